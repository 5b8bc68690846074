/** What the signs on a drawn board of Kelma mean: both faces of each stone, how the faces move, the marks. */
import { FACES, otherFace, stonesOf } from '../../rules/kelma';
import type { Message } from '../../text/message';
import type { Signs } from './signs';
import { lastMoveOf, type Telling } from './view';

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
export function fullLegend(telling: Telling, signs: Signs): readonly (Message | null)[] {
  const { view } = telling;
  const mark: readonly Message[] =
    lastMoveOf(view) === null ? [] : [{ code: 'kelma-legend-mark', mark: signs.mark }];
  const lock: readonly Message[] =
    view.state.position.locked === null ? [] : [{ code: 'kelma-legend-lock', mark: signs.lock }];
  return [
    { code: 'kelma-legend-stones' },
    ...stoneLegend(telling),
    null,
    ...FACES.map((face): Message => ({ code: 'kelma-legend-face', face })),
    null,
    ...mark,
    ...lock,
  ];
}
