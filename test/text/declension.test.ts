import type { Message } from '../../src/text/message';
import { catalogues } from '../../locales';

const EASY = 'Computer (leicht)';

test.each<[Message, string]>([
  [{ code: 'board-turn', to: 'other', name: EASY }, 'Der Computer (leicht) ist am Zug.'],
  [{ code: 'board-turn', to: 'other', name: 'Max' }, 'Max ist am Zug.'],
  [
    { code: 'offer-draw', to: 'you', name: 'Max', other: EASY },
    'Du bietest dem Computer (leicht) Remis an. Mit ablehnen nimmst Du es zurück.',
  ],
  [
    { code: 'outcome-won', to: 'you', name: 'Max', other: EASY },
    'Das Spiel ist zu Ende: Du gewinnst gegen den Computer (leicht).',
  ],
  [
    { code: 'khalaha-store', to: 'watcher', name: `${EASY} (Nord)`, seeds: 2 },
    'Bank vom Computer (leicht) (Nord): 2 Steine.',
  ],
  [{ code: 'khalaha-store', to: 'watcher', name: 'Max', seeds: 2 }, 'Bank von Max: 2 Steine.'],
])('German declines the computer, and leaves people’s names alone (%j)', (message, sentence) => {
  expect(catalogues.de.say(message)).toBe(sentence);
});

test.each<[Message, string]>([
  [{ code: 'board-turn', to: 'other', name: 'Computer (easy)' }, 'It is the easy computer’s turn.'],
  [
    { code: 'khalaha-store', to: 'watcher', name: 'Computer (hard)', seeds: 2 },
    'The hard computer’s store: 2 seeds.',
  ],
])('English gives the computer an article (%j)', (message, sentence) => {
  expect(catalogues.en.say(message)).toBe(sentence);
});
