/** Matches of the past: lists, figures, stepping through one, and its notation to take along. */
import { replay as matchOf } from '../match/evolve';
import type { MatchEnd, MatchEvent, MatchId } from '../match/events';
import { gameEvents, type Match } from '../match/match';
import { playerIdOf, type PlayerId } from '../match/player';
import { viewOf } from '../match/view';
import { cleanText } from '../render/clean';
import { SOUTH } from '../rules/game';
import { gameOf } from '../rules/registry';
import type { ReplayStep } from '../command/intent';
import { outcomeMessage, seatNames } from '../text/narrate';
import type { PageLine } from '../text/page';
import type { House } from './house';
import type { Line } from './line';
import { sentences } from './publish';
import { framesOf, type Replay } from './replay';
import { presenceOf } from './situation';

const LONGEST_NAME = 40;
const LIST_LENGTH = 15;

const dateOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Somebody known is named as they spell themselves, whatever was typed. */
async function nameAndId(
  house: House,
  line: Line,
  typed: string | null,
): Promise<{ readonly name: string; readonly id: PlayerId }> {
  if (typed === null) return presenceOf(house, line).person;
  const id = playerIdOf(typed);
  const known = house.hall.people.get(id)?.person ?? (await house.ports.accounts.find(id));
  return { name: known?.name ?? cleanText(typed, LONGEST_NAME), id };
}

export async function listMatches(house: House, line: Line, wanted: string | null): Promise<void> {
  const { name, id } = await nameAndId(house, line, wanted);
  const matches = await house.ports.store.finishedOf(id, LIST_LENGTH);
  if (matches.length === 0) {
    line.say({ code: 'matches-none', name });
    return;
  }
  line.page([
    { kind: 'heading', message: { code: 'matches-heading', name, count: matches.length } },
    ...matches.map(({ match, startedAt, game, players, end }): PageLine => {
      const names = seatNames(players, line.catalogue);
      const result = line.catalogue.say(outcomeMessage(end, names, null));
      const message = { code: 'matches-line', date: dateOf(startedAt), game, result } as const;
      return {
        kind: 'entry',
        term: String(match),
        message: { ...message, south: names[0], north: names[1] },
      };
    }),
    { kind: 'text', message: { code: 'matches-hint' } },
  ]);
}

/** One line for each game and kind of opponent. */
export async function tallyLines(house: House, id: PlayerId): Promise<readonly PageLine[]> {
  const tallies = await house.ports.store.statisticsOf(id);
  return tallies.map(({ game, against, won, lost, drawn, abandoned }): PageLine => {
    const message = { code: 'tally', game, against, won, lost, drawn, abandoned } as const;
    return { kind: 'text', message };
  });
}

export async function statistics(house: House, line: Line, wanted: string | null): Promise<void> {
  const { name, id } = await nameAndId(house, line, wanted);
  const lines = await tallyLines(house, id);
  if (lines.length === 0) line.say({ code: 'tally-none', name });
  else line.page([{ kind: 'heading', message: { code: 'tally-heading', name } }, ...lines]);
}

/** The match's events, or null after having said that there is none of that number. */
async function readEvents(house: House, line: Line, match: number): Promise<readonly MatchEvent[] | null> {
  const events = await house.ports.store.read(match as MatchId);
  if (events.length > 0) return events;
  line.say({ code: 'no-such-match', match });
  return null;
}

/** The match as it stands after all its events, or null after having said that there is none of that number. */
export async function readMatch(house: House, line: Line, match: number): Promise<Match | null> {
  const events = await readEvents(house, line, match);
  return events === null ? null : matchOf(events);
}

function stepped({ frames, at }: Replay, step: ReplayStep): number {
  switch (step.kind) {
    case 'open':
      return 0;
    case 'next':
      return at + 1;
    case 'back':
      return at - 1;
    case 'move':
      return Math.min(Math.max(Math.trunc(step.ply), 0), frames.length - 1);
  }
}

export async function replayMatch(house: House, line: Line, step: ReplayStep): Promise<void> {
  if (step.kind === 'open') {
    const events = await readEvents(house, line, step.match);
    if (events === null) return;
    line.replay = { match: step.match as MatchId, frames: framesOf(events), at: 0 };
  }
  const { replay } = line;
  if (replay === null) {
    line.say({ code: 'no-replay' });
    return;
  }
  const at = stepped(replay, step);
  const last = replay.frames.length - 1;
  if (step.kind === 'move' && step.ply > last) line.say({ code: 'replay-only', plies: last });
  const frame = replay.frames[at];
  if (frame === undefined) {
    line.say({ code: at < 0 ? 'replay-at-start' : 'replay-at-end' });
    return;
  }
  line.replay = { ...replay, at };
  const names = seatNames(frame.match.players, line.catalogue);
  const where = at === 0 ? 'start' : at === last ? 'end' : 'middle';
  line.say({ code: 'replay-step', match: replay.match, ply: at, plies: last, where });
  for (const message of sentences(frame.facts, names, null)) line.say(message);
  line.board(viewOf(replay.match, frame.match, null), names);
}

/** As in PGN; a match that does not count has no result either. */
function resultTag(end: MatchEnd | null): string {
  if (end === null || end.reason === 'calledOff' || end.reason === 'restarted') return '*';
  if (end.winner === null) return '1/2-1/2';
  return end.winner === SOUTH ? '1-0' : '0-1';
}

export async function exportMatch(house: House, line: Line, number: number): Promise<void> {
  const match = await readMatch(house, line, number);
  if (match === null) return;
  const names = seatNames(match.players, line.catalogue);
  line.say({
    code: 'export',
    match: String(number),
    game: match.rules.game,
    preset: match.rules.preset,
    south: names[0],
    north: names[1],
    date: dateOf(match.startedAt),
    result: resultTag(match.end),
    end: match.end?.reason ?? '*',
    record: gameOf(match.state).makeRecord(gameEvents(match)),
  });
}
