/** The machine's clock, turned by a clock of the test. */
import { createSystemClock } from '../../../src/adapters/system/clock';
import { createSystemEntropy } from '../../../src/adapters/system/entropy';

describe('clock', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: 1_000_000 });
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  test('a task is done once, when its time has come', () => {
    const clock = createSystemClock();
    const done: number[] = [];
    clock.after(500, () => done.push(clock.now()));
    jest.advanceTimersByTime(499);
    expect(done).toEqual([]);
    jest.advanceTimersByTime(10_000);
    expect(done).toEqual([1_000_500]);
  });

  test('a task called off is not done; calling off twice or late does no harm', () => {
    const done: string[] = [];
    const clock = createSystemClock();
    const cancel = clock.after(500, () => done.push('off'));
    const late = clock.after(1, () => done.push('on'));
    cancel();
    cancel();
    jest.advanceTimersByTime(1000);
    late();
    expect(done).toEqual(['on']);
  });

  test('a task in more than 25 days waits so long, and can still be called off halfway', () => {
    const DAY = 86_400_000;
    const done: string[] = [];
    const clock = createSystemClock();
    clock.after(60 * DAY, () => done.push('kept'));
    const cancel = clock.after(60 * DAY, () => done.push('off'));
    jest.advanceTimersByTime(59 * DAY);
    cancel();
    expect(done).toEqual([]);
    jest.advanceTimersByTime(2 * DAY);
    expect(done).toEqual(['kept']);
  });
});

test('chance gives every integer below the bound and no other', () => {
  const entropy = createSystemEntropy();
  const seen = new Set(Array.from({ length: 1000 }, () => entropy.below(3)));
  expect([...seen].sort()).toEqual([0, 1, 2]);
});
