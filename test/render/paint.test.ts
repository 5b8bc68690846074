import { paintOf, ROLES } from '../../src/render/paint';
import { cellsOf } from '../../src/render/wrap';

test('a client without colours gets the bare text in every role', () => {
  for (const role of ROLES) expect(paintOf(0)[role]('Bank 3')).toBe('Bank 3');
});

test.each([1, 2, 3] as const)('colours of level %i take up no cells', (level) => {
  for (const role of ROLES) {
    const painted = paintOf(level)[role]('Bank 3');
    expect(painted).toContain('\u001b[');
    expect(painted).toContain('Bank 3');
    expect(cellsOf(painted)).toBe(6);
  }
});

test('two clients do not disturb each other', () => {
  expect(paintOf(3).own('x')).not.toBe(paintOf(0).own('x'));
  expect(paintOf(0).own('x')).toBe('x');
});
