/**
 * One connection as a pure state machine: what came in and where it stands -> where it stands now and what is to
 * be done. It neither waits nor sends; the runtime does what the effects say and feeds the answers back.
 */
import { assertNever } from '../kernel/assert-never';
import type { Interpretation } from '../command/interpreter';
import type { Intent } from '../command/intent';
import type { Cost, Effect, Input, Model, Proof, Question, Step, Weighty } from './model';
import { checkName, type NameFault } from './name';
import { askPassword, passwordAnswer, passwordLine } from './password';

/** What a session must know of the language of input. */
export interface Speech {
  /** A line of somebody in the house, where they are. */
  readonly interpret: (line: string) => Interpretation;
  /** A word that is understood where a name is asked for; null for all others. */
  readonly loginWord: (line: string) => 'guest' | 'new' | 'who' | 'help' | 'quit' | null;
  readonly isReserved: (name: string) => boolean;
  /** What doing this now would destroy: a running match of the speaker's here, or the figure; null for nothing. */
  readonly costOf: (weighty: Weighty) => Cost | null;
  /** Somebody's offer or challenge waits for the speaker's answer, so a bare yes or no may be meant for it. */
  readonly isAwaited: () => boolean;
}

export const START: Model = { stage: 'name', owned: false };

const PROOF_TRIES = 3;

const NAME_FAULTS = {
  letters: 'login-name-letters',
  length: 'login-name-length',
  reserved: 'login-name-reserved',
} as const satisfies Record<NameFault, string>;

function atName(model: Model & { stage: 'name' }, line: string, speech: Speech): Step {
  const typed = line.trim();
  if (typed === '') return [model, []];
  const waiting: Model = { stage: 'waiting', name: typed, proof: 'returnWord', tries: 0, owned: model.owned };
  switch (speech.loginWord(typed)) {
    case 'guest':
      return [waiting, [{ type: 'guest' }]];
    case 'new':
      return [{ ...model, owned: true }, [{ type: 'say', message: { code: 'login-new' } }]];
    case 'who':
      return [model, [{ type: 'who' }]];
    case 'help':
      return [model, [{ type: 'say', message: { code: 'login-help' } }]];
    case 'quit':
      return [{ stage: 'gone' }, [{ type: 'leave' }]];
    case null: {
      const name = checkName(typed, speech.isReserved);
      if (!name.ok) return [model, [{ type: 'say', message: { code: NAME_FAULTS[name.error] } }]];
      return [{ ...waiting, name: name.value }, [{ type: 'lookUp', name: name.value }]];
    }
  }
}

function askProof(name: string, proof: Proof, tries: number, ask: Effect): Step {
  const hide: readonly Effect[] = proof === 'password' ? [{ type: 'echo', typed: 'hidden' }] : [];
  return [{ stage: 'proof', name, proof, tries }, [ask, ...hide]];
}

function atProof(model: Model & { stage: 'proof' }, line: string): Step {
  const { name, proof, tries } = model;
  const shown: readonly Effect[] = proof === 'password' ? [{ type: 'echo', typed: 'shown' }] : [];
  if (line.trim() === '')
    return [START, [...shown, { type: 'say', message: { code: 'login-proof-given-up' } }]];
  const waiting: Model = { stage: 'waiting', name, proof, tries, owned: false };
  return [waiting, [...shown, { type: 'prove', name, word: line }]];
}

const weightOf = (intent: Intent): Weighty | null => {
  if (intent.type === 'leaveTable' || intent.type === 'deleteFigure') return intent.type;
  return intent.type === 'match' && intent.intent.type === 'resign' ? 'resign' : null;
};

/** What a question was about: whoever says yes to it wants just this. */
const CONFIRMED: Readonly<Record<Weighty, Intent>> = {
  leaveTable: { type: 'leaveTable' },
  deleteFigure: { type: 'deleteFigure' },
  resign: { type: 'match', intent: { type: 'resign' } },
};

/** Does the weighty thing if it was asked about at the cost that it has now; else asks, perhaps anew. */
function weigh(model: Model & { stage: 'inside' }, intent: Intent, weighty: Weighty, speech: Speech): Step {
  const cost = speech.costOf(weighty);
  const { asked } = model;
  if (cost === null || (asked?.weighty === weighty && asked.cost === cost))
    return [{ ...model, asked: null }, [{ type: 'carryOut', intent }]];
  const question: Question = { weighty, cost };
  return [{ ...model, asked: question }, [{ type: 'warn', question }]];
}

/** What a bare yes or no to the question leads to. Where it may be meant for somebody else's question, to nothing. */
function answered(
  model: Model & { stage: 'inside' },
  { weighty }: Question,
  answer: 'accept' | 'decline',
  speech: Speech,
): Step {
  const calm: Model = { ...model, asked: null };
  if (speech.isAwaited()) return [calm, [{ type: 'say', message: { code: 'weighty-unclear', weighty } }]];
  return answer === 'accept'
    ? weigh(model, CONFIRMED[weighty], weighty, speech)
    : [calm, [{ type: 'say', message: { code: 'weighty-dropped' } }]];
}

function inside(model: Model & { stage: 'inside' }, line: string, speech: Speech): Step {
  const meant = speech.interpret(line);
  // Any other line takes the question back; an empty one leaves it standing.
  if (meant.kind === 'nothing') return [model, []];
  const calm: Model = model.asked === null ? model : { ...model, asked: null };
  if (meant.kind === 'message') return [calm, [{ type: 'say', message: meant.message }]];
  const { intent } = meant;
  if (model.asked !== null && (intent.type === 'accept' || intent.type === 'decline') && intent.name === null)
    return answered(model, model.asked, intent.type, speech);
  if (intent.type === 'quit') return [{ stage: 'gone' }, [{ type: 'leave' }]];
  if (intent.type === 'changePassword') return [calm, [{ type: 'wantPassword' }]];
  const weighty = weightOf(intent);
  return weighty === null ? [calm, [{ type: 'carryOut', intent }]] : weigh(model, intent, weighty, speech);
}

function onLine(model: Model, line: string, speech: Speech): Step {
  switch (model.stage) {
    case 'name':
      return atName(model, line, speech);
    case 'proof':
      return atProof(model, line);
    case 'inside':
      return inside(model, line, speech);
    case 'password':
      return passwordLine(model, line);
    case 'waiting':
    case 'gone':
      return [model, []];
  }
}

/** A return word is asked for again; after a password the line shows what is typed again, so the name comes first. */
function onWrongProof(model: Model & { stage: 'waiting' }): Step {
  const tries = model.tries + 1;
  if (model.proof === 'password')
    return [START, [{ type: 'say', message: { code: 'login-password-wrong' } }]];
  if (tries >= PROOF_TRIES) return [START, [{ type: 'say', message: { code: 'login-proof-given-up' } }]];
  return askProof(model.name, model.proof, tries, { type: 'say', message: { code: 'login-proof-wrong' } });
}

/** Takes one input. An answer that comes when it is no longer awaited changes nothing. */
export function update(model: Model, input: Input, speech: Speech): Step {
  switch (input.type) {
    case 'line':
      return onLine(model, input.text, speech);
    case 'nameIsFree':
      return [model, [{ type: 'enter', name: input.name }]];
    case 'nameNeedsProof': {
      const { name, proof } = input;
      // Who wants a name of their own has asked for another one than somebody's.
      if (model.stage === 'waiting' && model.owned) {
        return [
          { stage: 'name', owned: true },
          [{ type: 'say', message: { code: 'login-name-taken', name } }],
        ];
      }
      const code = proof === 'password' ? 'login-ask-password' : 'login-ask-return-word';
      return askProof(name, proof, 0, { type: 'say', message: { code, name } });
    }
    case 'proofWrong':
      return model.stage === 'waiting' ? onWrongProof(model) : [model, []];
    case 'triesUsedUp':
      return [{ stage: 'gone' }, [{ type: 'putOut' }]];
    case 'slowDown':
      return [START, [{ type: 'say', message: { code: 'login-slow-down', minutes: input.minutes } }]];
    case 'barred':
      return [START, [{ type: 'say', message: input.message }]];
    case 'entered': {
      // The line may have ended, or been taken over, while they came in.
      if (model.stage !== 'waiting') return [model, []];
      const entered: Model = { stage: 'inside', person: input.person, asked: null };
      return [entered, model.owned ? [{ type: 'wantPassword' }] : []];
    }
    case 'askPassword':
      return model.stage === 'inside' ? askPassword(model.person, input.old) : [model, []];
    case 'oldRight':
    case 'oldWrong':
    case 'passwordDone':
      return model.stage === 'password' ? passwordAnswer(model, input) : [model, []];
    default:
      return assertNever(input);
  }
}
