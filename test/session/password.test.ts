/** Setting a password as the session alone sees it: every WILL ECHO is followed by a WONT ECHO, whatever is typed (T6). */
import fc from 'fast-check';
import type { Person } from '../../src/match/player';
import { playerIdOf } from '../../src/match/player';
import type { Effect, Input, Model } from '../../src/session/model';
import { update, type Speech } from '../../src/session/update';

const ANNA: Person = { kind: 'person', id: playerIdOf('Anna'), name: 'Anna' };

const SPEECH: Speech = {
  interpret: () => ({ kind: 'nothing' }),
  loginWord: () => null,
  isReserved: () => false,
  costOf: () => null,
  isAwaited: () => false,
};

const INSIDE: Model = { stage: 'inside', person: ANNA, asked: null };

interface Walk {
  readonly model: Model;
  readonly effects: readonly Effect[];
}

function walk(inputs: readonly Input[], start: Model = INSIDE): Walk {
  let model = start;
  const effects: Effect[] = [];
  for (const input of inputs) {
    const [next, made] = update(model, input, SPEECH);
    model = next;
    effects.push(...made);
  }
  return { model, effects };
}

const line = (text: string): Input => ({ type: 'line', text });
const ask = (old: boolean): Input => ({ type: 'askPassword', old });

const echoes = (effects: readonly Effect[]): readonly string[] =>
  effects.flatMap((effect) => (effect.type === 'echo' ? [effect.typed] : []));
const said = (effects: readonly Effect[]): readonly string[] =>
  effects.flatMap((effect) => (effect.type === 'say' ? [effect.message.code] : []));
const wanted = (effects: readonly Effect[]): readonly Effect[] =>
  effects.filter(({ type }) => type === 'checkOld' || type === 'setPassword');

test('T6 a new password is asked for twice, hidden each time, and shown again after each', () => {
  const { model, effects } = walk([ask(false), line('geheim'), line('geheim'), { type: 'passwordDone' }]);
  expect(echoes(effects)).toEqual(['hidden', 'shown', 'hidden', 'shown']);
  expect(said(effects)).toEqual(['password-ask-new', 'password-ask-again', 'password-set']);
  expect(wanted(effects)).toEqual([{ type: 'setPassword', password: 'geheim' }]);
  expect(model).toEqual(INSIDE);
});

test('T6 the old one is asked for first, and nothing goes on without it', () => {
  const right = walk([ask(true), line('altes Wort'), { type: 'oldRight' }, line('neues Wort')]);
  expect(echoes(right.effects)).toEqual(['hidden', 'shown', 'hidden', 'shown', 'hidden']);
  expect(wanted(right.effects)).toEqual([{ type: 'checkOld', password: 'altes Wort' }]);
  const wrong = walk([ask(true), line('geraten'), { type: 'oldWrong' }]);
  expect(echoes(wrong.effects)).toEqual(['hidden', 'shown']);
  expect(wrong.model).toEqual(INSIDE);
});

test.each([
  ['too short', ['kurz'], 'password-length'],
  ['too long', ['x'.repeat(129)], 'password-length'],
  ['not twice the same', ['erstes Wort', 'zweites Wort'], 'password-differs'],
])('T6 %s: asked for again from the beginning, hidden', (_, typed, code) => {
  const { model, effects } = walk([ask(false), ...typed.map(line)]);
  expect(said(effects).at(-1)).toBe(code);
  expect(echoes(effects).slice(-2)).toEqual(['shown', 'hidden']);
  expect(model).toMatchObject({ stage: 'password', step: 'first', first: '' });
  expect(wanted(effects)).toEqual([]);
});

test.each([[[]], [['erstes Wort']]])(
  'T6 an empty line after %j calls it off and shows what is typed',
  (typed) => {
    const { model, effects } = walk([ask(false), ...typed.map(line), line('')]);
    expect(said(effects).at(-1)).toBe('password-kept');
    expect(echoes(effects).at(-1)).toBe('shown');
    expect(model).toEqual(INSIDE);
  },
);

test('lengths count letters, not code units, and blanks belong to the password', () => {
  expect(said(walk([ask(false), line('🦊🦊🦊')]).effects).at(-1)).toBe('password-length');
  const { effects } = walk([ask(false), line(' geheim '), line('geheim')]);
  expect(said(effects).at(-1)).toBe('password-differs');
});

const inputs = fc.constantFrom<Input>(
  ask(true),
  ask(false),
  line(''),
  line('kurz'),
  line('erstes Wort'),
  line('zweites Wort'),
  { type: 'oldRight' },
  { type: 'oldWrong' },
  { type: 'passwordDone' },
);

test('T6 whatever comes in whatever order: hidden and shown take turns, and no password is asked for in the open', () => {
  fc.assert(
    fc.property(fc.array(inputs, { maxLength: 30 }), (all) => {
      const { model, effects } = walk(all);
      let now = 'shown';
      for (const next of echoes(effects)) {
        if (next === 'hidden') expect(now).toBe('shown');
        now = next;
      }
      const asks = model.stage === 'password' && model.step !== 'busy';
      expect(now).toBe(asks ? 'hidden' : 'shown');
    }),
  );
});
