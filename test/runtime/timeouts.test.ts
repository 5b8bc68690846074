/** Who never logs in, and who has fallen asleep, is seen off after the stated time, and told why (F5). */
import { createWorld } from '../support/world';
import { returnWordIn, seated } from './table';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

describe('F5: a line that never logs in', () => {
  it('ends after the stated time, with a word', async () => {
    const world = await createWorld();
    const silent = await world.connect();
    silent.reads();
    await world.passes(170 * SECOND);
    expect(silent.closed).toBeNull();
    await world.passes(20 * SECOND);
    expect(silent.closed).toBe('loginTimeout');
    expect(silent.text()).not.toBe('');
  });

  it('does not gain time by typing', async () => {
    const world = await createWorld();
    const busy = await world.connect();
    for (let minute = 0; minute < 4; minute += 1) {
      await busy.types('hilfe');
      await world.passes(MINUTE);
    }
    expect(busy.closed).toBe('loginTimeout');
  });
});

describe('F5: an idle line', () => {
  it('is warned, then ends; its match waits and its seat can be taken up again', async () => {
    const world = await createWorld();
    const anna = await world.connect();
    await anna.types('Anna');
    const word = returnWordIn(anna.text());
    const bernd = await world.enters('Bernd');
    await anna.types('neustart khalaha kalah bernd');
    await bernd.types('annehmen');
    await world.passes(50 * MINUTE);
    await bernd.types('stand');
    await world.passes(6 * MINUTE);
    expect(anna.text()).toContain('Bist Du noch da?');
    bernd.reads();
    await world.passes(5 * MINUTE);
    expect(anna.closed).toBe('idle');
    expect(anna.text()).toContain('Du warst lange still');
    expect(bernd.closed).toBeNull();
    expect(bernd.text()).toContain('Anna');
    const again = await world.connect();
    await again.typesAll(['Anna', word]);
    await again.types('3');
    expect(bernd.text()).toContain('Anna leert Feld 3');
  });

  it('stays open for who types after the warning', async () => {
    const { world, anna } = await seated();
    await world.passes(56 * MINUTE);
    await anna.types('wer');
    await world.passes(50 * MINUTE);
    expect(anna.closed).toBeNull();
  });
});
