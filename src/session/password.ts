/** Making a name one's own, or changing its password: asked twice, not shown, an empty line calls it off. */
import type { Effect, Input, Model, Step } from './model';

type Asking = Model & { readonly stage: 'password' };

const SHORTEST = 6;
const LONGEST = 128;

const HIDE: Effect = { type: 'echo', typed: 'hidden' };
const SHOW: Effect = { type: 'echo', typed: 'shown' };

/** Asks for the old password, or at once for the new one. */
export const askPassword = (person: Asking['person'], old: boolean): Step => [
  { stage: 'password', person, step: old ? 'old' : 'first', first: '' },
  [{ type: 'say', message: { code: old ? 'password-ask-old' : 'password-ask-new' } }, HIDE],
];

const back = (model: Asking, message: 'password-kept' | 'password-old-wrong' | 'password-set'): Step => [
  { stage: 'inside', person: model.person, asked: null },
  [{ type: 'say', message: { code: message } }],
];

const askAgain = (
  model: Asking,
  message: 'password-length' | 'password-differs' | 'password-ask-new',
): Step => [{ ...model, step: 'first', first: '' }, [{ type: 'say', message: { code: message } }, HIDE]];

/** A line typed while a password is asked for. Every answer ends the hiding, also a wrong one (T6). */
export function passwordLine(model: Asking, line: string): Step {
  const [next, effects] = answered(model, line);
  return [next, [SHOW, ...effects]];
}

function answered(model: Asking, line: string): Step {
  if (model.step === 'busy') return [model, []];
  if (line === '') return back(model, 'password-kept');
  if (model.step === 'old') {
    return [{ ...model, step: 'busy' }, [{ type: 'checkOld', password: line }]];
  }
  if (model.step === 'again') {
    if (line !== model.first) return askAgain(model, 'password-differs');
    return [{ ...model, step: 'busy', first: '' }, [{ type: 'setPassword', password: line }]];
  }
  const length = Array.from(line).length;
  if (length < SHORTEST || length > LONGEST) return askAgain(model, 'password-length');
  return [
    { ...model, step: 'again', first: line },
    [{ type: 'say', message: { code: 'password-ask-again' } }, HIDE],
  ];
}

/** What the house has found or done. */
export function passwordAnswer(
  model: Asking,
  input: Input & { readonly type: 'oldRight' | 'oldWrong' | 'passwordDone' },
): Step {
  if (model.step !== 'busy') return [model, []];
  switch (input.type) {
    case 'oldRight':
      return askAgain(model, 'password-ask-new');
    case 'oldWrong':
      return back(model, 'password-old-wrong');
    case 'passwordDone':
      return back(model, 'password-set');
  }
}
