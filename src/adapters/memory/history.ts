/** Lists and statistics over finished matches in plain code; the database says the same in queries. */
import { isSamePlayer, type Player, type PlayerId } from '../../match/player';
import { WITHOUT_RESULT, type FinishedMatch, type Tally } from '../../ports/event-store';
import { opponentOf, SIDES, type Side } from '../../rules/game';

const is = (player: Player, id: PlayerId): boolean => player.kind === 'person' && player.id === id;

/** Newest first. */
export const finishedBy = (all: readonly FinishedMatch[], id: PlayerId): readonly FinishedMatch[] =>
  all.filter(({ players }) => players.some((player) => is(player, id))).reverse();

const hasResult = ({ players, end }: FinishedMatch): boolean =>
  !isSamePlayer(players[0], players[1]) && WITHOUT_RESULT.every((reason) => reason !== end.reason);

function withMatch(tally: Tally, { end }: FinishedMatch, side: Side): Tally {
  if (end.winner === null) return { ...tally, drawn: tally.drawn + 1 };
  if (end.winner === side) return { ...tally, won: tally.won + 1 };
  const abandoned = tally.abandoned + (end.reason === 'abandoned' ? 1 : 0);
  return { ...tally, lost: tally.lost + 1, abandoned };
}

/** Ordered by game, then by kind of opponent. */
export function tallies(all: readonly FinishedMatch[], id: PlayerId): readonly Tally[] {
  const byKind = new Map<string, Tally>();
  for (const match of finishedBy(all, id).filter(hasResult)) {
    const side = SIDES.find((each) => is(match.players[each], id)) ?? 0;
    const { game } = match;
    const against = match.players[opponentOf(side)].kind;
    const key = `${game} ${against}`;
    const none: Tally = { game, against, won: 0, lost: 0, drawn: 0, abandoned: 0 };
    byKind.set(key, withMatch(byKind.get(key) ?? none, match, side));
  }
  return [...byKind].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, tally]) => tally);
}
