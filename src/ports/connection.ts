/**
 * One line to a person, whatever carries it (telnet socket, memory in tests). The house sends text and
 * hears closed vocabularies; bytes, negotiation and encodings stay behind the adapter.
 */
import type { Brand } from '../kernel/brand';

export type ConnectionId = Brand<string, 'ConnectionId'>;

/** The repertoire that the other end can show; text must be reduced to it before it is sent. */
export const CHARSETS = ['ascii', 'latin1', 'utf8'] as const;
export type Charset = (typeof CHARSETS)[number];

/** What the line has learnt about its client; every field may change at any time. */
export interface ClientTraits {
  /** Cells a row, 20..250; null while unknown. */
  readonly columns: number | null;
  /** Rows a screen, 5..200; null while unknown. */
  readonly rows: number | null;
  readonly charset: Charset;
  /** chalk's levels: 0 none, 1 sixteen colours, 2 256 colours, 3 true colour. */
  readonly colours: 0 | 1 | 2 | 3;
  readonly screenReader: boolean;
  /** It has agreed to tell what it is, and has not told all yet: what it can show may be known some round trips later. */
  readonly introducing: boolean;
  /** GMCP is agreed, so machine state is worth making. */
  readonly gmcp: boolean;
  /** The client's name as it gave it, cleaned; null if it gave none. */
  readonly client: string | null;
}

export const UNKNOWN_TRAITS: ClientTraits = {
  columns: null,
  rows: null,
  charset: 'ascii',
  colours: 0,
  screenReader: false,
  introducing: false,
  gmcp: false,
  client: null,
};

/** Why a line ended. */
export const CLOSE_REASONS = [
  'left', // the house closed it after a goodbye
  'peer', // the other end ended its side, closed or reset it
  'takenOver', // a newer line of the same person replaced it
  'removed', // a steward ended it
  'idle',
  'loginTimeout',
  'wrongProofs', // too many passwords or return words that were not right
  'slowReader', // more waited for it than the output queue may hold
  'http', // a browser, not a player
  'shutdown',
] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

/** What comes in from a line. */
export type ConnectionEvent =
  /** One line typed, decoded, edited, without its end; not yet cleaned of anything but the line's editing. */
  | { readonly type: 'line'; readonly text: string }
  /** A line longer than the cap of `most` bytes came; it was dropped. */
  | { readonly type: 'lineTooLong'; readonly most: number }
  /** The client's program sent more than `most` bytes within one telnet option; it was dropped. */
  | { readonly type: 'optionTooLong'; readonly most: number }
  /** Lines came faster than allowed: first a warning, then lines are dropped for the pause. */
  | { readonly type: 'flooding'; readonly pausedMs: number }
  /** Output was dropped, since the client did not read it. */
  | { readonly type: 'outputDropped' }
  | { readonly type: 'traits'; readonly traits: ClientTraits }
  /** A GMCP message from the client: parsed JSON, or undefined when it had no body. Untrusted. */
  | { readonly type: 'gmcp'; readonly name: string; readonly data: unknown }
  /** The other end has ended its side, so no line follows; to be answered by close('peer') behind all other answers. */
  | { readonly type: 'ended' }
  /** Always the last event of a connection, exactly once. */
  | { readonly type: 'closed'; readonly reason: CloseReason };

export interface Connection {
  readonly id: ConnectionId;
  /** The peer's address as text (for limits and logs). */
  readonly address: string;
  readonly traits: ClientTraits;
  /**
   * Sends lines, and with prompt !== null a prompt without line end, marked by EOR or GA, in one write. Lines hold
   * no line ends and no control characters but SGR colours.
   */
  send(lines: readonly string[], prompt: string | null): void;
  /** Forces the charset that the player chose; null goes back to what was negotiated. */
  setCharset(charset: Charset | null): void;
  /** hidden: what is typed is not shown (WILL ECHO); shown again (WONT ECHO) otherwise. Sent each time it is called. */
  setEcho(typed: 'hidden' | 'shown'): void;
  /** Sends one GMCP message if GMCP is agreed; otherwise does nothing. */
  sendGmcp(name: string, data: unknown): void;
  /** Flushes what was sent, then ends the line. Safe to call twice. */
  close(reason: CloseReason): void;
}

/** Takes the events of one connection, in order. */
export type ConnectionListener = (event: ConnectionEvent) => void;

/** The house's door: called once for each new connection; the returned listener hears all its events. */
export type Doorkeeper = (connection: Connection) => ConnectionListener;
