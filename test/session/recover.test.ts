/** A session that waited for an answer that will not come listens again. */
import { playerIdOf, type Person } from '../../src/match/player';
import type { Model } from '../../src/session/model';
import { recovered } from '../../src/session/recover';
import { START } from '../../src/session/update';

const anna: Person = { kind: 'person', id: playerIdOf('Anna'), name: 'Anna' };
const inside: Model = { stage: 'inside', person: anna, asked: null };
const waiting: Model = { stage: 'waiting', name: 'Anna', proof: 'password', tries: 0, owned: false };

it('asks for the name again when nobody has come in', () => {
  expect(recovered(waiting, null)).toEqual(START);
});

it('goes on inside when somebody has', () => {
  expect(recovered(waiting, anna)).toEqual(inside);
  expect(recovered({ stage: 'password', person: anna, step: 'busy', first: '' }, anna)).toEqual(inside);
});

const asked: Model = { ...inside, asked: { weighty: 'resign', cost: 'loss' } };

it.each<Model>([START, asked, { stage: 'gone' }])('leaves %j as it is', (model) => {
  expect(recovered(model, anna)).toBe(model);
});
