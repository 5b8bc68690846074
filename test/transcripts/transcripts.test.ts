/** Every transcript reads today as it is written. `npm run golden` writes them anew; the diff is then to be read. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { playTranscript } from '../support/transcript';

const files = readdirSync(__dirname).filter((file) => file.endsWith('.txt'));

describe('transcripts', () => {
  test.each(files)('%s', async (file) => {
    const path = join(__dirname, file);
    const written = readFileSync(path, 'utf8');
    const played = await playTranscript(written);
    if (process.env['GOLDEN'] === 'write') writeFileSync(path, played);
    else expect(played).toBe(written);
  });
});
