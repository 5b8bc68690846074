/** A thread that cannot begin is the log's affair; unheard, it would end the process. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createThinker } from '../../../src/adapters/worker/thinker';
import { gameOf } from '../../../src/rules/registry';

// Starting threads takes as long as the machine makes it.
jest.setTimeout(120_000);

const home = process.cwd();
afterEach(() => process.chdir(home));

it('is told to the log', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'spielhaus-'));
  process.chdir(folder);
  // A thread that begins asks for the working folder first.
  rmSync(folder, { recursive: true });
  const silent = (): void => undefined;
  let told: (message: string) => void = silent;
  const failure = new Promise<string>((resolve) => (told = resolve));
  const log = {
    debug: silent,
    info: silent,
    warn: silent,
    error: (_: object, message: string) => told(message),
  };
  const thinker = createThinker('/nowhere', log);
  const { presets } = gameOf('kelma');
  const [rules] = presets;
  const thought = thinker.choose(gameOf('kelma').start(rules), 0, 'leicht', 1);
  expect(await failure).toBe('thread failed');
  thought.stop();
  process.chdir(home);
  await thinker.close();
});
