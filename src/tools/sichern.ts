/** npm run sichern [-- file]: copies the database while the house plays on. Without a name the copy is dated. */
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { backUp } from '../adapters/sqlite/backup';
import { createSystemClock } from '../adapters/system/clock';
import { readConfig, type Config } from '../config';
import { explainFault } from '../start-faults';

/** Says one line to the host. */
type Say = (line: string) => void;

/** By the time in UTC down to the second, so that names sort by age. */
function datedCopy(folder: string): string {
  const at = new Date(createSystemClock().now()).toISOString().slice(0, 19).replaceAll(':', '-');
  return join(folder, `spielhaus-${at}.db`);
}

/** The only folder that is made. A mistyped path must not leave folders behind. Null: it is there. */
function makeFolder(folder: string): string | null {
  if (existsSync(folder)) return null;
  try {
    mkdirSync(folder);
    return null;
  } catch (error) {
    return `Der Ordner ${folder} lässt sich nicht anlegen: ${String(error)}`;
  }
}

/** What went wrong; null: nothing, and it is said where the copy is. */
function copy({ database, dataDir }: Config, named: string | undefined, say: Say): string | null {
  if (!existsSync(database)) return `Es gibt keine Datenbank ${database}.`;
  const to = named === undefined ? datedCopy(join(dataDir, 'sicherungen')) : resolve(named);
  const folder = dirname(to);
  const problem = named === undefined ? makeFolder(folder) : null;
  if (problem !== null) return problem;
  if (!existsSync(folder)) return `Den Ordner ${folder} gibt es nicht.`;
  const copied = backUp(database, to);
  if (copied.ok) {
    say(`Gesichert: ${to} (${Math.ceil(copied.value / 1024)} KiB)`);
    return null;
  }
  if (copied.error.code === 'missing') return `Es gibt keine Datenbank ${database}.`;
  if (copied.error.code === 'exists') return `${to} gibt es schon, nichts wurde überschrieben.`;
  return explainFault(database, copied.error);
}

/** named: where the copy shall be; undefined: dated, in the data folder. refuse: says why there is none. The value is the exit code. */
export function backUpHouse(
  env: Readonly<Record<string, string | undefined>>,
  named: string | undefined,
  say: Say,
  refuse: Say,
): number {
  const config = readConfig(env);
  const problem = config.ok ? copy(config.value, named, say) : config.error;
  if (problem === null) return 0;
  refuse(problem);
  return 1;
}

if (require.main === module) {
  const to =
    (stream: NodeJS.WriteStream): Say =>
    (line) =>
      void stream.write(`${line}\n`);
  process.exitCode = backUpHouse(process.env, process.argv[2], to(process.stdout), to(process.stderr));
}
