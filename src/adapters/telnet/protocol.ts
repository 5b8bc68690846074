/** The bytes of telnet: commands (RFC 854, 885), options, and how a subnegotiation is put together. */

export const COMMAND = {
  EOR: 239,
  SE: 240,
  NOP: 241,
  DM: 242,
  BRK: 243,
  IP: 244,
  AO: 245,
  AYT: 246,
  EC: 247,
  EL: 248,
  GA: 249,
  SB: 250,
  WILL: 251,
  WONT: 252,
  DO: 253,
  DONT: 254,
  IAC: 255,
} as const;

/** The options that the line speaks; every other one is refused once. */
export const OPTION = {
  ECHO: 1, // RFC 857
  TTYPE: 24, // RFC 1091, with MTTS
  EOR: 25, // RFC 885
  NAWS: 31, // RFC 1073
  NEW_ENVIRON: 39, // RFC 1572
  CHARSET: 42, // RFC 2066
  MSSP: 70,
  GMCP: 201,
} as const;

/** What follows IAC and takes an option. */
export type Verb = typeof COMMAND.WILL | typeof COMMAND.WONT | typeof COMMAND.DO | typeof COMMAND.DONT;

export const isVerb = (byte: number): byte is Verb => byte >= COMMAND.WILL && byte <= COMMAND.DONT;

/** Doubles each 255, since a single one would start a command. Returns the same buffer when it holds none. */
export function escapeIac(bytes: Buffer): Buffer {
  if (!bytes.includes(COMMAND.IAC)) return bytes;
  return Buffer.from(bytes.toString('latin1').replaceAll('\xff', '\xff\xff'), 'latin1');
}

/** IAC SB option body IAC SE; body is unescaped. */
export function subnegotiation(option: number, body: Buffer): Buffer {
  const { IAC, SB, SE } = COMMAND;
  return Buffer.concat([Buffer.of(IAC, SB, option), escapeIac(body), Buffer.of(IAC, SE)]);
}
