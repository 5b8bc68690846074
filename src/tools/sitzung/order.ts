/** What was asked for at the command line: which files, where to play them, how to report, or what to record. */
import { parseArgs } from 'node:util';
import { err, ok, type Result } from '../../kernel/result';
import type { Address } from './wire-stages';

export const USAGE = [
  'npm run --silent sitzung -- [Wo] [--bericht junit[:Datei]] Datei ...',
  'npm run --silent sitzung -- [--host H --port P] --aufnehmen Datei [--horche Port] [--breite Spalten]',
  'Wo: --speicher (im Speicher), --host H --port P (ein Haus, das läuft); sonst ein eigenes Haus für jede Datei.',
];

/** null: a house of our own. */
export type Where = 'memory' | 'own' | Address;

export type Order =
  | {
      readonly does: 'play';
      readonly files: readonly string[];
      readonly where: Where;
      /** null: no JUnit; '' standard output; else a file. */
      readonly junit: string | null;
    }
  | {
      readonly does: 'record';
      readonly file: string;
      readonly where: Exclude<Where, 'memory'>;
      /** 0 takes a free port. */
      readonly relayPort: number;
      readonly columns: number;
    };

const OPTIONS = {
  host: { type: 'string' },
  port: { type: 'string' },
  speicher: { type: 'boolean', default: false },
  bericht: { type: 'string' },
  aufnehmen: { type: 'string' },
  horche: { type: 'string', default: '0' },
  breite: { type: 'string', default: '80' },
} as const;

const isNumber = (text: string, most: number, least = 0): boolean =>
  /^\d{1,5}$/.test(text) && Number(text) <= most && Number(text) >= least;

interface Given {
  readonly host?: string | undefined;
  readonly port?: string | undefined;
  readonly speicher: boolean;
}

function whereOf({ host, port, speicher }: Given): Result<Where, string> {
  if (port === undefined) {
    if (host !== undefined) return err('Zu --host gehört --port.');
    return ok(speicher ? 'memory' : 'own');
  }
  if (speicher) return err('Entweder --speicher oder --port.');
  if (!isNumber(port, 65_535)) return err(`--port ${port} ist kein Port.`);
  return ok({ host: host ?? '127.0.0.1', port: Number(port) });
}

function junitOf(report: string | undefined): Result<string | null, string> {
  if (report === undefined) return ok(null);
  const [, file = ''] = /^junit(?::(.+))?$/.exec(report) ?? [];
  return report.startsWith('junit') && (report === 'junit' || file !== '')
    ? ok(file)
    : err(`--bericht ${report} gibt es nicht, nur junit oder junit:Datei.`);
}

/** message: Node's, an English sentence that names the option in quotes. */
function explainOption(message: string): string {
  const [, option = message] = /'(--?[\w-]+)/.exec(message) ?? [];
  const known = Object.entries(OPTIONS).find(([name]) => `--${name}` === option)?.[1];
  if (known === undefined) return `Die Angabe ${option} gibt es nicht.`;
  return known.type === 'boolean' ? `Hinter ${option} steht kein Wert.` : `Hinter ${option} fehlt ein Wert.`;
}

function parse(args: readonly string[]) {
  try {
    return ok(parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true }));
  } catch (error) {
    return err(explainOption(error instanceof Error ? error.message : String(error)));
  }
}

/** args: without node and program. The error is one line for whoever typed it. */
export function parseOrder(args: readonly string[]): Result<Order, string> {
  const parsed = parse(args);
  if (!parsed.ok) return parsed;
  const { values, positionals: files } = parsed.value;
  const where = whereOf(values);
  if (!where.ok) return where;
  const { aufnehmen: file, horche, breite } = values;
  if (file !== undefined) {
    if (where.value === 'memory') return err('Im Speicher lässt sich nichts aufnehmen.');
    if (files.length > 0) return err('Beim Aufnehmen gibt es nur eine Datei, die nach --aufnehmen.');
    if (!isNumber(horche, 65_535)) return err(`--horche ${horche} ist kein Port.`);
    if (!isNumber(breite, 250, 20)) return err(`--breite ${breite} geht nicht, erlaubt ist 20 bis 250.`);
    return ok({
      does: 'record',
      file,
      where: where.value,
      relayPort: Number(horche),
      columns: Number(breite),
    });
  }
  if (files.length === 0) return err('Es fehlt eine Datei.');
  const junit = junitOf(values.bericht);
  return junit.ok ? ok({ does: 'play', files, where: where.value, junit: junit.value }) : junit;
}
