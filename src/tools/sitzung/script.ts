/** A session as text, read: what stands in its header, and what its lines ask for, each with its line number. */
import type { ClientTraits } from '../../ports/connection';
import type { Expectation } from './expectation';

export interface Header {
  readonly rngSeed: number;
  /** Already in the house when the session begins. */
  readonly present: readonly string[];
  /** Client traits of that person: those for all, and over them its own. */
  readonly traits: (who: string) => Partial<ClientTraits>;
  /** How long a line may be waited for. */
  readonly patienceMs: number;
  /** Lines that the script does not mention are skipped. */
  readonly loose: boolean;
}

/** What a person does besides typing. */
export type Act =
  | { readonly does: 'connects' | 'ends' | 'resets' | 'isClosed' }
  | { readonly does: 'sends' | 'receives'; readonly bytes: Buffer }
  | { readonly does: 'tells'; readonly name: string; readonly data: unknown };

export type StepKind =
  /** text: with {name} where a captured value is put in. */
  | { readonly kind: 'type'; readonly who: string; readonly text: string }
  | { readonly kind: 'read'; readonly who: string; readonly expectation: Expectation }
  /** data: undefined when only the name counts. */
  | { readonly kind: 'gmcp'; readonly who: string; readonly name: string; readonly data: unknown }
  | { readonly kind: 'act'; readonly who: string; readonly act: Act }
  | { readonly kind: 'clock'; readonly ms: number }
  | { readonly kind: 'patience'; readonly ms: number }
  | { readonly kind: 'house'; readonly what: 'restart' | 'kill' };

export type Step = StepKind & {
  /** In the file, from 1. */
  readonly line: number;
  /** As it is written there. */
  readonly source: string;
};

/** A step, or a line that asks for nothing: a comment, an empty one. */
export type Row = Step | { readonly kind: 'remark'; readonly line: number; readonly source: string };

export interface Script {
  /** The header's lines, with the rule that ends it. */
  readonly head: readonly string[];
  readonly header: Header;
  readonly rows: readonly Row[];
}

/** Why a file is no script. */
export interface ScriptFault {
  readonly line: number;
  /** One German sentence for whoever wrote it. */
  readonly problem: string;
}

const NAME = /^[a-zäöüß]+$/u;

/** They name steps of the session itself: `uhr! 60 s`. */
const NO_PEOPLE: readonly string[] = ['uhr', 'frist', 'haus'];

export const isNoPerson = (word: string): boolean => NO_PEOPLE.includes(word);

/** For whoever wrote one of them where a person is due. */
export const NO_PERSON = 'uhr, frist und haus sind keine Personen';

/** Whether a person of a script can be called so. */
export const isPersonName = (word: string): boolean => NAME.test(word) && !isNoPerson(word);
