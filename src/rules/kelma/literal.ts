/**
 * The position as one line: ranks 11 to 1, the stones' identities from file a up and rank 1 up, side to move,
 * locked square. Equal positions have equal literals, so a literal also serves as the exact key of repetition (L10).
 */
import { NORTH, SOUTH } from '../game';
import type { Result } from '../../kernel/result';
import { err, ok } from '../../kernel/result';
import type { Face, StoneId } from './piece';
import { FACES, STONES } from './piece';
import type { KelmaPosition, PlacedStone, SetupFault } from './position';
import { fromSetup } from './position';
import type { Square } from './square';
import { FILE_COUNT, fileIndex, parseSquare, RANK_COUNT, SQUARE_COUNT, squareAt } from './square';

/** part: which of the four parts cannot be read, counted from 1; 0 when there are not four. */
export type LiteralFault = SetupFault | { readonly code: 'unreadable'; readonly part: 0 | 1 | 2 | 3 | 4 };

/** How a run of so many empty squares is written; a rank has at most five. */
const RUNS = ['', '1', '2', '3', '4', '5'] as const;

function makeRank({ board }: KelmaPosition, rank: number): string {
  let text = '';
  let empty = 0;
  for (let index = rank * FILE_COUNT; index < (rank + 1) * FILE_COUNT; index += 1) {
    const piece = board[index] ?? null;
    if (piece === null) {
      empty += 1;
      continue;
    }
    const letter = piece.kind === 'stone' ? piece.face : piece.side === SOUTH ? 'w' : 'b';
    text += `${RUNS[empty] ?? ''}${letter}`;
    empty = 0;
  }
  return text + (RUNS[empty] ?? '');
}

function makeIds({ board }: KelmaPosition): string {
  let ids = '';
  for (let file = 0; file < FILE_COUNT; file += 1) {
    for (let index = file; index < SQUARE_COUNT; index += FILE_COUNT) {
      const piece = board[index];
      if (piece?.kind === 'stone') ids += ids === '' ? piece.id : `,${piece.id}`;
    }
  }
  return ids;
}

export function makeLiteral(position: KelmaPosition): string {
  let ranks = makeRank(position, RANK_COUNT - 1);
  for (let rank = RANK_COUNT - 2; rank >= 0; rank -= 1) ranks += `/${makeRank(position, rank)}`;
  return `${ranks} ${makeIds(position)} ${position.turn === SOUTH ? 's' : 'n'} ${position.locked ?? '-'}`;
}

interface Found {
  readonly pawns: readonly [Square[], Square[]];
  /** Upper faces by square number. */
  readonly faces: Map<number, Face>;
}

/** One rank; false if it is not made of exactly five fields. */
function readRank(text: string, rank: number, found: Found): boolean {
  let file = 0;
  for (const letter of text) {
    const index = rank * FILE_COUNT + file;
    const face = FACES.find((known) => known === letter);
    if (/[1-5]/.test(letter)) {
      file += Number(letter);
      continue;
    }
    if (file >= FILE_COUNT) return false;
    if (face !== undefined) found.faces.set(index, face);
    else if (letter === 'w') found.pawns[SOUTH].push(squareAt(index));
    else if (letter === 'b') found.pawns[NORTH].push(squareAt(index));
    else return false;
    file += 1;
  }
  return file === FILE_COUNT;
}

function readBoard(text: string): Found | null {
  const found: Found = { pawns: [[], []], faces: new Map() };
  const ranks = text.split('/');
  if (ranks.length !== RANK_COUNT) return null;
  return ranks.every((rank, n) => readRank(rank, RANK_COUNT - 1 - n, found)) ? found : null;
}

/** The identities go with the faces from file a up, and rank 1 up within a file. */
function readStones(text: string, faces: ReadonlyMap<number, Face>): readonly PlacedStone[] | null {
  const ids = text.split(',').map((id): StoneId | undefined => STONES.find((known) => known === id));
  if (ids.length !== faces.size) return null;
  const placed = [...faces].sort(([a], [b]) => fileIndex(a) - fileIndex(b) || a - b);
  const stones: PlacedStone[] = [];
  for (const [n, [index, face]] of placed.entries()) {
    const id = ids[n];
    if (id === undefined) return null;
    stones.push({ id, face, square: squareAt(index) });
  }
  return stones;
}

/** A literal -> the position, or why there is none; several blanks count as one. */
export function parseLiteral(text: string): Result<KelmaPosition, LiteralFault> {
  const [board, ids, side, lock, ...rest] = text.trim().split(/\s+/);
  if (
    board === undefined ||
    ids === undefined ||
    side === undefined ||
    lock === undefined ||
    rest.length > 0
  ) {
    return err({ code: 'unreadable', part: 0 });
  }
  const found = readBoard(board);
  if (found === null) return err({ code: 'unreadable', part: 1 });
  const stones = readStones(ids, found.faces);
  if (stones === null) return err({ code: 'unreadable', part: 2 });
  if (side !== 's' && side !== 'n') return err({ code: 'unreadable', part: 3 });
  const locked = lock === '-' ? null : parseSquare(lock);
  if (locked === null && lock !== '-') return err({ code: 'unreadable', part: 4 });
  const position = fromSetup({ pawns: found.pawns, stones, turn: side === 's' ? SOUTH : NORTH, locked });
  return position.ok ? ok(position.value) : position;
}
