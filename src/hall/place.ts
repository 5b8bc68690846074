/** Where somebody can be: the entrance hall, a game's saal, or a table that stands in its game's saal. */
import type { GameId } from '../rules/registry';

export type Place =
  | { readonly kind: 'hall' }
  | { readonly kind: 'saal'; readonly game: GameId }
  | { readonly kind: 'table'; readonly table: number };

export const HALL: Place = { kind: 'hall' };

/** One word for each place; equal for equal places. GMCP shows it to programs ('khalaha-saal'). */
export function placeKey(place: Place): string {
  switch (place.kind) {
    case 'hall':
      return 'hall';
    case 'saal':
      return `${place.game}-saal`;
    case 'table':
      return `table-${place.table}`;
  }
}
