/** What hostile streams are made of: openings of real clients, and every line that is typed in a transcript. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bytes } from '../telnet/notation';
import { CLIENTS } from '../telnet/recorded-clients';

export interface Corpus {
  readonly openings: readonly Buffer[];
  readonly lines: readonly string[];
  /** Those of the lines that are moves of Kelma. */
  readonly kelmaMoves: readonly string[];
}

const TRANSCRIPTS = join(__dirname, '../transcripts');

function typedLines(): readonly string[] {
  const typed = readdirSync(TRANSCRIPTS)
    .filter((file) => file.endsWith('.txt'))
    .flatMap((file) => readFileSync(join(TRANSCRIPTS, file), 'utf8').split('\n'))
    .flatMap((line) => /^[a-zäöüß]+> (.+)$/u.exec(line)?.[1] ?? []);
  return [...new Set(typed)];
}

const isKelmaMove = (line: string): boolean => /^[SLT]?[a-e]\d+[-x:][a-e]\d+$/iu.test(line);

export function readCorpus(): Corpus {
  const lines = typedLines();
  return {
    openings: Object.values(CLIENTS).map(({ exchange }) =>
      Buffer.concat(exchange.map(([said]) => bytes(said))),
    ),
    lines,
    kelmaMoves: lines.filter(isKelmaMove),
  };
}
