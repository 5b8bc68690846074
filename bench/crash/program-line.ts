/**
 * A line as a player's program has it: reads machine state (GMCP) and text as they come, and types. Reads each byte
 * once, since it has to keep up with a house that answers at once.
 */
import { connect, type Socket } from 'node:net';

const [IAC, SE, SB, WILL, DO, GMCP] = [255, 240, 250, 251, 253, 201];
const PATIENCE_MS = 60_000;
/** The house's text is looked at for short sentences only. */
const REMEMBERED = 4096;

/** The line has ended, as it must when the house is killed. */
export class LineEnded extends Error {}

export interface ProgramLine {
  /** Resolves when the line is gone and all that came on it was read. */
  readonly closed: Promise<void>;
  /** The text that came since a line was typed. */
  readonly text: () => string;
  /** The last text that came. */
  readonly tail: () => string;
  readonly type: (line: string) => void;
  /** Resolves once `look` gives something other than null; asked after each arrival. Rejects with LineEnded. */
  readonly until: <T>(look: () => T | null) => Promise<T>;
}

interface Reading {
  readonly text: (byte: number) => void;
  readonly message: (body: Buffer) => void;
}

/** Parts the stream, however it is cut into packets. */
function createReader(reading: Reading): (chunk: Buffer) => void {
  let command: number[] = [];
  return (chunk) => {
    for (const byte of chunk) {
      if (command.length === 0 && byte !== IAC) {
        reading.text(byte);
        continue;
      }
      command.push(byte);
      const [, verb = 0] = command;
      if (command.length < 2) continue;
      if (verb === SB) {
        if (byte !== SE || command.at(-2) !== IAC) continue;
        if (command[2] === GMCP) reading.message(Buffer.from(command.slice(3, -2)));
      } else if (verb >= WILL && verb !== IAC && command.length < 3) continue;
      command = [];
    }
  };
}

/** heard: is given each GMCP message, before anybody who waits is asked. */
export async function openLine(
  port: number,
  heard: (name: string, data: unknown) => void,
): Promise<ProgramLine> {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let text = '';
  let typedAt = 0;
  let ended = false;
  const waiting = new Set<() => void>();
  const wake = (): void => {
    for (const look of waiting) look();
  };
  const read = createReader({
    text: (byte) => (text += String.fromCharCode(byte)),
    message: (body) => {
      const [, name = '', json = ''] = /^(\S+)\s*(.*)$/s.exec(body.toString('utf8')) ?? [];
      heard(name, json === '' ? undefined : JSON.parse(json));
    },
  });
  socket.on('data', (chunk) => {
    read(chunk);
    const forgotten = Math.max(0, text.length - REMEMBERED);
    text = text.slice(forgotten);
    typedAt = Math.max(0, typedAt - forgotten);
    wake();
  });
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      ended = true;
      wake();
      resolve();
    });
  });
  const until = <T>(look: () => T | null): Promise<T> =>
    new Promise((resolve, reject) => {
      const done = (): void => {
        clearTimeout(patience);
        waiting.delete(ask);
      };
      const ask = (): void => {
        try {
          const found = look();
          if (found === null && !ended) return;
          done();
          if (found !== null) resolve(found);
          else reject(new LineEnded());
        } catch (error) {
          done();
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      };
      const patience = setTimeout(() => {
        done();
        reject(new Error(`no answer; the last text was ${JSON.stringify(text.slice(-400))}`));
      }, PATIENCE_MS);
      waiting.add(ask);
      ask();
    });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', () => reject(new LineEnded()));
  });
  // Asked for at once; what the house asks is left without an answer.
  socket.write(Buffer.of(IAC, DO, GMCP));
  const type = (line: string): void => {
    typedAt = text.length;
    socket.write(`${line}\r\n`);
  };
  return { closed, text: () => text.slice(typedAt), tail: () => text, type, until };
}
