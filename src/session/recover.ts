/** Where a session stands after a task of its line has failed by a bug: nothing is awaited any more. */
import type { Person } from '../match/player';
import type { Model } from './model';
import { START } from './update';

/** person: who was in the house on the line by then, if anybody. */
export function recovered(model: Model, person: Person | null): Model {
  if (model.stage !== 'waiting' && model.stage !== 'password') return model;
  return person === null ? START : { stage: 'inside', person, asked: null };
}
