/** How a message's parameters are declared: one table of codes gives both the type Message and its checks. */

/** text: words as they are; number: formatted by the language; list: joined with commas and "und". */
export type ParamKind = 'text' | 'number' | 'list';

export type ParamTable = Readonly<Record<string, ParamKind>>;

/** code -> its parameters. */
export type MessageTable = Readonly<Record<string, ParamTable>>;

type ValueOf<K extends ParamKind> = K extends 'text'
  ? string
  : K extends 'number'
    ? number
    : readonly string[];

/** The union of all messages that a table declares. */
export type MessageOf<T extends MessageTable> = {
  [C in keyof T & string]: { readonly code: C } & { readonly [P in keyof T[C]]: ValueOf<T[C][P]> };
}[keyof T & string];
