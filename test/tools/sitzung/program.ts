/** The house compiled once for a suite, to be started by sessions that need one of their own. */
import { compileHouse, type CompiledHouse } from '../../support/compiled-house';

// How long a test takes says something about the machine, and nothing about the house.
jest.setTimeout(600_000);

export function programPerSuite(): { folder(): string } {
  let compiled: CompiledHouse | null = null;
  beforeAll(() => {
    compiled = compileHouse();
  });
  afterAll(() => {
    compiled?.remove();
  });
  return { folder: () => compiled?.folder ?? '' };
}
