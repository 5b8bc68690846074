/**
 * The house rules of Khalaha: one record per match. The first preset reads the old description literally; the
 * other two are the standard games of the literature, so that the engine can be checked against published results.
 */
import type { RulesOf } from '../game';

export const PITS = 6;
export const PIT_NUMBERS = [1, 2, 3, 4, 5, 6] as const;

/** A position may hold this many seeds in all, stores included (a pit takes one byte in the packed form). */
export const MOST_SEEDS = 255;

export const KHALAHA_PRESETS = ['khalaha', 'kalah', 'kalah-leerschlag'] as const;
export type KhalahaPreset = (typeof KHALAHA_PRESETS)[number];

/** Who fills the pits: the players from a supply each (K4), or the rules, every pit alike (1..9 seeds). */
export type Filling =
  | { readonly kind: 'players'; readonly min: number; readonly max: number; readonly supply: number }
  | { readonly kind: 'fixed'; readonly seeds: number };

export interface KhalahaRules extends RulesOf<'khalaha'> {
  readonly preset: KhalahaPreset;
  readonly filling: Filling;
  /** A capture takes the seed that captured, too (K9 leaves it where it fell). */
  readonly captureTakesSowingSeed: boolean;
  /** With captureTakesSowingSeed: the sowing seed goes to the store even if the opposite pit is empty. */
  readonly emptyCapture: boolean;
  /** The game ends once either side is empty; what is left goes to the owner of the pits it lies in. */
  readonly sweep: boolean;
  /** After south's first turn north may change sides once (pie rule). */
  readonly swap: boolean;
}

const KHALAHA: KhalahaRules = {
  game: 'khalaha',
  preset: 'khalaha',
  filling: { kind: 'players', min: 4, max: 6, supply: 36 },
  captureTakesSowingSeed: false,
  emptyCapture: false,
  sweep: false,
  swap: false,
};

export const KALAH: KhalahaRules = {
  ...KHALAHA,
  preset: 'kalah',
  filling: { kind: 'fixed', seeds: 4 },
  captureTakesSowingSeed: true,
  sweep: true,
};

const KALAH_LEERSCHLAG: KhalahaRules = { ...KALAH, preset: 'kalah-leerschlag', emptyCapture: true };

export const KHALAHA_RULES: readonly [KhalahaRules, KhalahaRules, KhalahaRules] = [
  KHALAHA,
  KALAH,
  KALAH_LEERSCHLAG,
];

/** The unchanged rules of a preset. */
export function presetRules(preset: KhalahaPreset): KhalahaRules {
  switch (preset) {
    case 'khalaha':
      return KHALAHA;
    case 'kalah':
      return KALAH;
    case 'kalah-leerschlag':
      return KALAH_LEERSCHLAG;
  }
}
