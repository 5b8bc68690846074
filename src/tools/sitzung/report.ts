/** What came of each file, for people to read: one line when it went well, else what, whom and where. */
import type { Mismatch } from './mismatch';
import type { ScriptFault } from './script';

export type Verdict =
  | { readonly kind: 'passed' }
  | { readonly kind: 'mismatch'; readonly mismatch: Mismatch }
  /** The file is no script, or none for this house. */
  | { readonly kind: 'fault'; readonly fault: ScriptFault }
  /** There was no house to play in. */
  | { readonly kind: 'failed'; readonly problem: string };

export interface Played {
  readonly file: string;
  readonly verdict: Verdict;
  readonly seconds: number;
}

const WHY: Readonly<Record<Mismatch['why'], string>> = {
  different: 'liest etwas anderes',
  silent: 'wartet vergeblich',
  closed: 'verliert die Leitung',
  open: 'hat die Leitung noch',
  unmentioned: 'liest, was nicht im Skript steht',
};

/** Empty when it passed. The first line names file, line, person and what is wrong. */
export function explain({ file, verdict }: Played): readonly string[] {
  switch (verdict.kind) {
    case 'passed':
      return [];
    case 'failed':
      return [`${file}: ${verdict.problem}`];
    case 'fault':
      return [`${file}:${verdict.fault.line}: ${verdict.fault.problem}`];
    case 'mismatch': {
      const { line, who, why, expected, came } = verdict.mismatch;
      const first = `${file}:${line}: ${who} ${WHY[why]}`;
      return [
        first,
        ...(expected === null ? [] : [`  erwartet:  ${expected}`]),
        ...(came.length === 0 ? ['  gekommen:  nichts'] : came.map((each) => `  gekommen:  ${each}`)),
      ];
    }
  }
}

/** All files, then the sum. */
export function report(played: readonly Played[]): readonly string[] {
  const failed = played.filter(({ verdict }) => verdict.kind !== 'passed').length;
  const lines = played.flatMap((each) =>
    each.verdict.kind === 'passed' ? [`${each.file}: stimmt`] : explain(each),
  );
  return [...lines, `${played.length} gespielt, ${failed} nicht wie geschrieben.`];
}

/** 0: all went as written. 1: a mismatch. 2: a file is no script, or there was no house. */
export function exitCodeOf(played: readonly Played[]): 0 | 1 | 2 {
  const kinds = played.map(({ verdict }) => verdict.kind);
  if (kinds.some((kind) => kind === 'fault' || kind === 'failed')) return 2;
  return kinds.includes('mismatch') ? 1 : 0;
}
