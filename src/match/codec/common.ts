/** Schemas that the stored events of both games share. */
import { z } from 'zod';
import { SIDES, type BySide, type Side } from '../../rules/game';

export const side: z.ZodType<Side> = z.literal(SIDES);

export const count = z.int().min(0);

/** [south's, north's]. */
export const bySide = <T>(schema: z.ZodType<T>): z.ZodType<BySide<T>> => z.tuple([schema, schema]);
