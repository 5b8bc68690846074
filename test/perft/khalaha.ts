/**
 * perft of Khalaha, depths 1-7. Source: agreed on by independent implementations of the literal rules and of Kalah;
 * the columns of preset `kalah` are the standard game of the literature (captures take the sowing seed, sweeping end).
 */
import type { KhalahaPreset } from '../../src/rules/khalaha';

export interface PerftRow {
  readonly literal: string;
  readonly preset: KhalahaPreset;
  /** Sequences of 1, 2, 3 ... plies. */
  readonly counts: readonly number[];
}

const FOURS = '<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>';
const SIXES = '<6,0,0,6,6,6,6,6,6,6,6,6,6,6,6>';

export const KHALAHA_PERFT: readonly PerftRow[] = [
  { literal: FOURS, preset: 'khalaha', counts: [6, 35, 185, 942, 4712, 23452, 115883] },
  { literal: SIXES, preset: 'khalaha', counts: [6, 35, 190, 1056, 5882, 32243, 177888] },
  { literal: FOURS, preset: 'kalah', counts: [6, 35, 185, 942, 4690, 23233, 114430] },
  { literal: SIXES, preset: 'kalah', counts: [6, 35, 190, 1056, 5882, 32243, 177827] },
];
