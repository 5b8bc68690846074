/** Types of the two packages that bring none, as far as wrap.ts uses them. */

declare module 'wrap-ansi' {
  /** '\n' between lines of at most `columns` cells. hard: longer words are broken; trim: no spaces at line ends. */
  export default function wrapAnsi(
    text: string,
    columns: number,
    options?: { readonly hard?: boolean; readonly trim?: boolean },
  ): string;
}

declare module 'slice-ansi' {
  /** The part of the text from one cell to another (exclusive), colours kept whole. */
  export default function sliceAnsi(text: string, begin: number, end?: number): string;
}
