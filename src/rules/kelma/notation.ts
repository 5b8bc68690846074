/** The long notation: `c2-c3`, push `c5-c6>c7`, stone `Sb6-c8`, capture `Tc6xc8`. parse-move reads it back. */
import type { KelmaMove } from './move';

/** The long form of a move. */
export function makeMove(move: KelmaMove): string {
  if (move.kind === 'stone') {
    return `${move.face}${move.from}${move.captured === null ? '-' : 'x'}${move.to}`;
  }
  const step = `${move.from}-${move.to}`;
  return move.pushed === null ? step : `${step}>${move.pushed.to}`;
}
