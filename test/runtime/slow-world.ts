/** The house on a store whose calls can be held, and how people come in there. */
import { createMemoryEventStore } from '../../src/adapters/memory/event-store';
import { heldStore, type HeldStore } from '../support/held-store';
import type { MemoryClient } from '../support/memory-client';
import { createWorld, type World } from '../support/world';
import { returnWordIn } from './table';

export interface Slow {
  readonly world: World;
  readonly store: HeldStore;
}

export async function slowWorld(): Promise<Slow> {
  const store = heldStore(createMemoryEventStore());
  return { world: await createWorld({ store }), store };
}

export const GMCP = { gmcp: true };

export async function guest(world: World, name: string): Promise<{ client: MemoryClient; word: string }> {
  const client = await world.connect(GMCP);
  await client.types(name);
  return { client, word: returnWordIn(client.text()) };
}

export async function back(world: World, name: string, word: string): Promise<MemoryClient> {
  const client = await world.connect(GMCP);
  await client.typesAll([name, word]);
  return client;
}

/** Lets go of what was held, and the house do all that follows. */
export async function letGo({ world, store }: Slow): Promise<void> {
  store.letGo();
  await world.passes(0);
}

export const faults = (world: World): readonly unknown[] =>
  world.logged.filter(({ level }) => level === 'error');
