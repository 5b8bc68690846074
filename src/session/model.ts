/** Where one connection stands: asked for its name, asked for its proof, or in the house. Plain data. */
import type { Intent } from '../command/intent';
import type { Person } from '../match/player';
import type { Message } from '../text/message';

/** What must be typed twice, since it costs a match. */
export type Weighty = 'leaveTable' | 'resign';

export type Model =
  | { readonly stage: 'name' }
  /** The name belongs to somebody: its return word or password is asked for. */
  | { readonly stage: 'proof'; readonly name: string; readonly tries: number }
  /** An answer of the house is awaited; lines wait, since they are taken one by one. */
  | { readonly stage: 'waiting'; readonly name: string; readonly tries: number }
  | { readonly stage: 'inside'; readonly person: Person; readonly asked: Weighty | null }
  | { readonly stage: 'gone' };

/** What comes to a session. */
export type Input =
  | { readonly type: 'line'; readonly text: string }
  /** The answer to a lookUp. */
  | { readonly type: 'nameIsFree'; readonly name: string }
  | { readonly type: 'nameNeedsProof'; readonly name: string; readonly proof: 'returnWord' | 'password' }
  /** The answer to a prove. */
  | { readonly type: 'proofWrong' }
  | { readonly type: 'entered'; readonly person: Person };

/** What a session wants done. */
export type Effect =
  | { readonly type: 'say'; readonly message: Message }
  /** Finds out whether a name is free, or who must prove what. */
  | { readonly type: 'lookUp'; readonly name: string }
  | { readonly type: 'guest' }
  | { readonly type: 'prove'; readonly name: string; readonly word: string }
  | { readonly type: 'enter'; readonly name: string }
  | { readonly type: 'carryOut'; readonly intent: Intent }
  /** Says what the weighty wish would cost; true to its name it changes nothing. */
  | { readonly type: 'warn'; readonly weighty: Weighty }
  | { readonly type: 'who' }
  | { readonly type: 'leave' };
