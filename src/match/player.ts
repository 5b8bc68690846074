/** Who can hold a seat: a person (known by a folded name) or the computer at one of its levels. */
import type { Brand } from '../kernel/brand';
import { fold } from '../kernel/fold';

export { fold };

/** The folded name: lower case, umlauts and ß spelt out, so that Jürgen and JUERGEN are one person. */
export type PlayerId = Brand<string, 'PlayerId'>;

export interface Person {
  readonly kind: 'person';
  readonly id: PlayerId;
  /** As its owner spells it. */
  readonly name: string;
}

export const LEVELS = ['leicht', 'mittel', 'schwer', 'meister'] as const;
export type Level = (typeof LEVELS)[number];

export interface Computer {
  readonly kind: 'computer';
  readonly level: Level;
}

export type Player = Person | Computer;

export const playerIdOf = (name: string): PlayerId => fold(name) as PlayerId;

export const isSamePlayer = (a: Player, b: Player): boolean =>
  a.kind === 'person' && b.kind === 'person' && a.id === b.id;
