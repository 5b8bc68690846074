/**
 * House rules of Kelma and its set-ups. A set-up is a literal, checked when it is read, so a host can add one;
 * only readSetup makes the type that a rules record asks for.
 */
import type { RulesOf } from '../game';
import { NORTH, SIDES, SOUTH } from '../game';
import type { Brand } from '../../kernel/brand';
import type { Result } from '../../kernel/result';
import { err, ok } from '../../kernel/result';
import type { LiteralFault } from './literal';
import { makeLiteral, parseLiteral } from './literal';
import { PAWNS_PER_SIDE, pawnOnGoal, pawnsOf } from './position';

/** The literal of a position in which a match can begin. */
export type SetupLiteral = Brand<string, 'SetupLiteral'>;

export interface KelmaRules extends RulesOf<'kelma'> {
  readonly setup: SetupLiteral;
  /** A stone may also capture a pawn of the side that moves it (source: no). */
  readonly captureOwn: boolean;
  /** A locked stone may be pushed (source: yes, L5). */
  readonly pushLocked: boolean;
  /** A pushed stone is turned over (source: no, L5). */
  readonly pushFlips: boolean;
}

export type KelmaOptions = Pick<KelmaRules, 'captureOwn' | 'pushLocked' | 'pushFlips'>;

/** The source's reading. */
export const DEFAULT_OPTIONS: KelmaOptions = { captureOwn: false, pushLocked: true, pushFlips: false };

export type StartFault =
  | LiteralFault
  | { readonly code: 'notSouthToMove' }
  | { readonly code: 'lockedAtStart' }
  | { readonly code: 'alreadyOver' }
  | { readonly code: 'pawnsMissing' };

/** Checks a set-up: a legal position with ten pawns a side, south to move, nothing locked, nobody at the goal. */
export function readSetup(literal: string): Result<SetupLiteral, StartFault> {
  const position = parseLiteral(literal);
  if (!position.ok) return position;
  if (position.value.turn !== SOUTH) return err({ code: 'notSouthToMove' });
  if (position.value.locked !== null) return err({ code: 'lockedAtStart' });
  if (pawnOnGoal(position.value, NORTH) !== null) return err({ code: 'alreadyOver' });
  if (SIDES.some((side) => pawnsOf(position.value, side).length !== PAWNS_PER_SIDE)) {
    return err({ code: 'pawnsMissing' });
  }
  return ok(makeLiteral(position.value) as SetupLiteral);
}

/** A rules record from a named set-up; options left out follow the source. */
export function readRules(
  preset: string,
  literal: string,
  options: Partial<KelmaOptions> = {},
): Result<KelmaRules, StartFault> {
  const setup = readSetup(literal);
  return setup.ok ? ok({ game: 'kelma', preset, setup: setup.value, ...DEFAULT_OPTIONS, ...options }) : setup;
}

export const KELMA_PRESETS = ['mitte', 'weit'] as const;
export type KelmaPreset = (typeof KELMA_PRESETS)[number];

/** The two set-ups of the house (L3). */
export const SETUPS: Readonly<Record<KelmaPreset, string>> = {
  mitte: 'bbbbb/bbbbb/5/5/5/1SLT1/5/5/5/wwwww/wwwww SL,LT,TS s -',
  weit: 'bbbbb/bbbbb/5/5/5/S1L1T/5/5/5/wwwww/wwwww SL,LT,TS s -',
};

function preset(name: KelmaPreset): KelmaRules {
  const rules = readRules(name, SETUPS[name]);
  if (!rules.ok) throw new Error(`set-up ${name}: ${rules.error.code}`);
  return rules.value;
}

export const MITTE: KelmaRules = preset('mitte');
export const WEIT: KelmaRules = preset('weit');
