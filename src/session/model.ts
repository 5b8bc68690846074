/** Where one connection stands: asked for its name, asked for its proof, or in the house. Plain data. */
import type { Intent } from '../command/intent';
import type { Person } from '../match/player';
import type { Message } from '../text/message';

/** What must be typed twice, since it cannot be undone. */
export const WEIGHTY = ['leaveTable', 'resign', 'deleteFigure'] as const;
export type Weighty = (typeof WEIGHTY)[number];

/** What it would cost now: a match that counts as lost, or not, a match for practice, the name. */
export type Cost = 'loss' | 'nothing' | 'practice' | 'name';

/** What was asked about, and what it would have cost then. */
export interface Question {
  readonly weighty: Weighty;
  readonly cost: Cost;
}

export type Proof = 'returnWord' | 'password';

/** Which answer is awaited while a password is set. busy: the house is at work on the last one. */
export type PasswordStep = 'old' | 'first' | 'again' | 'busy';

export type Model =
  /** owned: the name is to be made one's own at once. */
  | { readonly stage: 'name'; readonly owned: boolean }
  /** The name belongs to somebody: its return word or password is asked for. */
  | { readonly stage: 'proof'; readonly name: string; readonly proof: Proof; readonly tries: number }
  /** An answer of the house is awaited; lines wait, since they are taken one by one. */
  | {
      readonly stage: 'waiting';
      readonly name: string;
      readonly proof: Proof;
      readonly tries: number;
      readonly owned: boolean;
    }
  | { readonly stage: 'inside'; readonly person: Person; readonly asked: Question | null }
  | {
      readonly stage: 'password';
      readonly person: Person;
      readonly step: PasswordStep;
      /** The new password as typed first. */
      readonly first: string;
    }
  | { readonly stage: 'gone' };

/** What comes to a session. */
export type Input =
  | { readonly type: 'line'; readonly text: string }
  /** The answer to a lookUp. */
  | { readonly type: 'nameIsFree'; readonly name: string }
  | { readonly type: 'nameNeedsProof'; readonly name: string; readonly proof: Proof }
  /** The answers to a prove. slowDown: too many wrong ones, nothing was checked. */
  | { readonly type: 'proofWrong' }
  /** So many were not right that the line ends. */
  | { readonly type: 'triesUsedUp' }
  | { readonly type: 'slowDown'; readonly minutes: number }
  /** The person may not come in. */
  | { readonly type: 'barred'; readonly message: Message }
  | { readonly type: 'entered'; readonly person: Person }
  /** The answer to wantPassword. */
  | { readonly type: 'askPassword'; readonly old: boolean }
  /** The answers to checkOld and setPassword. */
  | { readonly type: 'oldRight' }
  | { readonly type: 'oldWrong' }
  | { readonly type: 'passwordDone' };

/** What a session wants done. */
export type Effect =
  | { readonly type: 'say'; readonly message: Message }
  /** What is typed next is not to be seen, or is again. */
  | { readonly type: 'echo'; readonly typed: 'hidden' | 'shown' }
  /** Finds out whether a name is free, or who must prove what. */
  | { readonly type: 'lookUp'; readonly name: string }
  | { readonly type: 'guest' }
  | { readonly type: 'prove'; readonly name: string; readonly word: string }
  | { readonly type: 'enter'; readonly name: string }
  | { readonly type: 'carryOut'; readonly intent: Intent }
  /** Says what the weighty wish would cost; true to its name it changes nothing. */
  | { readonly type: 'warn'; readonly question: Question }
  /** Finds out whether there is an old password to ask for. */
  | { readonly type: 'wantPassword' }
  | { readonly type: 'checkOld'; readonly password: string }
  | { readonly type: 'setPassword'; readonly password: string }
  | { readonly type: 'who' }
  | { readonly type: 'putOut' }
  | { readonly type: 'leave' };

/** Where it stands now, and what is to be done. */
export type Step = readonly [Model, readonly Effect[]];
