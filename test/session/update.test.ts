/** The session alone: what lines lead to, and answers that come when nobody waits for them any more. */
import type { Intent } from '../../src/command/intent';
import { playerIdOf, type Person } from '../../src/match/player';
import type { Effect, Input, Model } from '../../src/session/model';
import { START, update, type Speech } from '../../src/session/update';

const ANNA: Person = { kind: 'person', id: playerIdOf('Anna'), name: 'Anna' };
const INSIDE: Model = { stage: 'inside', person: ANNA, asked: null };
const INTENTS: Readonly<Record<string, Intent>> = {
  aufgeben: { type: 'match', intent: { type: 'resign' } },
  aussteigen: { type: 'leaveTable' },
  stand: { type: 'show', show: 'board' },
  ende: { type: 'quit' },
};

const speech = (atStake: boolean): Speech => ({
  interpret: (line) => {
    const intent = INTENTS[line];
    if (line === '') return { kind: 'nothing' };
    return intent === undefined
      ? { kind: 'message', message: { code: 'command-unknown' } }
      : { kind: 'intent', intent, command: line };
  },
  loginWord: (line) => (line === 'ende' ? 'quit' : null),
  isReserved: () => false,
  atStake: () => atStake,
});

function run(
  model: Model,
  inputs: readonly Input[],
  atStake = true,
): { model: Model; effects: readonly Effect[] } {
  let now = model;
  const effects: Effect[] = [];
  for (const input of inputs) {
    const [next, more] = update(now, input, speech(atStake));
    now = next;
    effects.push(...more);
  }
  return { model: now, effects };
}

const lines = (...texts: readonly string[]): readonly Input[] =>
  texts.map((text) => ({ type: 'line', text }));
const typesOf = (effects: readonly Effect[]): readonly string[] => effects.map(({ type }) => type);

describe('F11: what weighs is asked once more', () => {
  it.each(['aufgeben', 'aussteigen'])('%s', (word) => {
    expect(typesOf(run(INSIDE, lines(word)).effects)).toEqual(['warn']);
    expect(typesOf(run(INSIDE, lines(word, word)).effects)).toEqual(['warn', 'carryOut']);
    expect(typesOf(run(INSIDE, lines(word, '', word)).effects)).toEqual(['warn', 'carryOut']);
    expect(typesOf(run(INSIDE, lines(word, 'stand', word)).effects)).toEqual(['warn', 'carryOut', 'warn']);
    expect(typesOf(run(INSIDE, lines(word, 'xyz', word)).effects)).toEqual(['warn', 'say', 'warn']);
  });

  it('one question does not answer the other', () => {
    expect(typesOf(run(INSIDE, lines('aufgeben', 'aussteigen', 'aufgeben')).effects)).toEqual([
      'warn',
      'warn',
      'warn',
    ]);
  });

  it('where nothing is at stake nothing is asked', () => {
    expect(typesOf(run(INSIDE, lines('aussteigen'), false).effects)).toEqual(['carryOut']);
  });
});

it('an answer that nobody awaits changes nothing', () => {
  expect(run(INSIDE, [{ type: 'proofWrong' }])).toEqual({ model: INSIDE, effects: [] });
});

it('three wrong proofs lead back to the name', () => {
  const asked = run(START, [
    ...lines('Anna'),
    { type: 'nameNeedsProof', name: 'Anna', proof: 'returnWord' },
  ]).model;
  const wrong: readonly Input[] = [...lines('x'), { type: 'proofWrong' }];
  expect(run(asked, [...wrong, ...wrong]).model.stage).toBe('proof');
  expect(run(asked, [...wrong, ...wrong, ...wrong]).model.stage).toBe('name');
});

it('after leaving, lines are not heard', () => {
  expect(run(INSIDE, lines('ende', 'stand', 'aufgeben')).effects).toEqual([{ type: 'leave' }]);
  expect(run(START, lines('ende', 'Anna')).effects).toEqual([{ type: 'leave' }]);
});
