/** npm run sitzung: plays sessions that are written in files, or records one that is played. */
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { junit } from './junit';
import { parseOrder, USAGE, type Order } from './order';
import { playFile } from './play-file';
import { record } from './record';
import { exitCodeOf, report, type Played } from './report';
import { explainSystem } from './system-fault';

/** The folder that holds src/. */
const PROGRAM = join(__dirname, '../../..');

const USAGE_ERROR = 2;
const ENDS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** As shells report it. */
const INTERRUPTED = 130;

async function playAll(order: Extract<Order, { does: 'play' }>): Promise<number> {
  for (const signal of ENDS) process.once(signal, () => process.exit(INTERRUPTED));
  const played: Played[] = [];
  for (const file of order.files) played.push(await playFile(file, order.where, PROGRAM));
  const lines = `${report(played).join('\n')}\n`;
  // Standard output holds one report, so that it can be piped.
  if (order.junit === '') {
    process.stdout.write(junit(played));
    process.stderr.write(lines);
  } else {
    process.stdout.write(lines);
    if (order.junit !== null) writeFileSync(order.junit, junit(played));
  }
  return exitCodeOf(played);
}

/** Why nothing can be recorded there, told before anybody plays; null: it can. */
function unwritable(file: string): string | null {
  if (existsSync(file)) return `${file} gibt es schon, nichts wurde überschrieben.`;
  const folder = dirname(file);
  return existsSync(folder) ? null : `Den Ordner ${folder} gibt es nicht.`;
}

async function main(args: readonly string[]): Promise<number> {
  const order = parseOrder(args);
  if (!order.ok) {
    process.stderr.write(`${[order.error, ...USAGE].join('\n')}\n`);
    return USAGE_ERROR;
  }
  if (order.value.does === 'play') return playAll(order.value);
  const fault = unwritable(order.value.file);
  if (fault !== null) {
    process.stderr.write(`${fault}\n`);
    return USAGE_ERROR;
  }
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const stopped = new Promise<void>((resolve) =>
    ENDS.forEach((signal) => process.once(signal, () => resolve())),
  );
  return record(order.value, PROGRAM, say, stopped);
}

void main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${explainSystem(error)}\n`);
    process.exitCode = USAGE_ERROR;
  },
);
