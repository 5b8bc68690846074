/** How the rules and events of Khalaha are stored. */
import { z } from 'zod';
import { KHALAHA_PRESETS, LANDINGS, PITS, type KhalahaEvent, type KhalahaRules } from '../../rules/khalaha';
import { bySide, count, side } from './common';

const game = z.literal('khalaha');
const pit = z.int().min(1).max(PITS);

const filling = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('players'), min: count, max: count, supply: count }),
  z.strictObject({ kind: z.literal('fixed'), seeds: count }),
]);

export const khalahaRules = z.strictObject({
  game,
  preset: z.enum(KHALAHA_PRESETS),
  filling,
  captureTakesSowingSeed: z.boolean(),
  emptyCapture: z.boolean(),
  sweep: z.boolean(),
  swap: z.boolean(),
}) satisfies z.ZodType<KhalahaRules>;

const sown = z.strictObject({
  game,
  type: z.literal('SeedsSown'),
  side,
  pit,
  seeds: count,
  landing: z.enum(LANDINGS),
  landingPit: pit.nullable(),
  bonusTurn: z.boolean(),
  captured: z.strictObject({ pit, seeds: count, sowingSeed: z.boolean() }).nullable(),
  swept: bySide(count).nullable(),
});

export const khalahaEvent = z.discriminatedUnion('type', [
  z.strictObject({ game, type: z.literal('PitFilled'), side, pit, seeds: count }),
  z.strictObject({ game, type: z.literal('FillingFinished'), side, seeds: count }),
  sown,
  z.strictObject({ game, type: z.literal('TurnPassed'), side }),
  z.strictObject({ game, type: z.literal('SidesSwapped'), side }),
]) satisfies z.ZodType<KhalahaEvent>;
