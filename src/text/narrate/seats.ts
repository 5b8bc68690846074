/** What the two seats of a match are called, and as which of them a person is spoken to. */
import type { Player } from '../../match/player';
import type { MatchView } from '../../match/view';
import type { BySide, Side } from '../../rules/game';
import type { Catalogue } from '../catalogue';

/** One person on both seats: then only the seat tells who is meant. */
export const isPractice = ([south, north]: BySide<Player>): boolean =>
  south.kind === 'person' && north.kind === 'person' && south.id === north.id;

/** The names of both seats in the catalogue's language, never the same for both. */
export function seatNames(players: BySide<Player>, catalogue: Catalogue): BySide<string> {
  const nameOf = (player: Player): string =>
    player.kind === 'person' ? player.name : catalogue.say({ code: 'seat-computer', level: player.level });
  const south = nameOf(players[0]);
  const north = nameOf(players[1]);
  if (south !== north) return [south, north];
  return [
    catalogue.say({ code: 'seat-south', name: south }),
    catalogue.say({ code: 'seat-north', name: north }),
  ];
}

/** The side to be spoken to as Du: the viewer's own; null for spectators and for who holds both seats. */
export const listenerOf = (view: Pick<MatchView, 'players' | 'you'>): Side | null =>
  isPractice(view.players) ? null : view.you;
