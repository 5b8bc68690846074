/** npm run sichern [-- file]: copies the database while the house plays on. Without a name the copy is dated. */
import { mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { backUp } from '../adapters/sqlite/backup';
import { createSystemClock } from '../adapters/system/clock';
import { readConfig, type Config } from '../config';
import { explainFault } from '../start-faults';

/** In the data folder, by the time in UTC down to the second, so that names sort by age. */
function datedCopy({ dataDir }: Config): string {
  const at = new Date(createSystemClock().now()).toISOString().slice(0, 19).replaceAll(':', '-');
  return join(dataDir, 'sicherungen', `spielhaus-${at}.db`);
}

/** What went wrong; null: nothing, and it is said where the copy is. */
function copy(config: Config, to: string, say: (line: string) => void): string | null {
  try {
    mkdirSync(dirname(to), { recursive: true });
  } catch (error) {
    return `Der Ordner ${dirname(to)} lässt sich nicht anlegen: ${String(error)}`;
  }
  const copied = backUp(config.database, to);
  if (copied.ok) {
    say(`Gesichert: ${to} (${Math.ceil(copied.value / 1024)} KiB)`);
    return null;
  }
  if (copied.error.code === 'missing') return `Es gibt keine Datenbank ${config.database}.`;
  if (copied.error.code === 'exists') return `${to} gibt es schon, nichts wurde überschrieben.`;
  return explainFault(config.database, copied.error);
}

/** named: where the copy shall be; undefined: dated, in the data folder. The value is the exit code. */
export function backUpHouse(
  env: Readonly<Record<string, string | undefined>>,
  named: string | undefined,
  say: (line: string) => void,
): number {
  const config = readConfig(env);
  const problem = config.ok
    ? copy(config.value, named === undefined ? datedCopy(config.value) : resolve(named), say)
    : config.error;
  if (problem === null) return 0;
  say(problem);
  return 1;
}

if (require.main === module) {
  process.exitCode = backUpHouse(process.env, process.argv[2], (line) => process.stdout.write(`${line}\n`));
}
