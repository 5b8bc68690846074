/**
 * Transcripts: sessions as text that is played again. A header of `key: value` lines, a line `---`, then `#` comments,
 * `anna> line typed`, `anna< line read`, `anna! step` (trennt, kommt) and `uhr! 60 s`. Who types first connects.
 */
import { createWorld, type World } from './world';
import type { MemoryClient } from './memory-client';
import type { ClientTraits } from '../../src/ports/connection';

interface Header {
  readonly rngSeed: number;
  /** Already in the house when the session begins. */
  readonly present: readonly string[];
  /** Client traits for all, and for single people. */
  readonly traits: (who: string) => Partial<ClientTraits>;
}

const TRAITS: Readonly<Record<string, (value: string) => Partial<ClientTraits>>> = {
  breite: (value) => ({ columns: Number(value) }),
  zeichensatz: (value) => ({ charset: value === 'utf8' || value === 'latin1' ? value : 'ascii' }),
  farben: (value) => ({ colours: value === '0' ? 0 : 1 }),
  vorlesen: (value) => ({ screenReader: value === 'ja' }),
};

function parseHeader(lines: readonly string[]): Header {
  const fields = new Map<string, string>();
  for (const line of lines) {
    const [, key, value] = /^([a-z.]+):\s*(.*)$/u.exec(line) ?? [];
    if (key !== undefined && value !== undefined) fields.set(key, value);
    else if (line !== '' && !line.startsWith('#')) throw new Error(`not a header line: ${line}`);
  }
  const traits = (who: string): Partial<ClientTraits> => {
    let found: Partial<ClientTraits> = {};
    for (const [name, read] of Object.entries(TRAITS)) {
      const value = fields.get(`${who}.${name}`) ?? fields.get(name);
      if (value !== undefined) found = { ...found, ...read(value) };
    }
    return found;
  };
  const present = (fields.get('dabei') ?? '').split(',').map((name) => name.trim());
  return {
    rngSeed: Number(fields.get('rng') ?? '1'),
    present: present.filter((name) => name !== ''),
    traits,
  };
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

class Replay {
  private readonly clients = new Map<string, MemoryClient>();
  readonly lines: string[] = [];

  constructor(
    private readonly world: World,
    private readonly header: Header,
  ) {}

  async begin(): Promise<void> {
    for (const who of this.header.present) {
      this.clients.set(who, await this.world.enters(capital(who), this.header.traits(who)));
    }
    for (const client of this.clients.values()) client.reads();
  }

  /** One line of the script; lines that were read are made anew, so they are not looked at. */
  async step(line: string): Promise<void> {
    const [, who, sign, text] = /^([a-zäöüß]+)([<>!])(?: (.*))?$/u.exec(line) ?? [];
    if (sign === '<') return;
    if (sign === '>' && who !== undefined) {
      const client = await this.clientOf(who);
      this.lines.push(line);
      await client.types(text ?? '');
    } else {
      this.lines.push(line);
      if (sign === '!' && who !== undefined) await this.perform(who, text ?? '');
      else if (line !== '' && !line.startsWith('#')) throw new Error(`not a line of a transcript: ${line}`);
    }
    this.readAll();
  }

  private readAll(): void {
    for (const [who, client] of this.clients) {
      for (const read of client.reads()) this.lines.push(read === '' ? `${who}<` : `${who}< ${read}`);
    }
  }

  private async clientOf(who: string): Promise<MemoryClient> {
    const known = this.clients.get(who);
    if (known !== undefined && known.closed === null) return known;
    const client = await this.world.connect(this.header.traits(who));
    this.clients.set(who, client);
    this.readAll();
    return client;
  }

  private async perform(who: string, what: string): Promise<void> {
    const [, seconds] = /^(\d+) s$/u.exec(what) ?? [];
    if (who === 'uhr' && seconds !== undefined) return this.world.passes(Number(seconds) * 1000);
    if (what === 'trennt') return this.clients.get(who)?.drops();
    if (what === 'kommt') await this.clientOf(who);
    else throw new Error(`unknown step: ${who}! ${what}`);
  }
}

/** Plays a transcript and gives it back as it reads now; equal to what it was when nothing has changed. */
export async function playTranscript(text: string): Promise<string> {
  const lines = text.trimEnd().split('\n');
  const rule = lines.indexOf('---');
  if (rule < 0) throw new Error('a transcript has a header that ends with ---');
  const header = parseHeader(lines.slice(0, rule));
  const replay = new Replay(await createWorld({ rngSeed: header.rngSeed }), header);
  await replay.begin();
  for (const line of lines.slice(rule + 1)) await replay.step(line);
  return [...lines.slice(0, rule + 1), ...replay.lines].join('\n') + '\n';
}
