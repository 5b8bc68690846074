/** A language of the house: turns messages into sentences. Its texts are Fluent files in locales/. */
import type { Message } from './message';
import type { Language } from './settings';

export interface Catalogue {
  readonly language: Language;
  /** One or more lines separated by '\n', without ANSI and without wrapping. */
  say(message: Message): string;
  /** Help of a command: summary is one short line, description some sentences. Throws for an unknown id. */
  help(command: string): { readonly summary: string; readonly description: string };
  /** A long text (rules of a game, help topic): paragraphs separated by '\n'; null when there is none. */
  topic(name: string): string | null;
}
