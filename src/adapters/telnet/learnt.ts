/** What a line has learnt about its client, and the traits that follow from it. */
import type { Charset, ClientTraits } from '../../ports/connection';

export interface Learnt {
  readonly columns: number | null;
  readonly rows: number | null;
  /** What the player chose. */
  readonly chosen: Charset | null;
  /** What CHARSET agreed on. */
  readonly agreed: Charset | null;
  /** MTTS bit 4. */
  readonly announcedUtf8: boolean;
  /** A line of valid UTF-8 beyond ASCII came in. */
  readonly typedUtf8: boolean;
  readonly colours: ClientTraits['colours'];
  /** MTTS bit 64. */
  readonly announcedReader: boolean;
  /** SCREEN_READER of NEW-ENVIRON. */
  readonly environmentReader: boolean;
  /** TTYPE is agreed and the answer to a round of it is due. */
  readonly terminalAwaited: boolean;
  /** NEW-ENVIRON is agreed, and neither its answer nor MTTS has told of a screen reader yet. */
  readonly environmentAwaited: boolean;
  readonly gmcp: boolean;
  readonly client: string | null;
}

export const NOTHING_LEARNT: Learnt = {
  columns: null,
  rows: null,
  chosen: null,
  agreed: null,
  announcedUtf8: false,
  typedUtf8: false,
  colours: 0,
  announcedReader: false,
  environmentReader: false,
  terminalAwaited: false,
  environmentAwaited: false,
  gmcp: false,
  client: null,
};

export function traitsOf(learnt: Learnt): ClientTraits {
  const { columns, rows, colours, gmcp, client } = learnt;
  const shown = learnt.announcedUtf8 || learnt.typedUtf8 ? 'utf8' : 'ascii';
  return {
    columns,
    rows,
    charset: learnt.chosen ?? learnt.agreed ?? shown,
    colours,
    screenReader: learnt.announcedReader || learnt.environmentReader,
    introducing: learnt.terminalAwaited || learnt.environmentAwaited,
    gmcp,
    client,
  };
}

export function sameTraits(a: ClientTraits, b: ClientTraits): boolean {
  return (
    a.columns === b.columns &&
    a.rows === b.rows &&
    a.charset === b.charset &&
    a.colours === b.colours &&
    a.screenReader === b.screenReader &&
    a.introducing === b.introducing &&
    a.gmcp === b.gmcp &&
    a.client === b.client
  );
}
