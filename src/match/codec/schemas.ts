/** How each event of a match is stored: its present version, its schema, and how older versions become this one. */
import { z } from 'zod';
import type { MatchEvent } from '../events';
import { OFFERS } from '../intent';
import { LEVELS, type Player, type PlayerId } from '../player';
import { bySide, count, side } from './common';
import { kelmaEvent, kelmaRules } from './kelma';
import { khalahaEvent, khalahaRules } from './khalaha';

type EventType = MatchEvent['type'];
/** All of an event but its type, which is stored beside it. */
type Content<T extends EventType> = Omit<MatchEvent & { readonly type: T }, 'type'>;

export interface Format<T> {
  readonly schema: z.ZodType<T>;
  /** Lifts the content of version n (from 1, at index n - 1) to version n + 1; the present version is one more. */
  readonly lifts: readonly ((content: unknown) => unknown)[];
}

const first = <T>(schema: z.ZodType<T>): Format<T> => ({ schema, lifts: [] });

const player: z.ZodType<Player> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('person'),
    id: z.string().transform((id) => id as PlayerId),
    name: z.string(),
  }),
  z.strictObject({ kind: z.literal('computer'), level: z.enum(LEVELS) }),
]);

const offer = z.enum(OFFERS);
const bySideAlone = z.strictObject({ side });
const nothing = z.strictObject({});

export const FORMATS: { readonly [T in EventType]: Format<Content<T>> } = {
  MatchStarted: first(
    z.strictObject({
      at: z.int(),
      table: z.int(),
      rules: z.discriminatedUnion('game', [khalahaRules, kelmaRules]),
      players: bySide(player),
    }),
  ),
  Played: first(z.strictObject({ event: z.discriminatedUnion('game', [khalahaEvent, kelmaEvent]) })),
  OfferMade: first(z.strictObject({ side, offer, move: z.string().nullable() })),
  OfferDeclined: first(z.strictObject({ side, offer })),
  OfferWithdrawn: first(z.strictObject({ side, offer })),
  MoveTakenBack: first(z.strictObject({ side, move: z.string(), count })),
  HintsAllowed: first(nothing),
  MatchAdjourned: first(nothing),
  MatchResumed: first(bySideAlone),
  MatchResigned: first(bySideAlone),
  MatchDrawn: first(nothing),
  MatchCalledOff: first(z.strictObject({ side, reason: z.enum(['left', 'restarted']) })),
  MatchAbandoned: first(bySideAlone),
};

export const isEventType = (type: string): type is EventType => Object.hasOwn(FORMATS, type);
