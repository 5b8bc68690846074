/** Who sends much at once is heard line by line, in turns with all others, and nothing more is read meanwhile. */
import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { Intake } from '../../src/adapters/telnet/intake';
import { linesOf, openStand, typesOf, type Stand } from './stand';

/** So that only the turns hold anybody back. */
const NO_PACE = { commandsPerSecond: 10_000, commandBurst: 100_000 };
const numbered = (count: number): string[] => Array.from({ length: count }, (_, n) => `zeile ${n}`);

describe('turns', () => {
  let stand: Stand;
  let turn = 0;
  let counting = true;
  const heardAt: number[][] = [];

  beforeEach(async () => {
    turn = 0;
    counting = true;
    heardAt.length = 0;
    stand = await openStand({
      limits: NO_PACE,
      react: (connection, { type }) => {
        const index = stand.guests.findIndex((guest) => guest.connection === connection);
        if (type !== 'closed') (heardAt[index] ??= []).push(turn);
      },
    });
    const count = (): void => {
      turn += 1;
      if (counting) setImmediate(count);
    };
    setImmediate(count);
  });
  afterEach(async () => {
    counting = false;
    await stand.stop();
  });

  it('T1: five lines in one packet are five lines in order, one a turn of the event loop', async () => {
    const client = await stand.connect();
    client.send('eins\r\nzwei\rdrei\nvier\r\0fünf\n\r');
    expect(await stand.lines(5)).toEqual(['eins', 'zwei', 'drei', 'vier', 'fünf']);
    expect(new Set(heardAt[0]).size).toBe(5);
  });

  it('thousands of lines at once come all, in order, and never two in one turn', async () => {
    const client = await stand.connect();
    const lines = numbered(5000);
    client.send(`${lines.join('\r\n')}\r\n`);
    expect(await stand.lines(5000)).toEqual(lines);
    expect(new Set(heardAt[0]).size).toBe(5000);
  });

  it('a line of somebody else waits for a few turns and not for a megabyte', async () => {
    const flooder = await stand.connect();
    await stand.guest(0);
    const other = await stand.connect();
    await stand.guest(1);
    flooder.send('stand\r\n'.repeat(50_000));
    await stand.lines(1, 0);
    other.send('wer\r\n');
    await stand.lines(1, 1);
    expect(linesOf(stand.guests[0]).length).toBeLessThan(50_000);
    expect(await stand.lines(50_000, 0)).toHaveLength(50_000);
  });

  it('negotiation and messages that tell the house something take turns, too', async () => {
    const client = await stand.connect();
    const size = (columns: number): Buffer => Buffer.of(255, 250, 31, 0, columns, 0, 24, 255, 240);
    const message = Buffer.concat([Buffer.of(255, 250, 201), Buffer.from('Game.Get'), Buffer.of(255, 240)]);
    // GMCP agreed, then a window that changes with every twentieth message.
    const parts = Array.from({ length: 100 }, (_, n) => (n % 20 === 0 ? [size(40 + n), message] : [message]));
    client.send(Buffer.concat([Buffer.of(255, 253, 201), ...parts.flat()]));
    const guest = await stand.guest();
    await stand.until(() => (typesOf(guest).length >= 106 ? true : null));
    expect(new Set(heardAt[0]).size).toBe(106);
  });

  it('all that came before the end of a script is heard', async () => {
    const client = await stand.connect();
    client.send(`${numbered(300).join('\n')}\n`);
    client.end();
    await client.closed;
    const guest = await stand.guest();
    await stand.until(() => (typesOf(guest).includes('closed') ? true : null));
    expect(linesOf(guest)).toEqual(numbered(300));
  });

  it('what is left is not heard after the house has closed', async () => {
    await stand.stop();
    stand = await openStand({
      limits: NO_PACE,
      react: (to, { type }) => type === 'line' && to.close('left'),
    });
    const client = await stand.connect();
    client.send(`${numbered(50).join('\n')}\n`);
    await client.closed;
    const guest = await stand.guest();
    await stand.until(() => (typesOf(guest).includes('closed') ? true : null));
    expect(typesOf(guest)).toEqual(['line', 'closed']);
  });
});

describe('a pause', () => {
  it.each([
    ['CR LF', '\r\n'],
    ['LF', '\n'],
    ['CR', '\r'],
    ['LF CR', '\n\r'],
    ['CR NUL', '\r\0'],
  ])('drops whole lines ended by %s: of one that began in it no rest is heard', async (_, end) => {
    const stand = await openStand({ limits: { commandBurst: 2 } });
    const client = await stand.connect();
    const guest = await stand.guest();
    client.send(`a${end}b${end}c${end}`);
    await stand.until(() => (typesOf(guest).includes('flooding') ? true : null));
    // AYT is answered in order, so its NOP tells when a packet was read.
    const read = async (text: string): Promise<void> => {
      const { length } = client.bytes;
      client.send(Buffer.concat([Buffer.from(text), Buffer.of(255, 246)]));
      await client.waitForBytes(Buffer.of(255, 241), length);
    };
    await read(`dropped${end}`);
    await read('drop');
    stand.clock.advance(5000);
    await read(`ped${end}`);
    await read(`heard${end}`);
    expect(linesOf(guest)).toEqual(['a', 'b', 'heard']);
    await stand.stop();
  });
});

describe('an intake', () => {
  class Pausable extends EventEmitter {
    readonly calls: string[] = [];
    destroyed = false;
    pause(): void {
      this.calls.push('pause');
    }
    resume(): void {
      this.calls.push('resume');
    }
  }
  const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

  const intakeOf = (take: (bytes: Buffer) => number) => {
    const socket = new Pausable();
    return { socket, intake: new Intake(socket as unknown as Socket, take, () => socket.calls.push('over')) };
  };

  it('needs neither turn nor pause for a packet that is used up at once', () => {
    const immediate = jest.spyOn(globalThis, 'setImmediate');
    const { socket, intake } = intakeOf((bytes) => bytes.length);
    intake.push(Buffer.from('stand\r\n'));
    expect(immediate).not.toHaveBeenCalled();
    expect(socket.calls).toEqual([]);
    immediate.mockRestore();
  });

  it('reads on only when all is used up, and keeps the order of what came meanwhile', async () => {
    let taken = '';
    const { socket, intake } = intakeOf((bytes) => {
      taken += bytes.toString('latin1', 0, 1);
      return 1;
    });
    intake.push(Buffer.from('abc'));
    expect([taken, ...socket.calls]).toEqual(['a', 'pause']);
    intake.push(Buffer.from('de'));
    await nextTurn();
    expect(taken).toBe('ab');
    expect(socket.calls).not.toContain('resume');
    for (let turn = 0; turn < 3; turn += 1) await nextTurn();
    expect(taken).toBe('abcde');
    expect(socket.calls.at(-1)).toBe('resume');
  });

  it('tells of the end after all is used up, also when the end came before', async () => {
    const { socket, intake } = intakeOf(() => 1);
    intake.push(Buffer.from('abc'));
    intake.end();
    for (let turn = 0; turn < 2; turn += 1) await nextTurn();
    expect(socket.calls).not.toContain('over');
    for (let turn = 0; turn < 2; turn += 1) await nextTurn();
    expect(socket.calls.filter((call) => call === 'over')).toHaveLength(1);
  });

  it('lets go of the rest when the socket is destroyed', async () => {
    let turns = 0;
    const { socket, intake } = intakeOf(() => (turns += 1));
    intake.push(Buffer.from('abc'));
    socket.destroyed = true;
    await nextTurn();
    expect(turns).toBe(1);
  });
});
