/** Options, bytes in and bytes out: each agreed, refused, taken back, unasked, and in pieces. */
import type { ClientTraits } from '../../src/ports/connection';
import { bytes } from './notation';
import { linesOf, openStand, Talk, type Stand } from './stand';

const OFFERS = 'IAC DO NAWS IAC WILL CHARSET IAC DO NEWENV IAC WILL GMCP IAC WILL MSSP';

let stand: Stand;
beforeEach(async () => (stand = await openStand()));
afterEach(() => stand.stop());

/** A client past its opening, whose prompt mark and offers have come. */
async function talker(index = 0): Promise<{ talk: Talk; traits: () => ClientTraits }> {
  const talk = new Talk(await stand.connect());
  await talk.opening();
  expect(await talk.say('IAC DO EOROPT IAC WONT TTYPE')).toBe(`${OFFERS} IAC EOR`);
  const { connection } = await stand.guest(index);
  return { talk, traits: () => connection.traits };
}

describe('NAWS', () => {
  it.each([
    ['0 80 0 24', 80, 24],
    ['0 0 0 0', null, null],
    ['0 1 0 1', 20, 5],
    ['0 40 0 0', 40, null],
    ['IAC IAC IAC IAC IAC IAC IAC IAC', 250, 200],
    ['0 IAC IAC 0 24', 250, 24],
    ['0 132 128 0', 132, 200],
  ])('T3: unasked %s and a command in one write', async (size, columns, rows) => {
    const talk = new Talk(await stand.connect());
    await talk.opening();
    await talk.say(`IAC SB NAWS ${size} IAC SE "stand" CR LF`);
    expect(await stand.lines(1)).toEqual(['stand']);
    expect((await stand.guest()).connection.traits).toMatchObject({ columns, rows });
  });

  it('T3: a 255 that was not doubled does not leak into the line', async () => {
    const { talk, traits } = await talker();
    await talk.say('IAC WILL NAWS IAC SB NAWS 0 IAC 0 24 IAC SE "stand" CR LF');
    expect(await stand.lines(1)).toEqual(['stand']);
    expect(traits()).toMatchObject({ columns: 250, rows: 24 });
  });

  it('tells each change once', async () => {
    const { talk } = await talker();
    for (const columns of [80, 80, 100]) await talk.say(`IAC SB NAWS 0 ${columns} 0 24 IAC SE`);
    const { events } = await stand.guest();
    const told = events.flatMap((event) => (event.type === 'traits' ? [event.traits.columns] : []));
    expect(told).toEqual([80, 100]);
  });
});

describe('TTYPE', () => {
  const SEND = 'IAC SB TTYPE 1 IAC SE';

  it('asks three times at most, however the client goes on', async () => {
    const { talk } = await talker();
    expect(await talk.say('IAC WILL TTYPE')).toBe(`IAC DO TTYPE ${SEND}`);
    expect(await talk.say('IAC SB TTYPE 0 "a" IAC SE')).toBe(SEND);
    expect(await talk.say('IAC SB TTYPE 0 "b" IAC SE')).toBe(SEND);
    expect(await talk.say('IAC SB TTYPE 0 "c" IAC SE IAC SB TTYPE 0 "d" IAC SE')).toBe('');
    expect(await talk.say('IAC WONT TTYPE IAC WILL TTYPE')).toBe('IAC DONT TTYPE IAC DO TTYPE');
  });

  it('stops when the client repeats itself', async () => {
    const { talk, traits } = await talker();
    await talk.say('IAC WILL TTYPE');
    await talk.say('IAC SB TTYPE 0 "XTERM" IAC SE');
    expect(await talk.say('IAC SB TTYPE 0 "XTERM" IAC SE')).toBe('');
    expect(traits()).toMatchObject({ client: 'XTERM', colours: 1 });
  });

  it.each([
    [1, { colours: 1, charset: 'ascii', screenReader: false }],
    [4, { colours: 0, charset: 'utf8', screenReader: false }],
    [9, { colours: 2, charset: 'ascii', screenReader: false }],
    [64, { colours: 0, charset: 'ascii', screenReader: true }],
    [265, { colours: 3, charset: 'ascii', screenReader: false }],
    [4095, { colours: 3, charset: 'utf8', screenReader: true }],
  ])('reads MTTS %i', async (bits, expected) => {
    const { talk, traits } = await talker();
    await talk.say('IAC WILL TTYPE');
    await talk.say('IAC SB TTYPE 0 "CLIENT" IAC SE');
    await talk.say('IAC SB TTYPE 0 "ANSI" IAC SE');
    await talk.say(`IAC SB TTYPE 0 "MTTS ${bits}" IAC SE`);
    expect(traits()).toMatchObject({ client: 'CLIENT', ...expected });
  });

  it('keeps a client name short and printable', async () => {
    const { talk, traits } = await talker();
    await talk.say('IAC WILL TTYPE');
    await talk.say(`IAC SB TTYPE 0 27 "[2J" 7 "${'x'.repeat(500)}" IAC SE`);
    expect(traits().client).toMatch(/^\[2Jx{1,61}$/);
  });

  it('ignores an answer to no question', async () => {
    const { talk, traits } = await talker();
    expect(await talk.say('IAC SB TTYPE 0 "MTTS 4095" IAC SE')).toBe('');
    expect(traits()).toMatchObject({ client: null, colours: 0 });
  });
});

describe('a client that has agreed to tell what it is', () => {
  it('is introducing itself until it has answered its last round, or will not', async () => {
    const { talk, traits } = await talker();
    expect(traits().introducing).toBe(false);
    await talk.say('IAC WILL TTYPE');
    expect(traits().introducing).toBe(true);
    await talk.say('IAC SB TTYPE 0 "CLIENT" IAC SE');
    await talk.say('IAC SB TTYPE 0 "ANSI" IAC SE');
    expect(traits()).toMatchObject({ introducing: true, screenReader: false });
    await talk.say('IAC SB TTYPE 0 "MTTS 64" IAC SE');
    expect(traits()).toMatchObject({ introducing: false, screenReader: true });
  });

  it.each([
    ['IAC WILL TTYPE', 'IAC SB TTYPE 0 "XTERM" IAC SE IAC SB TTYPE 0 "XTERM" IAC SE'],
    ['IAC WILL TTYPE', 'IAC WONT TTYPE'],
    ['IAC WILL NEWENV', 'IAC SB NEWENV 0 3 "SCREEN_READER" IAC SE'],
    ['IAC WILL NEWENV', 'IAC WONT NEWENV'],
  ])('%s begins it, %s ends it', async (begins, ends) => {
    const { talk, traits } = await talker();
    await talk.say(begins);
    expect(traits().introducing).toBe(true);
    await talk.say(ends);
    expect(traits().introducing).toBe(false);
  });

  it.each(['IAC WONT TTYPE IAC WONT NEWENV', '"Anna" CR LF', 'IAC WILL NAWS IAC DO GMCP'])(
    '%s begins nothing',
    async (said) => {
      const { talk, traits } = await talker();
      await talk.say(said);
      expect(traits().introducing).toBe(false);
    },
  );
});

describe('CHARSET', () => {
  const REQUEST = 'IAC SB CHARSET 1 ";UTF-8;ISO-8859-1" IAC SE';

  it.each([
    ['2 "UTF-8"', 'utf8'],
    ['2 "utf-8"', 'utf8'],
    ['2 "ISO-8859-1"', 'latin1'],
    ['2 "US-ASCII"', 'ascii'],
    ['2 "KOI8-R"', 'ascii'],
    ['2', 'ascii'],
    ['3', 'ascii'],
    ['9 9', 'ascii'],
  ])('offers once; %s gives %s', async (reply, charset) => {
    const { talk, traits } = await talker();
    expect(await talk.say('IAC DO CHARSET')).toBe(REQUEST);
    expect(await talk.say(`IAC SB CHARSET ${reply} IAC SE`)).toBe('');
    expect(traits().charset).toBe(charset);
    expect(await talk.say('IAC DONT CHARSET IAC DO CHARSET')).toBe('IAC WONT CHARSET IAC WILL CHARSET');
  });

  it('turns a counter-offer down once', async () => {
    const { talk } = await talker();
    await talk.say('IAC DO CHARSET');
    const offer = 'IAC SB CHARSET 1 ";UTF-8" IAC SE';
    expect(await talk.say(`${offer} ${offer} ${offer}`)).toBe('IAC SB CHARSET 3 IAC SE');
  });

  it('believes no acceptance of what was not offered', async () => {
    const { talk, traits } = await talker();
    await talk.say('IAC SB CHARSET 2 "UTF-8" IAC SE');
    expect(traits().charset).toBe('ascii');
  });
});

describe('NEW-ENVIRON', () => {
  it.each([
    ['0 3 "SCREEN_READER" 1 "1"', true],
    ['0 0 "SCREEN_READER" 1 "true"', true],
    ['2 0 "USER" 1 "anna" 3 "SCREEN_READER" 1 "yes"', true],
    ['0 3 "SCREEN" 2 "_READER" 1 "1"', true],
    ['0 3 "SCREEN_READER" 1 "0"', false],
    ['0 3 "SCREEN_READER" 1', false],
    ['0 3 "SCREEN_READER"', false],
    ['0 1 "1" 1 1 3 3 0 2', false],
    ['1 3 "SCREEN_READER" 1 "1"', false],
  ])('asks for nothing but SCREEN_READER; %s means %s', async (reply, reader) => {
    const { talk, traits } = await talker();
    expect(await talk.say('IAC WILL NEWENV')).toBe(
      'IAC SB NEWENV 1 0 "SCREEN_READER" 3 "SCREEN_READER" IAC SE',
    );
    expect(await talk.say(`IAC SB NEWENV ${reply} IAC SE`)).toBe('');
    expect(traits().screenReader).toBe(reader);
  });
});

describe('MSSP', () => {
  it('is answered when agreed', async () => {
    const { talk } = await talker();
    expect(await talk.say('IAC DO MSSP')).toBe(
      'IAC SB MSSP 1 "NAME" 2 "Spielhaus" 1 "PLAYERS" 2 "3" 1 "PORT" 2 "4000" 2 "4001" IAC SE',
    );
  });

  it('is answered when a list of servers asks first', async () => {
    const talk = new Talk(await stand.connect());
    await talk.opening();
    expect(await talk.say('IAC DO MSSP')).toContain(`${OFFERS} IAC SB MSSP 1 "NAME"`);
  });
});

it('T2: a login with all options, cut in two at every byte, is understood alike', async () => {
  const opening = bytes(
    'IAC DO EOROPT IAC WILL TTYPE IAC WILL NAWS IAC SB NAWS 0 IAC IAC 0 24 IAC SE IAC DO CHARSET IAC WILL NEWENV ' +
      'IAC DO GMCP IAC SB CHARSET 2 "UTF-8" IAC SE IAC SB TTYPE 0 "TEST" IAC SE IAC SB GMCP "Game.Get" IAC SE ' +
      'IAC SB NEWENV 0 3 "SCREEN_READER" 1 "1" IAC SE "fülle 3 mit 4" CR LF',
  );
  for (let cut = 1; cut < opening.length; cut += 1) {
    const talk = new Talk(await stand.connect());
    await talk.opening();
    talk.client.send(opening.subarray(0, cut));
    await new Promise((resolve) => setImmediate(resolve));
    await talk.say(opening.subarray(cut));
    const guest = await stand.guest(cut - 1);
    expect([cut, linesOf(guest)]).toEqual([cut, ['fülle 3 mit 4']]);
    expect(guest.events.filter(({ type }) => type === 'gmcp')).toEqual([
      { type: 'gmcp', name: 'Game.Get', data: undefined },
    ]);
    expect(guest.connection.traits).toEqual({
      columns: 250,
      rows: 24,
      charset: 'utf8',
      colours: 0,
      screenReader: true,
      // A second round was asked for.
      introducing: true,
      gmcp: true,
      client: 'TEST',
    });
    await talk.client.close();
  }
});
