/** What goes out: line ends, charsets, prompts and their marks, one write a reply, readers that are slow. */
import { EventEmitter } from 'node:events';
import { Socket } from 'node:net';
import { Output } from '../../src/adapters/telnet/output';
import type { Charset } from '../../src/ports/connection';
import { show } from './notation';
import { HandClock, openStand, Talk, type Stand } from './stand';

let stand: Stand;
afterEach(() => stand.stop());

async function talker(): Promise<{
  talk: Talk;
  send: (lines: readonly string[], prompt: string | null) => void;
}> {
  const talk = new Talk(await stand.connect());
  await talk.opening();
  const { connection } = await stand.guest();
  return { talk, send: (lines, prompt) => connection.send(lines, prompt) };
}

describe('text', () => {
  beforeEach(async () => (stand = await openStand({ greeting: [] })));

  it('T13: only CR LF goes out, whatever a line holds', async () => {
    const { talk, send } = await talker();
    await talk.say('CR LF');
    send(['eins', '', 'zwei\ndrei\r\nvier\rfünf'], null);
    expect(await talk.say('')).toBe('"eins" CR LF CR LF "zwei" CR LF "drei" CR LF "vier" CR LF "f?nf" CR LF');
  });

  it.each<[Charset, string]>([
    ['ascii', '"gr?n ?" 27 "[1m?" 27 "[0m" CR LF'],
    ['latin1', '"gr" 252 "n " IAC IAC 27 "[1m?" 27 "[0m" CR LF'],
    ['utf8', '"gr" 195 188 "n " 195 191 27 "[1m" 240 159 152 128 27 "[0m" CR LF'],
  ])('T8: %s gets what it can show, and ? for the rest', async (charset, shown) => {
    const { talk, send } = await talker();
    await talk.say('CR LF');
    (await stand.guest()).connection.setCharset(charset);
    send(['grün ÿ\x1b[1m😀\x1b[0m'], null);
    expect(await talk.say('')).toBe(shown);
  });

  it('sends nothing for nothing', async () => {
    const { talk, send } = await talker();
    send([], null);
    expect(await talk.say('')).toBe('');
  });
});

describe('prompts', () => {
  beforeEach(async () => (stand = await openStand()));

  it('are marked by EOR when agreed, by GA when not, and not at all for the silent', async () => {
    const { talk, send } = await talker();
    expect(await talk.say('"a" CR LF')).toBe('');
    send([], '> ');
    expect(await talk.say('')).toBe('"> "');
    expect(await talk.say('IAC DONT EOROPT')).toMatch(/IAC GA$/);
    await talk.say('"b" CR LF');
    send(['b'], '> ');
    expect(await talk.say('')).toBe('"b" CR LF "> " IAC GA');
    await talk.say('IAC DO EOROPT "c" CR LF');
    send(['c'], '> ');
    expect(await talk.say('')).toBe('"c" CR LF "> " IAC EOR');
  });

  it('the opening prompt is marked once it is known how', async () => {
    const { talk } = await talker();
    expect(await talk.say('IAC WONT TTYPE')).not.toMatch(/IAC (GA|EOR)$/);
    expect(await talk.say('IAC DO EOROPT')).toBe('IAC EOR');
    expect(await talk.say('IAC WILL NAWS')).toBe('');
  });

  it('text that comes while a prompt stands begins on a line of its own', async () => {
    const { talk, send } = await talker();
    send(['Bernd kommt.'], '> ');
    expect(await talk.say('')).toBe('CR LF "Bernd kommt." CR LF "> "');
    await talk.say('"stand" CR LF');
    send(['Stand'], null);
    send([], '> ');
    expect(await talk.say('')).toBe('"Stand" CR LF "> "');
  });

  it('after a hidden line the cursor is still behind the prompt', async () => {
    const { talk, send } = await talker();
    await talk.say('"anna" CR LF');
    send([], 'Passwort: ');
    (await stand.guest()).connection.setEcho('hidden');
    await talk.say('"geheim" CR LF');
    (await stand.guest()).connection.setEcho('shown');
    send(['Willkommen'], '> ');
    expect(await talk.say('')).toBe('IAC WONT ECHO CR LF "Willkommen" CR LF "> "');
  });
});

/** A socket that takes nothing off, and counts its writes. */
class StuckSocket extends EventEmitter {
  readonly writes: Buffer[] = [];
  destroyed = false;
  writableEnded = false;
  taken = 0;
  get writableLength(): number {
    return this.writes.reduce((sum, { length }) => sum + length, 0) - this.taken;
  }
  write(bytes: Buffer): boolean {
    this.writes.push(bytes);
    return false;
  }
}

function stuckOutput(onDrop: (output: Output) => void = () => undefined) {
  const stuck = new StuckSocket();
  const socket = Object.assign(Object.create(Socket.prototype) as Socket, {});
  const proxy = new Proxy(socket, { get: (_, key) => Reflect.get(stuck, key, stuck) as unknown });
  const clock = new HandClock();
  const told: string[] = [];
  const output: Output = new Output(proxy, { outputQueueBytes: 10_000, slowReaderMs: 1000 }, clock, {
    dropped: () => {
      told.push('dropped');
      onDrop(output);
    },
    stuck: () => told.push('stuck'),
  });
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  return { stuck, clock, told, output, turn };
}

describe('the queue', () => {
  beforeEach(async () => (stand = await openStand()));

  it('makes one write of all that is sent in one turn', async () => {
    const { stuck, output, turn } = stuckOutput();
    for (const part of ['a', 'b', 'c']) output.send(Buffer.from(part));
    await Promise.resolve();
    output.send(Buffer.from('d'));
    await turn();
    expect(stuck.writes.map(String)).toEqual(['abcd']);
  });

  it('never holds more than the bound, the notice included', async () => {
    const { stuck, output, told, turn } = stuckOutput((queue) => queue.send(Buffer.from('notice')));
    for (let sent = 0; sent < 1000; sent += 1) {
      output.send(Buffer.alloc(100));
      if (sent % 7 === 0) await turn();
    }
    await turn();
    expect(stuck.writableLength).toBeLessThanOrEqual(10_000);
    expect(told).toEqual(['dropped']);
    expect(Buffer.concat(stuck.writes).toString()).toMatch(/notice$/);
  });

  it('gives up a peer that does not catch up, and none that does', async () => {
    const { stuck, clock, output, told, turn } = stuckOutput();
    const fill = async (): Promise<void> => {
      for (let sent = 0; sent < 200; sent += 1) output.send(Buffer.alloc(100));
      await turn();
    };
    await fill();
    expect(told).toEqual(['dropped']);
    stuck.taken = stuck.writableLength;
    clock.advance(1000);
    expect(told).toEqual(['dropped']);
    output.send(Buffer.from('weiter'));
    await turn();
    expect(String(stuck.writes.at(-1))).toBe('weiter');
    await fill();
    clock.advance(1000);
    expect(told).toEqual(['dropped', 'dropped', 'stuck']);
  });

  it('always has room for the bytes on which the state of the line hangs', async () => {
    const { stuck, output, told, turn } = stuckOutput((queue) => queue.send(Buffer.alloc(2048)));
    for (let sent = 0; sent < 200; sent += 1) output.send(Buffer.alloc(100));
    for (let sent = 0; sent < 100; sent += 1) output.sendVital(Buffer.of(255, 251, 1));
    await turn();
    expect(told).toEqual(['dropped']);
    expect(Buffer.concat(stuck.writes).subarray(-300)).toEqual(
      Buffer.concat(Array<Buffer>(100).fill(Buffer.of(255, 251, 1))),
    );
    for (let sent = 0; sent < 2000 && told.length === 1; sent += 1) output.sendVital(Buffer.of(255, 251, 1));
    await turn();
    expect(told).toEqual(['dropped', 'stuck']);
    expect(stuck.writableLength).toBeLessThanOrEqual(10_000);
  });

  it('T6: what is typed is hidden and shown also to who does not read, and options are answered', async () => {
    const { talk, send } = await talker();
    const guest = await stand.guest();
    talk.client.socket.pause();
    await stand.until(() => {
      send(Array<string>(100).fill('x'.repeat(78)), null);
      return guest.events.length > 0 ? true : null;
    });
    guest.connection.setEcho('hidden');
    talk.client.send(Buffer.of(255, 251, 200));
    talk.client.type('geheim');
    await stand.lines(1);
    guest.connection.setEcho('shown');
    // Megabytes wait, of which only the end is looked at.
    const came: Buffer[] = [];
    talk.client.socket.removeAllListeners('data');
    talk.client.socket.on('data', (chunk: Buffer) => came.push(chunk)).resume();
    const end = await stand.until(() => {
      const last = Buffer.concat(came.slice(-4));
      return last.includes(Buffer.of(255, 252, 1)) ? last : null;
    });
    expect(show(end.subarray(-40))).toMatch(/IAC WILL ECHO .*IAC DONT 200 IAC WONT ECHO$/);
  });
});

describe('the end while what is typed is hidden', () => {
  beforeEach(async () => (stand = await openStand()));

  it('T6: shows it again before the line is closed', async () => {
    const { talk, send } = await talker();
    const { connection } = await stand.guest();
    connection.setEcho('hidden');
    send(['Bis bald'], null);
    connection.close('shutdown');
    await talk.client.closed;
    expect(show(talk.client.bytes)).toMatch(/IAC WILL ECHO .*"Bis bald" CR LF IAC WONT ECHO$/);
  });
});
