/** What the signs on a drawn board of Kelma mean: both faces of each stone, and how faces move. */
import { FACES, otherFace, stonesOf } from '../../rules/kelma';
import type { Message } from '../../text/message';
import type { Telling } from './view';

/** The three stones with their squares, upper and lower faces. */
export function stoneLegend({ view }: Telling): readonly Message[] {
  const { position } = view.state;
  return stonesOf(position).map(({ id, face, square }) => ({
    code: 'kelma-legend-stone',
    square,
    up: face,
    down: otherFace(id, face),
  }));
}

/** null: a blank line between groups. */
export const fullLegend = (telling: Telling): readonly (Message | null)[] => [
  { code: 'kelma-legend-stones' },
  ...stoneLegend(telling),
  null,
  ...FACES.map((face): Message => ({ code: 'kelma-legend-face', face })),
];
