/**
 * One connection as a pure state machine: what came in and where it stands -> where it stands now and what is to
 * be done. It neither waits nor sends; the runtime does what the effects say and feeds the answers back.
 */
import { assertNever } from '../kernel/assert-never';
import type { Interpretation } from '../command/interpreter';
import type { Intent } from '../command/intent';
import type { Effect, Input, Model, Weighty } from './model';
import { checkName, type NameFault } from './name';

/** What a session must know of the language of input. */
export interface Speech {
  /** A line of somebody in the house, where they are. */
  readonly interpret: (line: string) => Interpretation;
  /** A word that is understood where a name is asked for; null for all others. */
  readonly loginWord: (line: string) => 'guest' | 'who' | 'help' | 'quit' | null;
  readonly isReserved: (name: string) => boolean;
  /** A running match in which the speaker plays would be lost by leaving now. */
  readonly atStake: () => boolean;
}

export type Step = readonly [Model, readonly Effect[]];

export const START: Model = { stage: 'name' };

const PROOF_TRIES = 3;

const NAME_FAULTS = {
  letters: 'login-name-letters',
  length: 'login-name-length',
  reserved: 'login-name-reserved',
} as const satisfies Record<NameFault, string>;

function atName(model: Model, line: string, speech: Speech): Step {
  const typed = line.trim();
  if (typed === '') return [model, []];
  switch (speech.loginWord(typed)) {
    case 'guest':
      return [{ stage: 'waiting', name: typed, tries: 0 }, [{ type: 'guest' }]];
    case 'who':
      return [model, [{ type: 'who' }]];
    case 'help':
      return [model, [{ type: 'say', message: { code: 'login-help' } }]];
    case 'quit':
      return [{ stage: 'gone' }, [{ type: 'leave' }]];
    case null: {
      const name = checkName(typed, speech.isReserved);
      if (!name.ok) return [model, [{ type: 'say', message: { code: NAME_FAULTS[name.error] } }]];
      return [{ stage: 'waiting', name: name.value, tries: 0 }, [{ type: 'lookUp', name: name.value }]];
    }
  }
}

function atProof(model: Model & { stage: 'proof' }, line: string): Step {
  const word = line.trim();
  if (word === '') return [START, [{ type: 'say', message: { code: 'login-proof-given-up' } }]];
  return [{ ...model, stage: 'waiting' }, [{ type: 'prove', name: model.name, word }]];
}

const weightOf = (intent: Intent): Weighty | null => {
  if (intent.type === 'leaveTable') return 'leaveTable';
  return intent.type === 'match' && intent.intent.type === 'resign' ? 'resign' : null;
};

function inside(model: Model & { stage: 'inside' }, line: string, speech: Speech): Step {
  const meant = speech.interpret(line);
  // Any other line takes the question back; an empty one leaves it standing.
  if (meant.kind === 'nothing') return [model, []];
  const calm: Model = model.asked === null ? model : { ...model, asked: null };
  if (meant.kind === 'message') return [calm, [{ type: 'say', message: meant.message }]];
  const { intent } = meant;
  if (intent.type === 'quit') return [{ stage: 'gone' }, [{ type: 'leave' }]];
  const weighty = weightOf(intent);
  if (weighty !== null && model.asked !== weighty && speech.atStake()) {
    return [{ ...model, asked: weighty }, [{ type: 'warn', weighty }]];
  }
  return [calm, [{ type: 'carryOut', intent }]];
}

function onLine(model: Model, line: string, speech: Speech): Step {
  switch (model.stage) {
    case 'name':
      return atName(model, line, speech);
    case 'proof':
      return atProof(model, line);
    case 'inside':
      return inside(model, line, speech);
    case 'waiting':
    case 'gone':
      return [model, []];
  }
}

/** Takes one input. An answer that comes when it is no longer awaited changes nothing. */
export function update(model: Model, input: Input, speech: Speech): Step {
  switch (input.type) {
    case 'line':
      return onLine(model, input.text, speech);
    case 'nameIsFree':
      return [model, [{ type: 'enter', name: input.name }]];
    case 'nameNeedsProof': {
      const code = input.proof === 'password' ? 'login-ask-password' : 'login-ask-return-word';
      const asked: Model = { stage: 'proof', name: input.name, tries: 0 };
      return [asked, [{ type: 'say', message: { code, name: input.name } }]];
    }
    case 'proofWrong': {
      if (model.stage !== 'waiting') return [model, []];
      const tries = model.tries + 1;
      if (tries < PROOF_TRIES) {
        return [
          { stage: 'proof', name: model.name, tries },
          [{ type: 'say', message: { code: 'login-proof-wrong' } }],
        ];
      }
      return [START, [{ type: 'say', message: { code: 'login-proof-given-up' } }]];
    }
    case 'entered':
      return [{ stage: 'inside', person: input.person, asked: null }, []];
    default:
      return assertNever(input);
  }
}
