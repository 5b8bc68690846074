/** Everything about the line that the host may set; each bound is a field. */

/** Bounds for one line and for all; times in milliseconds, sizes in bytes. */
export interface TelnetLimits {
  /** A typed line without its end. */
  readonly lineBytes: number;
  readonly subnegotiationBytes: number;
  /** What may wait for a peer that does not read. */
  readonly outputQueueBytes: number;
  /** How long output may be dropped before the line is closed. */
  readonly slowReaderMs: number;
  readonly commandsPerSecond: number;
  readonly commandBurst: number;
  /** How long lines are dropped after they came too fast. */
  readonly floodPauseMs: number;
  readonly connections: number;
  readonly connectionsPerAddress: number;
  readonly newPerAddressPerSecond: number;
  /** How long a peer may take to close after the house has closed. */
  readonly closeMs: number;
  /** How long a proxy may take to say whom it speaks for. */
  readonly proxyHeaderMs: number;
  readonly tlsHandshakeMs: number;
}

export const DEFAULT_LIMITS: TelnetLimits = {
  lineBytes: 1024,
  subnegotiationBytes: 16 * 1024,
  outputQueueBytes: 256 * 1024,
  slowReaderMs: 10_000,
  commandsPerSecond: 20,
  commandBurst: 40,
  floodPauseMs: 5_000,
  connections: 900,
  connectionsPerAddress: 20,
  newPerAddressPerSecond: 5,
  closeMs: 5_000,
  proxyHeaderMs: 5_000,
  tlsHandshakeMs: 10_000,
};

/** Why a newcomer is turned away at the door. */
export const REFUSALS = ['houseFull', 'addressFull', 'addressTooFast'] as const;
export type Refusal = (typeof REFUSALS)[number];

/** MSSP variables; an array gives several values of one name. */
export type MsspAnswer = Readonly<Record<string, string | number | readonly (string | number)[]>>;

export interface TlsOptions {
  readonly port: number;
  /** PEM texts, read anew at the start and at each reload; may throw. */
  readonly material: () => { readonly cert: string; readonly key: string };
}

export interface TelnetOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  readonly limits: TelnetLimits;
  /** Whether the limits per address hold for 127.0.0.0/8 and ::1 too. */
  readonly limitLoopback: boolean;
  /** Addresses whose connections to the plain port must begin with a PROXY header (v1, v2), which is believed. */
  readonly proxies: readonly string[];
  /** TCP keepalive begins after so many idle milliseconds. */
  readonly keepAliveMs: number;
  /** IAC NOP goes out to clients that negotiate after so many silent milliseconds; 0 never. */
  readonly nopMs: number;
  readonly tls: TlsOptions | null;
  /** ASCII text of one or more lines. */
  readonly refusalText: (reason: Refusal) => string;
  /** Told of each newcomer that is turned away. */
  readonly refused: (reason: Refusal) => void;
  readonly mssp: () => MsspAnswer;
}

/** All that has a sensible default. */
export const TELNET_DEFAULTS = {
  limits: DEFAULT_LIMITS,
  limitLoopback: false,
  proxies: [],
  keepAliveMs: 60_000,
  nopMs: 120_000,
  tls: null,
  refused: () => undefined,
} as const satisfies Partial<TelnetOptions>;
