/** What is understood where a name is asked for, besides names. */

/** A map, not a record: what is typed may be any word, also one that every object knows (`constructor`). */
export const LOGIN_WORDS: ReadonlyMap<string, 'guest' | 'new' | 'who' | 'help' | 'quit'> = new Map([
  ['gast', 'guest'],
  ['guest', 'guest'],
  ['neu', 'new'],
  ['new', 'new'],
  ['wer', 'who'],
  ['who', 'who'],
  ['hilfe', 'help'],
  ['help', 'help'],
  ['?', 'help'],
  ['ende', 'quit'],
  ['quit', 'quit'],
]);
