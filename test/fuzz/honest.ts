/** Two honest people who play Khalaha against each other, match after match, and time each move's answer. */
import { connect, type Socket } from 'node:net';

/** The fields of Game.State that it takes to play. */
interface State {
  readonly match: string;
  readonly phase: string;
  readonly turn: 0 | 1 | null;
  readonly ply: number;
  readonly legal: readonly string[];
}

const AGREE_GMCP = Buffer.of(255, 253, 201);
const GMCP_BEGIN = Buffer.of(255, 250, 201);
const GMCP_END = Buffer.of(255, 240);
const STATE = 'Game.State ';
/** Somebody who waits so long is not served. */
const PATIENCE_MS = 60_000;

class Player {
  state: State | null = null;
  private rest: Buffer = Buffer.alloc(0);
  private look: () => void = () => undefined;
  private readonly socket: Socket;

  constructor(port: number, address: string) {
    this.socket = connect({ port, host: '127.0.0.1', localAddress: address });
    this.socket.setNoDelay(true);
    this.socket.on('error', () => undefined);
    this.socket.on('data', (chunk: Buffer) => this.read(chunk));
    this.socket.on('close', () => this.look());
    this.socket.write(AGREE_GMCP);
  }

  type(line: string): void {
    this.socket.write(`${line}\r\n`);
  }

  /** Resolves when the state that came last suits; rejects when the line has ended or nothing comes. */
  until(what: string, suits: (state: State | null) => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const fail = (why: string): void => reject(new Error(`${why} while waiting for ${what}`));
      const patience = setTimeout(() => fail('nothing came'), PATIENCE_MS);
      this.look = () => {
        if (this.socket.closed) fail('line ended');
        else if (!suits(this.state)) return;
        else resolve();
        clearTimeout(patience);
        this.look = () => undefined;
      };
      this.look();
    });
  }

  leave(): void {
    this.socket.destroy();
  }

  private read(chunk: Buffer): void {
    let rest = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk]);
    for (;;) {
      const begin = rest.indexOf(GMCP_BEGIN);
      const end = begin < 0 ? -1 : rest.indexOf(GMCP_END, begin);
      if (end < 0) {
        // A message may go on in the next packet; of anything else two bytes are enough to know a beginning.
        this.rest = Buffer.from(begin < 0 ? rest.subarray(-2) : rest.subarray(begin));
        break;
      }
      const body = rest.toString('utf8', begin + GMCP_BEGIN.length, end);
      if (body.startsWith(STATE)) this.state = JSON.parse(body.slice(STATE.length)) as State;
      rest = rest.subarray(end + GMCP_END.length);
    }
    this.look();
  }
}

export interface HonestPair {
  /** Plays until told to stop, pausing between moves; rejects when an answer does not come. */
  readonly play: (goesOn: () => boolean, pauseMs: number) => Promise<void>;
  /** Milliseconds from typing a move to its Game.State, since the last call. */
  readonly times: () => readonly number[];
  readonly leave: () => void;
}

async function sitDown(south: Player, north: Player): Promise<void> {
  south.type('Ehrenfried');
  north.type('Leberecht');
  // There is no telling when a name has been taken but by what it can do.
  for (let tries = 0; tries < 600 && south.state === null; tries += 1) {
    south.type('neustart khalaha kalah leberecht');
    north.type('annehmen');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await south.until('the first board', (state) => state?.phase === 'playing');
  await north.until('the first board', (state) => state?.phase === 'playing');
}

/** addresses: where the two come from. */
export async function seatHonestPair(
  port: number,
  addresses: readonly [string, string] = ['127.0.0.1', '127.0.0.1'],
): Promise<HonestPair> {
  const players = [new Player(port, addresses[0]), new Player(port, addresses[1])] as const;
  const [south, north] = players;
  await sitDown(south, north);
  let times: number[] = [];
  let moves = 0;
  const beginAnew = async (): Promise<void> => {
    const over = south.state?.match;
    const isNew = (state: State | null): boolean => state?.match !== over && state?.phase === 'playing';
    south.type('neustart');
    await south.until('a new match', isNew);
    await north.until('a new match', isNew);
  };
  const moveOnce = async (): Promise<void> => {
    const before = south.state;
    const mover = before?.turn === 1 ? north : south;
    const other = mover === south ? north : south;
    const { legal = [], ply = 0 } = mover.state ?? {};
    // Any way through the game will do, as long as it is not always the same.
    const move = legal[(moves * 7) % Math.max(1, legal.length)] ?? '1';
    moves += 1;
    const at = performance.now();
    mover.type(move);
    const isAnswer = (state: State | null): boolean => (state?.ply ?? 0) > ply || state?.phase === 'over';
    await mover.until('an answer', isAnswer);
    times.push(performance.now() - at);
    await other.until('the news', isAnswer);
  };
  return {
    play: async (goesOn, pauseMs) => {
      while (goesOn()) {
        await (south.state?.phase === 'over' ? beginAnew() : moveOnce());
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    },
    times: () => {
      const taken = times;
      times = [];
      return taken;
    },
    leave: () => players.forEach((player) => player.leave()),
  };
}
