/**
 * What can be said about what was typed. `slot` is the name of a form's slot, `example` a line that could be
 * typed, `fits` the commands that fit here and now.
 */
import type { MessageTable } from '../params';

export const COMMAND_MESSAGES = {
  // Not understood.
  'command-unknown': {},
  'command-unknown-near': { suggestions: 'list' },
  'command-ambiguous': { typed: 'text', candidates: 'list' },
  'command-missing': { slot: 'text', example: 'text' },
  'command-bad': { slot: 'text', given: 'text', example: 'text' },
  'command-extra': { extra: 'text', example: 'text' },
  'command-usage': { example: 'text' },

  // Understood, but not here or not now. `where`: table, seat or the game of the tables; `moment`: the phase,
  // none without a match, or adjourned.
  'command-not-here': { command: 'text', where: 'text', fits: 'list' },
  'command-not-watching': { command: 'text', fits: 'list' },
  'command-not-yours': { command: 'text', fits: 'list' },
  'command-not-now': { command: 'text', moment: 'text', fits: 'list' },

  // What single commands ask back.
  'command-match-unclear': { given: 'text', example: 'text' },
  'command-setting-unknown': { given: 'text', settings: 'list' },
  'command-setting-value': { setting: 'text', given: 'text', choices: 'list' },
  'command-setting-missing': { setting: 'text', choices: 'list' },
  'command-width-value': { given: 'text' },
  'command-width-missing': {},

  // The list of what can be done, and help.
  'command-here': { place: 'text' },
  'command-here-more': {},
  'command-group': { group: 'text' },
  'command-typed': { line: 'text' },
  'command-slot': { slot: 'text' },
  'command-help-name': { command: 'text' },
  'command-help-aliases': { words: 'list' },
  'command-help-arguments': {},
  'command-help-no-arguments': {},
  'command-help-description': {},
  'command-help-examples': {},
  'command-help-see-also': { commands: 'list' },
  'command-help-see-nothing': {},
  'command-help-overview': {},
  'command-help-intro': {},
  'command-help-group': { words: 'list' },
  'command-help-topics': { topics: 'list' },
  'command-help-unknown': { topic: 'text' },
  'command-help-near': { topic: 'text', suggestions: 'list' },
} as const satisfies MessageTable;
