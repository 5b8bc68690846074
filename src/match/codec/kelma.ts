/** How the rules and events of Kelma are stored. */
import { z } from 'zod';
import {
  FACES,
  KELMA_REASONS,
  parseSquare,
  readSetup,
  STONES,
  type KelmaEvent,
  type KelmaRules,
  type Square,
} from '../../rules/kelma';
import { bySide, count, side } from './common';

const game = z.literal('kelma');
const face = z.enum(FACES);
const stone = z.enum(STONES);
const square = z.custom<Square>((value) => typeof value === 'string' && parseSquare(value) !== null);

/** A set-up has to be one in which a match can begin, whoever wrote it there. */
const setup = z.string().transform((literal, context) => {
  const read = readSetup(literal);
  if (read.ok) return read.value;
  context.addIssue(read.error.code);
  return z.NEVER;
});

export const kelmaRules = z.strictObject({
  game,
  preset: z.string(),
  setup,
  captureOwn: z.boolean(),
  pushLocked: z.boolean(),
  pushFlips: z.boolean(),
}) satisfies z.ZodType<KelmaRules>;

const warning = z.discriminatedUnion('code', [
  z.strictObject({ code: z.literal('repeated'), times: count }),
  z.strictObject({ code: z.literal('quiet'), plies: count, left: count }),
]);

const outcome = z.strictObject({
  winner: side.nullable(),
  reason: z.enum(KELMA_REASONS),
  score: bySide(z.number().min(0).max(1)),
});

const moved = z.strictObject({
  game,
  side,
  from: square,
  to: square,
  freed: stone.nullable(),
  occurrences: count,
  quiet: count,
  warnings: z.array(warning),
  outcome: outcome.nullable(),
});

const pawnMoved = moved.extend({
  type: z.literal('PawnMoved'),
  pushed: z.strictObject({ stone, face, from: square, to: square }).nullable(),
});

const stoneMoved = moved.extend({
  type: z.literal('StoneMoved'),
  stone,
  face,
  newFace: face,
  captured: side.nullable(),
  pawnsLeft: count.nullable(),
  lockedFor: side,
  lockedUntil: count,
});

export const kelmaEvent = z.discriminatedUnion('type', [
  pawnMoved,
  stoneMoved,
]) satisfies z.ZodType<KelmaEvent>;
