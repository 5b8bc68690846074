import { formatLiteral, fromSetup, khalaha, parseLiteral, presetRules } from '../../../src/rules/khalaha';
import { filled, position, sowing } from './positions';

const rules = presetRules('khalaha');

describe('the record', () => {
  it.each([
    '444444/444444 3-6 1 5',
    '456654/464646 1 1',
    '456600*/444444',
    '000000*/444000*',
    '444444/444444*',
  ])('parses and makes %p', (record) => {
    const events = khalaha.parseRecord(rules, record);
    expect(events.ok && khalaha.makeRecord(events.value)).toBe(record);
  });

  it('glues bonus turns and writes passes', () => {
    const events = [...filledEvents('444444/444444'), ...sowing(filled('444444/444444'), 3, 6, 2).events];
    expect(khalaha.makeRecord(events)).toBe('444444/444444 3-6 2');
    const kept = sowing(position('<6,0,0,0,0,0,0,0,1,1,0,0,0,0,0>', 'khalaha'), 6, 1).events;
    expect(khalaha.makeRecord(kept)).toMatch(/ 6 - 1 -$/);
  });

  it('is empty for nothing, and nothing for an empty one', () => {
    expect(khalaha.makeRecord([])).toBe('');
    expect(khalaha.parseRecord(rules, '  ')).toEqual({ ok: true, value: [] });
  });

  it('keeps only the last setting of each pit', () => {
    const again = [
      { game: 'khalaha', type: 'PitFilled', side: 0, pit: 1, seeds: 4 },
      { game: 'khalaha', type: 'PitFilled', side: 0, pit: 1, seeds: 6 },
    ] as const;
    expect(khalaha.makeRecord(again)).toBe('600000*/000000*');
  });

  it('begins with the pits that the rules filled', () => {
    const kalah = presetRules('kalah');
    const events = khalaha.parseRecord(kalah, '444444/444444 3-6 2');
    expect(events.ok && khalaha.makeRecord(events.value)).toBe('444444/444444 3-6 2');
    expect(khalaha.parseRecord(kalah, '444444/444444')).toEqual({ ok: true, value: [] });
    expect(khalaha.parseRecord(kalah, '555555/555555').ok).toBe(false);
  });

  it.each([
    ['444444/44444', 0, '444444/44444'],
    ['444443/444444 1', 0, '444443/444444'],
    ['444440/444444', 0, '444440/444444'],
    ['444444/444444 3 6', 16, '6'],
    ['444444/444444 3-6-2', 14, '3-6-2'],
    ['444444/444444 2-6', 14, '2-6'],
    ['444444/444444 -', 14, '-'],
    ['444444/444444 1 7', 16, '7'],
    ['444444/444444 1 eins', 16, 'eins'],
    ['444444* 1', 0, '444444*'],
    ['444444/444444* 1', 15, '1'],
  ])('refuses %p at the first thing that does not fit', (text, at, token) => {
    expect(khalaha.parseRecord(rules, text)).toEqual({
      ok: false,
      error: { game: 'khalaha', code: 'badRecord', at, token },
    });
  });
});

function filledEvents(fillings: string): Parameters<typeof khalaha.makeRecord>[0] {
  const events = khalaha.parseRecord(rules, fillings);
  return events.ok ? events.value : [];
}

describe('the literal', () => {
  it('goes both ways, the mover first', () => {
    const text = '<6,10,11,0,1,0,2,0,0,2,0,1,0,0,3>';
    const state = position(text, 'khalaha');
    expect([state.turn, state.stores, khalaha.makeLiteral(state)]).toEqual([0, [10, 11], text]);
    const north = sowing(state, 2).state;
    expect([north.turn, khalaha.makeLiteral(north)]).toEqual([1, '<6,11,10,2,0,1,0,0,3,0,0,1,2,0,0>']);
  });

  it('allows blanks', () => {
    const parsed = parseLiteral(' < 6, 0, 0, 4,4,4,4,4,4, 4,4,4,4,4,4 > ');
    expect(parsed.ok && formatLiteral(parsed.value)).toBe('<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>');
  });

  it.each([
    ['', 'notALiteral'],
    ['<6,0,0>', 'notALiteral'],
    ['<6,0,0,4,4,4,4,4,4,4,4,4,4,4,-4>', 'notALiteral'],
    ['<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4.5>', 'notALiteral'],
    ['<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4,4>', 'notALiteral'],
    ['6,0,0,4,4,4,4,4,4,4,4,4,4,4,4', 'notALiteral'],
    ['<3,0,0,4,4,4,4,4,4>', 'otherBoard'],
  ])('refuses %p', (text, code) => {
    expect(parseLiteral(text)).toEqual({ ok: false, error: { code } });
  });
});

describe('positions from outside', () => {
  const six = [0, 0, 0, 0, 0, 1];
  const setup = { mover: six, other: six, moverStore: 0, otherStore: 0 };

  it.each([
    [{ ...setup, mover: [1, 1] }, 'badCount'],
    [{ ...setup, other: [0, 0, 0, 0, 0, 0, 1] }, 'badCount'],
    [{ ...setup, other: [0, 0, 0, 0, 0, -1] }, 'badCount'],
    [{ ...setup, mover: [0, 0, 0, 0, 0, 1.5] }, 'badCount'],
    [{ ...setup, otherStore: Number.NaN }, 'badCount'],
    [{ ...setup, otherStore: 254 }, 'tooManySeeds'],
  ])('are refused when no game could hold them: %j', (bad, code) => {
    expect(fromSetup(bad, rules)).toEqual({ ok: false, error: { code } });
  });

  it('R9 start with the pass of a mover who has nothing to sow', () => {
    const state = position('<6,10,11,0,0,0,0,0,0,0,0,1,0,0,0>', 'khalaha');
    expect([state.turn, state.phase, khalaha.legalMoves(state)]).toEqual([1, 'playing', ['3']]);
  });

  it('R3 are over, leftovers counted once, where sweeping ends the game', () => {
    for (const literal of ['<6,10,11,0,0,0,0,0,0,0,0,2,0,0,0>', '<6,10,11,0,0,2,0,0,0,0,0,0,0,0,0>']) {
      const state = position(literal, 'kalah');
      expect([state.phase, state.stores.reduce((sum, seeds) => sum + seeds)]).toEqual(['over', 23]);
    }
  });
});
