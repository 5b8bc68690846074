/** A house whose database is gone does not go on: it says so and ends, and its supervisor starts it anew. */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileHouse, type CompiledHouse } from '../support/compiled-house';
import { folderPerTest } from '../support/folder';
import { startHouse } from '../support/house-process';

const folder = folderPerTest();
let compiled: CompiledHouse;

beforeAll(() => {
  compiled = compileHouse();
  const dying = `port.on('message', () => { throw new Error('out of order'); });`;
  appendFileSync(
    join(compiled.folder, 'src/adapters/sqlite/thread.js'),
    `\n{ const { parentPort: port } = require('node:worker_threads'); ${dying} }\n`,
  );
});

afterAll(() => {
  compiled.remove();
});

test('F2 the thread of the database dies: one line in the log with the reason, and exit code 1', async () => {
  const house = startHouse({ program: compiled.folder, dataDir: folder.path('') });
  expect(await house.exit).toEqual({ code: 1, signal: null });
  const lines = house.logged.filter((line) => line.includes('"level":"error"'));
  expect(lines).toEqual([expect.stringContaining('"msg":"store lost"')]);
  expect(lines[0]).toContain('out of order');
  expect(house.complaints).toEqual([]);
});
