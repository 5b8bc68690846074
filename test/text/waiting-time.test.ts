/** Waiting is counted in seconds, and in minutes from two of them on. */
import { catalogues } from '../../locales';
import { waitingTime } from '../../src/text/waiting-time';

test.each([
  [1, 'in einer Sekunde;', 'in one second;'],
  [59_001, 'in 60 Sekunden;', 'in 60 seconds;'],
  [119_000, 'in 119 Sekunden;', 'in 119 seconds;'],
  [120_000, 'in 2 Minuten;', 'in 2 minutes;'],
  [240_001, 'in 5 Minuten;', 'in 5 minutes;'],
])('F8: what is still missing of %d milliseconds', (ms, german, english) => {
  const message = { code: 'claim-too-early', ...waitingTime(ms) } as const;
  expect(catalogues.de.say(message)).toContain(german);
  expect(catalogues.en.say(message)).toContain(english);
});
