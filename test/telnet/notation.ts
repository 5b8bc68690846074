/**
 * Telnet streams as one reads them: `IAC DO NAWS`, `IAC SB NAWS 0 80 0 24 IAC SE`, `"text"`, CR, LF, and
 * numbers for all other bytes.
 */
const COMMANDS: Readonly<Record<string, number>> = {
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
};

const OPTIONS: Readonly<Record<string, number>> = {
  BINARY: 0,
  ECHO: 1,
  SGA: 3,
  TTYPE: 24,
  EOROPT: 25,
  NAWS: 31,
  TSPEED: 32,
  LINEMODE: 34,
  NEWENV: 39,
  CHARSET: 42,
  MSSP: 70,
  MCCP2: 86,
  MXP: 91,
  GMCP: 201,
};

const OTHERS: Readonly<Record<string, number>> = { CR: 13, LF: 10, NUL: 0, BS: 8, DEL: 127 };

const nameIn = (names: Readonly<Record<string, number>>, byte: number): string =>
  Object.entries(names).find(([, value]) => value === byte)?.[0] ?? String(byte);

/** Reads the notation; text is UTF-8. */
export function bytes(notation: string): Buffer {
  const parts = notation.match(/"[^"]*"|\S+/g) ?? [];
  return Buffer.concat(
    parts.map((part) => {
      if (part.startsWith('"')) return Buffer.from(part.slice(1, -1), 'utf8');
      const byte = COMMANDS[part] ?? OPTIONS[part] ?? OTHERS[part] ?? Number(part);
      if (!Number.isInteger(byte) || byte < 0 || byte > 255) throw new Error(`not a byte: ${part}`);
      return Buffer.of(byte);
    }),
  );
}

/** Writes a stream down; text that is not ASCII appears as numbers. */
export function show(stream: Buffer): string {
  const words: string[] = [];
  let text = '';
  const flush = (): void => {
    if (text !== '') words.push(`"${text}"`);
    text = '';
  };
  for (let at = 0; at < stream.length; at += 1) {
    const byte = stream[at] ?? 0;
    if (byte >= 32 && byte < 127) {
      text += String.fromCharCode(byte);
      continue;
    }
    flush();
    if (byte !== COMMANDS['IAC']) {
      words.push(byte === 13 ? 'CR' : byte === 10 ? 'LF' : String(byte));
      continue;
    }
    at += 1;
    const command = stream[at] ?? 0;
    words.push('IAC', nameIn(COMMANDS, command));
    if (command >= 250 && command < 255) {
      at += 1;
      words.push(nameIn(OPTIONS, stream[at] ?? 0));
    }
  }
  flush();
  return words.join(' ');
}
