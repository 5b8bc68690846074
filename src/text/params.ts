/** How a message's parameters are declared: one table of codes gives both the type Message and its checks. */
import type { GameId } from '../rules/registry';

/**
 * text: words as they are; number: formatted by the language; id: the number of a table or match, without
 * separators; list: joined with commas and "und"; game: a game's id, shown by its title.
 */
export type ParamKind = 'text' | 'number' | 'id' | 'list' | 'game';

export type ParamTable = Readonly<Record<string, ParamKind>>;

/** code -> its parameters. */
export type MessageTable = Readonly<Record<string, ParamTable>>;

interface Values {
  readonly text: string;
  readonly number: number;
  readonly id: number;
  readonly list: readonly string[];
  readonly game: GameId;
}

/** The union of all messages that a table declares. */
export type MessageOf<T extends MessageTable> = {
  [C in keyof T & string]: { readonly code: C } & { readonly [P in keyof T[C]]: Values[T[C][P]] };
}[keyof T & string];
