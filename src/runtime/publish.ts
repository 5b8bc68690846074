/** Tells everyone at a table what has happened, after it has been stored: sentences, boards, machine state. */
import type { MatchId } from '../match/events';
import type { Match } from '../match/match';
import { viewOf, type MatchView } from '../match/view';
import { gameState } from '../render/gmcp';
import type { BySide, Side } from '../rules/game';
import { gameOf } from '../rules/registry';
import type { Message } from '../text/message';
import { addressOf } from '../text/narrate/address';
import { listenerOf, narrateAll, seatNames, type Step } from '../text/narrate';
import { narrateMatch, narrateVoided } from '../text/narrate/match';
import { clearTable } from './close-table';
import { linesAt, type House } from './house';
import type { Line } from './line';
import type { Fact } from './matches';
import { tellAbsent } from './tell-end';

/**
 * Facts as one listener is told them. Facts of the game in a row are told together; the others one by one.
 * you: a seat of the listener's own, also for who holds both.
 */
export function sentences(
  facts: readonly Fact[],
  names: BySide<string>,
  listener: Side | null,
  you: Side | null = listener,
): readonly Message[] {
  const messages: Message[] = [];
  let steps: Step[] = [];
  const tellSteps = (): void => {
    messages.push(...narrateAll(steps, names, listener));
    steps = [];
  };
  for (const { event, before, after } of facts) {
    if (event.type === 'Played' && before !== null) {
      steps.push({ event: event.event, before: before.state, after: after.state });
    } else if (event.type !== 'Played') {
      tellSteps();
      messages.push(narrateMatch(event, after, names, listener, you));
    }
  }
  tellSteps();
  const before = facts[0]?.before ?? null;
  const after = facts.at(-1)?.after;
  const last = facts.at(-1)?.event.type;
  // What is told of a whole time of absence does not name each offer that has come and gone.
  const isOneDoing = facts.length === 1 || facts.every(({ event }) => event.type === 'Played');
  if (before !== null && after !== undefined && last !== undefined && isOneDoing)
    messages.push(...narrateVoided(last, before, after, names, listener));
  return messages;
}

/** The board is worth drawing: a move, a start, the end of filling; not a single pit filled, not an offer. */
function showsBoard(facts: readonly Fact[]): boolean {
  return facts.some(({ event, before, after }) => {
    if (event.type === 'MatchStarted' || event.type === 'MoveTakenBack' || event.type === 'MatchResumed')
      return true;
    if (event.type !== 'Played' || before === null) return false;
    const game = gameOf(event.event);
    return game.moveOf(event.event) !== null || game.phaseOf(before.state) !== game.phaseOf(after.state);
  });
}

export const viewFor = (id: MatchId, match: Match, line: Line): MatchView =>
  viewOf(id, match, line.person?.id ?? null, line.watchedFrom);

/** Sends the state of the table's match to a program that reads it. */
export function sendGameState(id: MatchId, match: Match, line: Line): void {
  if (!line.connection.traits.gmcp) return;
  const names = seatNames(match.players, line.catalogue);
  line.connection.sendGmcp('Game.State', gameState(viewFor(id, match, line), names));
}

/** Whose turn it is, where only a board would have said so: a move says it itself. */
function turnAfter(facts: readonly Fact[], names: BySide<string>, listener: Side | null): readonly Message[] {
  const last = facts.at(-1);
  if (last?.event.type !== 'MoveTakenBack' && last?.event.type !== 'MatchResumed') return [];
  const turn = gameOf(last.after.state).turnOf(last.after.state);
  return turn === null ? [] : [{ code: 'board-turn', to: addressOf(turn, listener), name: names[turn] }];
}

/** What happened, and the board after it, as lines for that person's client. */
function account(line: Line, view: MatchView, facts: readonly Fact[], match: Match): readonly string[] {
  const names = seatNames(match.players, line.catalogue);
  const spoken = line.capabilities.board === 'text';
  const listener = listenerOf(view);
  const messages = [
    ...sentences(facts, names, listener, view.you),
    ...(spoken ? turnAfter(facts, names, listener) : []),
  ];
  const told = messages.flatMap((message) => line.rendered(message));
  // A spoken board is long: who listens hears the move, and the board when a match begins or when asked for.
  const drawn = showsBoard(facts) && (!spoken || match.version === 1);
  return drawn ? [...told, ...line.renderedBoard(view, names)] : told;
}

/** accounts: those already made for somebody who sees the same in the same manner. */
function tell(
  line: Line,
  id: MatchId,
  facts: readonly Fact[],
  match: Match,
  accounts: Map<string, readonly string[]>,
): void {
  const view = viewFor(id, match, line);
  const kind = `${String(view.you)} ${view.bottom} ${line.manner}`;
  const made = accounts.get(kind) ?? account(line, view, facts, match);
  accounts.set(kind, made);
  line.show(made);
  // Where both begin anew, the next match follows at once.
  const goesOn = match.end?.reason === 'restarted';
  if (match.end !== null && !goesOn && !line.leaving)
    line.say({ code: view.you === null ? 'match-over-watched' : 'match-over' });
  else if (view.legal.length > 0) line.ring();
  sendGameState(id, match, line);
}

/** To be given to Matches: runs after the facts are stored. */
export function publish(house: House, id: MatchId, facts: readonly Fact[]): void {
  const last = facts.at(-1);
  if (last === undefined) return;
  const match = last.after;
  const table = house.hall.tables.get(match.table);
  if (table === undefined) return;
  const accounts = new Map<string, readonly string[]>();
  for (const line of linesAt(house, table)) tell(line, id, facts, match, accounts);
  if (match.end === null) return;
  house.ports.metrics.matchEnded(match.end.reason);
  house.ports.log.info(
    { match: id, reason: match.end.reason, plies: gameOf(match.state).plyOf(match.state) },
    'match ended',
  );
  // Where both begin anew, they keep their seats for the next match.
  if (match.end.reason === 'restarted') return;
  tellAbsent(house, table, id, last);
  clearTable(house, table);
}
