/** Anna and Bernd at a table of Khalaha, Clara watching: where most tests of the runtime begin. */
import type { MemoryClient } from '../support/memory-client';
import { createWorld, type World, type WorldOptions } from '../support/world';

export interface Seated {
  readonly world: World;
  /** South. */
  readonly anna: MemoryClient;
  /** North. */
  readonly bernd: MemoryClient;
  readonly clara: MemoryClient;
  readonly all: readonly MemoryClient[];
}

/** rules: a preset; '' for the default, where both still have to fill. What was shown by then is read away. */
export async function seated(rules = 'kalah', options: WorldOptions = {}): Promise<Seated> {
  const world = await createWorld(options);
  const gmcp = { gmcp: true };
  const anna = await world.enters('Anna', gmcp);
  const bernd = await world.enters('Bernd', gmcp);
  const clara = await world.enters('Clara', gmcp);
  await anna.types(`neustart khalaha ${rules} bernd`);
  await bernd.types('annehmen');
  await clara.types('zuschauen 1');
  const all = [anna, bernd, clara];
  for (const client of all) client.reads();
  return { world, anna, bernd, clara, all };
}

/** What was shown since the last look as one line, without the line ends and gaps that its width has made. */
export const flat = (client: MemoryClient): string => client.reads().join(' ').replaceAll(/\s+/gu, ' ');

/** The fields of Game.State that tests look at. */
export interface GameState {
  readonly match: string;
  readonly phase: string;
  readonly players: readonly string[];
  readonly you: number | null;
  readonly turn: number | null;
  readonly pits: readonly (readonly number[])[];
  readonly stores: readonly number[];
  readonly ply: number;
  readonly last: string | null;
  readonly legal: readonly string[];
  readonly result: { readonly winner: number | null; readonly reason: string } | null;
}

export const stateOf = (client: MemoryClient): GameState => client.latest('Game.State') as GameState;

/** What must not change by a refused line: the board and the turn, as the client's program has them. */
export async function position(client: MemoryClient): Promise<string> {
  await client.asks('Game.Get', undefined);
  return JSON.stringify(stateOf(client));
}

/** The return word that a client was told at its first login. */
export const returnWordIn = (text: string): string => /Rückkehrwort: (.+)/u.exec(text)?.[1] ?? '';

/** Plays moves of Khalaha, each by whoever is on turn. */
export async function play({ anna, bernd }: Seated, moves: readonly string[]): Promise<void> {
  for (const move of moves) await (stateOf(anna).turn === 1 ? bernd : anna).types(move);
}

export const SOUTH_WINS = '6 2 3 1 4 1 5 1 6'.split(' ');
export const NORTH_WINS = '6 6 4 5 3 4 5 6 6 5 4 4'.split(' ');
export const DRAWN = '6 6 2 4 4 3 5 6 6 5 5 4 4 6 3'.split(' ');
