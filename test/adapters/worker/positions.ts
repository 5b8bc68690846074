/** States for the computer to think about. */
import {
  fromSetup,
  parseLiteral,
  presetRules,
  type KhalahaPreset,
  type KhalahaState,
} from '../../../src/rules/khalaha';
import * as kelma from '../../../src/rules/kelma';

export function khalahaAt(literal: string, preset: KhalahaPreset = 'khalaha'): KhalahaState {
  const setup = parseLiteral(literal);
  const state = setup.ok ? fromSetup(setup.value, presetRules(preset)) : setup;
  if (!state.ok) throw new Error(literal);
  return state.value;
}

export function kelmaAt(literal: string): kelma.KelmaState {
  const position = kelma.parseLiteral(literal);
  if (!position.ok) throw new Error(literal);
  return kelma.stateFrom(kelma.MITTE, position.value);
}
