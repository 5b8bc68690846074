/** A longer answer of several lines, laid out by render/ for each client. */
import type { Message } from './message';

export type PageLine =
  | { readonly kind: 'heading'; readonly message: Message }
  | { readonly kind: 'text'; readonly message: Message }
  /** What is typed, and what it does: two columns where there is room, "term: text" when spoken. */
  | { readonly kind: 'command'; readonly term: string; readonly command: string }
  | { readonly kind: 'entry'; readonly term: string; readonly message: Message }
  /** The long text of a command or topic. */
  | { readonly kind: 'description'; readonly command: string }
  | { readonly kind: 'topic'; readonly name: string }
  | { readonly kind: 'gap' };

export type Page = readonly PageLine[];
