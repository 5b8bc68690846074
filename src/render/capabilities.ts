/** What can be shown to one person: what the client tells, overruled by what the person has set. */
import type { Charset, ClientTraits } from '../ports/connection';
import type { BoardStyle, Settings } from '../text/settings';

export interface Capabilities {
  /** Cells a row; 80 while unknown. */
  readonly columns: number;
  readonly charset: Charset;
  /** chalk's levels, 0..3. */
  readonly colours: 0 | 1 | 2 | 3;
  readonly board: BoardStyle;
}

const DEFAULT_COLUMNS = 80;

function boardOf(traits: ClientTraits, settings: Settings, charset: Charset): BoardStyle {
  if (settings.board === 'auto') return traits.screenReader || settings.reader === 'met' ? 'text' : 'ascii';
  // Box characters need UTF-8; who has set them on another line reads the ASCII board there.
  return settings.board === 'unicode' && charset !== 'utf8' ? 'ascii' : settings.board;
}

export function capabilitiesOf(traits: ClientTraits, settings: Settings): Capabilities {
  const charset = settings.charset === 'auto' ? traits.charset : settings.charset;
  const set = settings.colour;
  return {
    columns: settings.width === 'auto' ? (traits.columns ?? DEFAULT_COLUMNS) : settings.width,
    charset,
    colours: set === 'off' ? 0 : set === 'on' ? (traits.colours === 0 ? 1 : traits.colours) : traits.colours,
    board: boardOf(traits, settings, charset),
  };
}
