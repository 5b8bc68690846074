/** Wishes for the match at a table, and what is shown of it. */
import { seatOf, unfinishedOf, type Table } from '../hall/hall';
import type { MatchIntent } from '../match/intent';
import { gameEvents, isPractice, type Match } from '../match/match';
import type { MatchId } from '../match/events';
import type { Side } from '../rules/game';
import { gameOf, type GameRefusal, type GameState } from '../rules/registry';
import { bothHaveMoved } from '../match/decide';
import type { BoardQuestion } from '../text/board-question';
import type { BoardStyle } from '../text/settings';
import { explainLastMove, listenerOf, seatNames } from '../text/narrate';
import { movesMessages } from '../text/narrate/moves';
import { refusalMessage } from '../text/refuse';
import { rejectionMessage } from '../text/refuse/match';
import { waitingTime } from '../text/waiting-time';
import type { Cost, Question, Weighty } from '../session/model';
import { absenceFor, waitedFor } from './absence';
import type { House } from './house';
import type { Line } from './line';
import { viewFor } from './publish';
import { isAtStake, presenceOf, tableOf } from './situation';

/** The match at the table where somebody is; says so if there is none. */
export function matchHere(house: House, line: Line): { table: Table; id: MatchId; match: Match } | null {
  const table = tableOf(house, presenceOf(house, line));
  const id = table?.match ?? null;
  const match = id === null ? undefined : house.matches.get(id);
  if (table !== null && id !== null && match !== undefined) return { table, id, match };
  line.say({ code: table === null ? 'not-at-a-table' : 'no-match-here' });
  return null;
}

/** Carries a wish to the match; true if it became fact. A refusal is told to the one who wished. */
export async function wish(house: House, line: Line, table: Table, intent: MatchIntent): Promise<boolean> {
  const { person } = presenceOf(house, line);
  const id = table.match;
  if (id === null) {
    line.say({ code: 'no-match-here' });
    return false;
  }
  const absence = absenceFor(house, table, person.id);
  const done = await house.matches.wish(id, person.id, intent, absence);
  const match = house.matches.get(id);
  if (done.ok) return true;
  if (done.error.kind === 'notStored') line.say({ code: 'not-stored' });
  else if (done.error.kind === 'noSeat' || match === undefined) line.say({ code: 'only-watching' });
  else if (done.error.rejection.code === 'nobodyToClaimFrom') refuseClaim(house, line, table);
  else {
    const names = seatNames(match.players, line.catalogue);
    const listener = listenerOf(viewFor(id, match, line));
    line.say(rejectionMessage(done.error.rejection, names, listener, match));
  }
  return false;
}

/** Who is away may still come; the one who stays is told how long to wait. */
function refuseClaim(house: House, line: Line, table: Table): void {
  const waited = waitedFor(house, table, presenceOf(house, line).person.id);
  if (waited === null) line.say({ code: 'refused-nobody-to-claim-from' });
  else line.say({ code: 'claim-too-early', ...waitingTime(house.options.claimMs - waited) });
}

/** A wish typed at a table. */
export async function play(house: House, line: Line, intent: MatchIntent): Promise<void> {
  const here = matchHere(house, line);
  if (here === null) return;
  if (seatOf(here.table, presenceOf(house, line).person.id) === null) line.say({ code: 'only-watching' });
  else await wish(house, line, here.table, intent);
}

/** What resigning, leaving, or giving up the own name would cost now; null if it costs nothing or cannot be done. */
export function costOf(house: House, line: Line, weighty: Weighty): Cost | null {
  const { person } = presenceOf(house, line);
  // While matches wait under the name it is refused, so there is nothing to ask.
  if (weighty === 'deleteFigure') return unfinishedOf(house.hall, person.id).length === 0 ? 'name' : null;
  if (!isAtStake(house, line)) return null;
  const here = matchHere(house, line);
  if (here === null) return null;
  if (isPractice(here.match)) return 'practice';
  return bothHaveMoved(here.match) ? 'loss' : 'nothing';
}

/** Says what it would cost. */
export function warn(house: House, line: Line, { weighty, cost }: Question): void {
  if (weighty === 'deleteFigure')
    line.say({ code: 'warn-delete-figure', name: presenceOf(house, line).person.name });
  else line.say({ code: weighty === 'resign' ? 'warn-resign' : 'warn-leave', cost });
}

export function showMatchBoard(house: House, line: Line, style: BoardStyle | null): void {
  const here = matchHere(house, line);
  if (here === null) return;
  const names = seatNames(here.match.players, line.catalogue);
  line.board(viewFor(here.id, here.match, line), names, style);
}

export function answerAboutBoard(house: House, line: Line, question: BoardQuestion): void {
  const here = matchHere(house, line);
  if (here === null) return;
  const names = seatNames(here.match.players, line.catalogue);
  line.answer(question, viewFor(here.id, here.match, line), names);
}

export function showMoves(house: House, line: Line, from: string | null): void {
  const here = matchHere(house, line);
  if (here === null) return;
  const { state, end } = here.match;
  const all = end === null ? gameOf(state).legalMoves(state) : [];
  const moves = from === null ? all : all.filter((move) => startsFrom(move, from));
  const turn = gameOf(state).turnOf(state);
  const view = viewFor(here.id, here.match, line);
  const names = seatNames(here.match.players, line.catalogue);
  const listener = listenerOf(view);
  if (turn !== null && moves.length > 0) {
    for (const message of movesMessages(state, turn, moves, { names, listener })) line.say(message);
    return;
  }
  const reason = from === null || turn === null || view.you !== turn ? null : whyNoMove(state, turn, from);
  if (reason !== null) line.say(refusalMessage(reason, names, listener));
  else line.say(from === null ? { code: 'moves-none' } : { code: 'moves-none-from', from });
}

/** Why nothing can be played from there, as the rules tell who tries; null if they have no objection. */
function whyNoMove(state: GameState, turn: Side, from: string): GameRefusal | null {
  const game = gameOf(state);
  const action = game.parseMove(state, from);
  const decided = action.ok ? game.decide(state, turn, action.value) : action;
  return decided.ok ? null : decided.error;
}

/** 'b6' matches 'b6-b7' and 'Sb6-c8'; '3' matches '3'. */
const startsFrom = (move: string, from: string): boolean =>
  new RegExp(`^[A-Z]?${from.replaceAll(/[^a-z0-9]/giu, '')}(?![0-9])`, 'u').test(move);

export function showRecord(house: House, line: Line): void {
  const here = matchHere(house, line);
  if (here === null) return;
  const record = gameOf(here.match.state).makeRecord(gameEvents(here.match));
  const isFilling = gameOf(here.match.state).phaseOf(here.match.state) === 'filling';
  if (record === '') line.say({ code: 'record-empty' });
  else line.say({ code: isFilling ? 'record-filling' : 'record', record });
}

export function showLastMove(house: House, line: Line): void {
  const here = matchHere(house, line);
  if (here === null) return;
  const view = viewFor(here.id, here.match, line);
  line.say(explainLastMove(view, seatNames(view.players, line.catalogue), listenerOf(view)));
}
