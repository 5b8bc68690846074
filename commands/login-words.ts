/** What is understood where a name is asked for, besides names. */

export const LOGIN_WORDS: Readonly<Record<string, 'guest' | 'new' | 'who' | 'help' | 'quit'>> = {
  gast: 'guest',
  guest: 'guest',
  neu: 'new',
  new: 'new',
  wer: 'who',
  who: 'who',
  hilfe: 'help',
  help: 'help',
  '?': 'help',
  ende: 'quit',
  quit: 'quit',
};
