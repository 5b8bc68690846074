/**
 * What is said of a match beside its game. `to` is who listens, seen from `name`: you, other or watcher;
 * `offer` is draw, takeback, restart, adjourn or hints; a `game` of the kind text is its id, for texts to choose by.
 */
import type { MessageTable } from '../params';

export const MATCH_MESSAGES = {
  'match-started': { game: 'game', preset: 'text', south: 'text', north: 'text' },
  'offer-draw': { to: 'text', name: 'text', other: 'text' },
  'offer-restart': { to: 'text', name: 'text', other: 'text' },
  'offer-adjourn': { to: 'text', name: 'text', other: 'text' },
  'offer-hints': { to: 'text', name: 'text', other: 'text' },
  'hints-allowed': {},
  'refused-hints-allowed-already': {},
  // then: more where something was played after the move, else last.
  'offer-takeback': { to: 'text', name: 'text', other: 'text', game: 'text', move: 'text', then: 'text' },
  'offer-declined': { to: 'text', name: 'text', offer: 'text' },
  'offer-withdrawn': { to: 'text', name: 'text', offer: 'text' },
  // cause: played, where a move has made it void, or other.
  'offer-voided': { to: 'text', name: 'text', offer: 'text', cause: 'text' },
  // then: more, where something was played after it, or last.
  'move-taken-back': { to: 'text', name: 'text', game: 'text', move: 'text', then: 'text' },
  'match-adjourned': {},
  'match-called-off': { to: 'text', name: 'text' },
  'match-resumed': { to: 'text', name: 'text' },
  'match-over': {},
  'match-over-watched': {},
  'refused-match-over': {},
  'refused-adjourned': {},
  'refused-not-adjourned': {},
  'refused-already-offered': { offer: 'text' },
  'refused-nothing-to-accept': {},
  'offers-several': { words: 'list' },
  'offer-word': { offer: 'text' },
  'refused-nothing-to-decline': {},
  'refused-nothing-to-take-back': {},
  'refused-nothing-played-yet': { game: 'game' },
  // wish: filling, or an offer.
  'refused-allowance-spent': { wish: 'text' },
  'refused-nobody-to-claim-from': {},
  'only-watching': {},
  'no-match-here': {},
  // cost: loss (the match counts as resigned), nothing (it is called off) or practice (the same, alone).
  'warn-resign': { cost: 'text' },
  'warn-leave': { cost: 'text' },
  moves: { to: 'text', name: 'text', game: 'text', moves: 'list', count: 'number' },
  'moves-none': {},
  'moves-none-from': { from: 'text' },
  record: { record: 'text' },
  'record-filling': { record: 'text' },
  'record-empty': {},
} as const satisfies MessageTable;
