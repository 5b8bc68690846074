/** The session alone: what lines lead to, and answers that come when nobody waits for them any more. */
import fc from 'fast-check';
import type { Intent } from '../../src/command/intent';
import { playerIdOf, type Person } from '../../src/match/player';
import type { Cost, Effect, Input, Model } from '../../src/session/model';
import { START, update, type Speech } from '../../src/session/update';

const ANNA: Person = { kind: 'person', id: playerIdOf('Anna'), name: 'Anna' };
const INSIDE: Model = { stage: 'inside', person: ANNA, asked: null };
const INTENTS: Readonly<Record<string, Intent>> = {
  aufgeben: { type: 'match', intent: { type: 'resign' } },
  aussteigen: { type: 'leaveTable' },
  stand: { type: 'show', show: 'board' },
  'lösche figur': { type: 'deleteFigure' },
  annehmen: { type: 'accept', name: null },
  'annehmen bernd': { type: 'accept', name: 'bernd' },
  ablehnen: { type: 'decline', name: null },
  ende: { type: 'quit' },
};

const speech = (cost: Cost | null, isAwaited: boolean): Speech => ({
  interpret: (line) => {
    const intent = INTENTS[line];
    if (line === '') return { kind: 'nothing' };
    return intent === undefined
      ? { kind: 'message', message: { code: 'command-unknown' } }
      : { kind: 'intent', intent, command: line };
  },
  loginWord: (line) => (line === 'ende' ? 'quit' : null),
  isReserved: () => false,
  costOf: () => cost,
  isAwaited: () => isAwaited,
});

function run(
  model: Model,
  inputs: readonly Input[],
  cost: Cost | null = 'loss',
  isAwaited = false,
): { model: Model; effects: readonly Effect[] } {
  let now = model;
  const effects: Effect[] = [];
  for (const input of inputs) {
    const [next, more] = update(now, input, speech(cost, isAwaited));
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
    expect(typesOf(run(INSIDE, lines('aussteigen'), null).effects)).toEqual(['carryOut']);
  });
});

describe('F11: what it costs may change while it is asked', () => {
  it.each(['aufgeben', 'annehmen'])('then %s is asked about anew', (yes) => {
    const { model } = run(INSIDE, lines('aufgeben'), 'nothing');
    const again = run(model, lines(yes), 'loss');
    expect(again.effects).toEqual([{ type: 'warn', question: { weighty: 'resign', cost: 'loss' } }]);
    expect(run(again.model, lines(yes), 'loss').effects).toEqual([
      { type: 'carryOut', intent: INTENTS['aufgeben'] },
    ]);
  });

  it('where nothing is at stake any more nothing is asked', () => {
    const { model } = run(INSIDE, lines('aussteigen'), 'loss');
    expect(typesOf(run(model, lines('annehmen'), null).effects)).toEqual(['carryOut']);
  });
});

describe('F11: yes and no to the question', () => {
  it.each(['aufgeben', 'aussteigen', 'lösche figur'])('%s: yes means it, no drops it', (word) => {
    const meant = { type: 'carryOut', intent: INTENTS[word] };
    expect(run(INSIDE, lines(word, 'annehmen')).effects.at(-1)).toEqual(meant);
    expect(typesOf(run(INSIDE, lines(word, 'ablehnen', word)).effects)).toEqual(['warn', 'say', 'warn']);
  });

  it.each(['annehmen', 'ablehnen'])('%s does nothing while somebody else awaits an answer', (answer) => {
    const { model, effects } = run(INSIDE, lines('aufgeben', answer), 'loss', true);
    expect(effects.slice(1)).toEqual([
      { type: 'say', message: { code: 'weighty-unclear', weighty: 'resign' } },
    ]);
    expect(model).toEqual(INSIDE);
    const again = run(model, lines(answer), 'loss', true).effects;
    expect(again).toEqual([{ type: 'carryOut', intent: INTENTS[answer] }]);
  });

  it('a yes to somebody by name is theirs', () => {
    const { effects } = run(INSIDE, lines('aufgeben', 'annehmen bernd'), 'loss', true);
    expect(effects.slice(1)).toEqual([{ type: 'carryOut', intent: INTENTS['annehmen bernd'] }]);
  });

  it('with an answer awaited, no words of yes and no alone destroy anything', () => {
    const answers = fc.array(fc.constantFrom('annehmen', 'ablehnen', 'annehmen bernd', ''));
    fc.assert(
      fc.property(fc.constantFrom('aufgeben', 'aussteigen', 'lösche figur'), answers, (word, typed) => {
        const { effects } = run(INSIDE, lines(word, ...typed), 'loss', true);
        expect(effects).not.toContainEqual({ type: 'carryOut', intent: INTENTS[word] });
      }),
    );
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
