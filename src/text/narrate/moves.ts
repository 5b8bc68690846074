/** The moves that can be made, as a list to read: pits by number; pawns file by file, then stones square by square. */
import { assertNever } from '../../kernel/assert-never';
import type { BySide, Side } from '../../rules/game';
import type { GameState } from '../../rules/registry';
import type { Message } from '../message';
import { addressOf } from './address';

/** 'c2-c3' or 'Sb6-c8': the letter of a stone's face, then file and rank where it begins. */
const KELMA_MOVE = /^([A-Z]?)([a-z])(\d+)/;

function kelmaKey(move: string): readonly [number, string, number, string] {
  const [, face = '', file = '', rank = ''] = KELMA_MOVE.exec(move) ?? [];
  return [face === '' ? 0 : 1, file, Number(rank), move];
}

function byKelmaOrder(a: string, b: string): number {
  const [keyA, keyB] = [kelmaKey(a), kelmaKey(b)];
  return (
    keyA[0] - keyB[0] ||
    keyA[1].localeCompare(keyB[1]) ||
    keyA[2] - keyB[2] ||
    keyA[3].localeCompare(keyB[3], 'en', { numeric: true })
  );
}

/** What else can be played at Khalaha is the change of sides. */
const PIT = /^\d$/;

interface Audience {
  readonly names: BySide<string>;
  readonly listener: Side | null;
}

/** moves: at least one, in notation; turn: whose they are. */
export function movesMessages(
  { game }: GameState,
  turn: Side,
  moves: readonly string[],
  { names, listener }: Audience,
): readonly Message[] {
  const said = { code: 'moves', to: addressOf(turn, listener), name: names[turn], game } as const;
  switch (game) {
    case 'khalaha': {
      const pits = moves.filter((move) => PIT.test(move));
      const swap: readonly Message[] =
        pits.length < moves.length && listener === turn ? [{ code: 'khalaha-may-swap' }] : [];
      const sowing = pits.length === 0 ? [] : [{ ...said, moves: pits, count: pits.length }];
      return [...sowing, ...swap];
    }
    case 'kelma':
      return [{ ...said, moves: [...moves].sort(byKelmaOrder), count: moves.length }];
    default:
      return assertNever(game);
  }
}
