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

/** Box characters need UTF-8; who wishes for them on another line reads the ASCII board there. */
const shownStyle = (wished: BoardStyle, charset: Charset): BoardStyle =>
  wished === 'unicode' && charset !== 'utf8' ? 'ascii' : wished;

function boardOf(traits: ClientTraits, settings: Settings, charset: Charset): BoardStyle {
  if (settings.board === 'auto') return traits.screenReader || settings.reader === 'met' ? 'text' : 'ascii';
  return shownStyle(settings.board, charset);
}

/** The same client, with a board in another style than the one set, as far as it can show that. */
export const withBoard = (capabilities: Capabilities, wished: BoardStyle): Capabilities => ({
  ...capabilities,
  board: shownStyle(wished, capabilities.charset),
});

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
