/**
 * Openings of real clients. inetutils telnet 2.4, TinTin++ 2.02.20 and PuTTY 0.78 were recorded; Mudlet and
 * MUSHclient follow their documentation (wiki.mudlet.org Supported Protocols; mushclient.com).
 */
import type { ClientTraits } from '../../src/ports/connection';
import { openStand, Talk, type Stand } from './stand';

const OPENING = 'IAC WILL EOROPT IAC DO TTYPE "Hallo" CR LF "Name: "';
const OFFERS = 'IAC DO NAWS IAC WILL CHARSET IAC DO NEWENV IAC WILL GMCP IAC WILL MSSP';
const TTYPE = 'IAC SB TTYPE 1 IAC SE';
const NEWENV = 'IAC SB NEWENV 1 0 "SCREEN_READER" 3 "SCREEN_READER" IAC SE';
const CHARSET = 'IAC SB CHARSET 1 ";UTF-8;ISO-8859-1" IAC SE';
const MSSP = 'IAC SB MSSP 1 "NAME" 2 "Spielhaus" 1 "PLAYERS" 2 "3" 1 "PORT" 2 "4000" 2 "4001" IAC SE';

interface Recorded {
  /** What the client says, and what the line answers to each. */
  readonly exchange: readonly (readonly [said: string, answered: string])[];
  readonly traits: ClientTraits;
}

const CLIENTS: Readonly<Record<string, Recorded>> = {
  'inetutils telnet': {
    exchange: [
      ['IAC DONT EOROPT IAC WILL TTYPE', `${OFFERS} ${TTYPE} IAC GA`],
      [
        'IAC WILL NAWS IAC SB NAWS 0 80 0 24 IAC SE IAC DONT CHARSET IAC WILL NEWENV IAC DONT GMCP IAC DONT MSSP ' +
          'IAC SB TTYPE 0 "XTERM-256COLOR" IAC SE',
        `${NEWENV} ${TTYPE}`,
      ],
      [
        'IAC SB NEWENV 0 3 "SCREEN_READER" 3 "SCREEN_READER" IAC SE IAC SB TTYPE 0 "XTERM-256COLOR" IAC SE',
        '',
      ],
    ],
    traits: {
      columns: 80,
      rows: 24,
      charset: 'ascii',
      colours: 2,
      screenReader: false,
      gmcp: false,
      client: 'XTERM-256COLOR',
    },
  },
  PuTTY: {
    exchange: [
      [
        'IAC WILL NAWS IAC WILL TSPEED IAC WILL TTYPE IAC WILL NEWENV IAC DO ECHO IAC WILL SGA IAC DO SGA IAC DONT EOROPT',
        `${OFFERS} IAC DONT TSPEED ${TTYPE} ${NEWENV} IAC WONT ECHO IAC DONT SGA IAC WONT SGA IAC GA`,
      ],
      [
        'IAC SB NAWS 0 80 0 24 IAC SE IAC DONT CHARSET IAC DONT GMCP IAC DONT MSSP IAC SB TTYPE 0 "XTERM" IAC SE ' +
          'IAC SB NEWENV 0 0 "USER" 1 "anna" IAC SE',
        TTYPE,
      ],
      ['IAC SB TTYPE 0 "XTERM" IAC SE', ''],
    ],
    traits: {
      columns: 80,
      rows: 24,
      charset: 'ascii',
      colours: 1,
      screenReader: false,
      gmcp: false,
      client: 'XTERM',
    },
  },
  'TinTin++': {
    exchange: [
      ['IAC DO EOROPT IAC WILL TTYPE', `${OFFERS} ${TTYPE} IAC EOR`],
      ['IAC WILL NAWS', ''],
      [
        'IAC SB NAWS 0 80 0 24 IAC SE IAC DO CHARSET IAC WILL NEWENV IAC DONT GMCP IAC SB TTYPE 0 "TINTIN++" IAC SE',
        `${CHARSET} ${NEWENV} ${TTYPE}`,
      ],
      ['IAC SB CHARSET 2 "UTF-8" IAC SE', ''],
      ['IAC SB TTYPE 0 "xterm-256color" IAC SE', TTYPE],
      ['IAC SB TTYPE 0 "MTTS 271" IAC SE', ''],
    ],
    traits: {
      columns: 80,
      rows: 24,
      charset: 'utf8',
      colours: 3,
      screenReader: false,
      gmcp: false,
      client: 'TINTIN++',
    },
  },
  Mudlet: {
    exchange: [
      ['IAC DO EOROPT IAC WILL TTYPE', `${OFFERS} ${TTYPE} IAC EOR`],
      [
        'IAC WILL NAWS IAC SB NAWS 0 100 0 40 IAC SE IAC DO CHARSET IAC WILL NEWENV IAC DO GMCP ' +
          'IAC SB GMCP "Core.Ping" IAC SE IAC DO MSSP IAC SB TTYPE 0 "MUDLET" IAC SE',
        `${CHARSET} ${NEWENV} ${MSSP} ${TTYPE}`,
      ],
      [
        'IAC SB CHARSET 2 "UTF-8" IAC SE IAC SB NEWENV 0 0 "SCREEN_READER" 3 "SCREEN_READER" 1 "1" IAC SE ' +
          'IAC SB TTYPE 0 "ANSI-TRUECOLOR" IAC SE',
        TTYPE,
      ],
      ['IAC SB TTYPE 0 "MTTS 2413" IAC SE', ''],
    ],
    traits: {
      columns: 100,
      rows: 40,
      charset: 'utf8',
      colours: 3,
      screenReader: true,
      gmcp: true,
      client: 'MUDLET',
    },
  },
  MUSHclient: {
    exchange: [
      ['IAC DO EOROPT IAC WILL TTYPE', `${OFFERS} ${TTYPE} IAC EOR`],
      [
        'IAC WONT NAWS IAC DO CHARSET IAC WONT NEWENV IAC DONT GMCP IAC DONT MSSP IAC SB TTYPE 0 "MUSHCLIENT" IAC SE',
        `${CHARSET} ${TTYPE}`,
      ],
      ['IAC SB CHARSET 3 IAC SE IAC SB TTYPE 0 "ANSI" IAC SE', TTYPE],
      ['IAC SB TTYPE 0 "MTTS 9" IAC SE', ''],
    ],
    traits: {
      columns: null,
      rows: null,
      charset: 'ascii',
      colours: 2,
      screenReader: false,
      gmcp: false,
      client: 'MUSHCLIENT',
    },
  },
};

let stand: Stand;
beforeEach(async () => (stand = await openStand()));
afterEach(() => stand.stop());

describe.each(Object.entries(CLIENTS))('%s', (_, { exchange, traits }) => {
  it('opens, and is known for what it is', async () => {
    const talk = new Talk(await stand.connect());
    expect(await talk.opening()).toBe(OPENING);
    for (const [said, answered] of exchange) expect(await talk.say(said)).toBe(answered);
    expect((await stand.guest()).connection.traits).toEqual(traits);
  });

  it('T2: is understood alike when each byte is a packet of its own', async () => {
    const talk = new Talk(await stand.connect());
    await talk.opening();
    for (const [said, answered] of exchange)
      expect(sorted(await talk.say(said, 'bytes'))).toBe(sorted(answered));
    expect((await stand.guest()).connection.traits).toEqual(traits);
  });
});

/** A prompt's mark goes out as soon as it can, so in small packets it may overtake an answer. */
const sorted = (stream: string): string =>
  stream
    .split(/ (?=IAC (?!SE))/)
    .sort()
    .join(' ');

describe('netcat', () => {
  it('sees six stray bytes and nothing else', async () => {
    const client = await stand.connect();
    const talk = new Talk(client);
    expect(await talk.opening()).toBe(OPENING);
    client.send('anna\n');
    await stand.lines(1);
    const { connection } = await stand.guest();
    connection.send(['Guten Tag'], '> ');
    await client.waitFor('Guten Tag\r\n> ');
    expect(client.bytes.filter((byte) => byte >= 128)).toHaveLength(4);
    expect(client.bytes.subarray(6).toString('latin1')).toBe('Hallo\r\nName: Guten Tag\r\n> ');
    expect(connection.traits).toMatchObject({ charset: 'ascii', colours: 0, columns: null, gmcp: false });
  });
});
