/** A short question about the board, as somebody asks who does not see it as a whole. */
export type BoardQuestion =
  /** A pit by its number or a square by its name, as typed. */
  | { readonly about: 'field'; readonly name: string }
  | { readonly about: 'row'; readonly rank: number }
  /** file: one small letter. */
  | { readonly about: 'column'; readonly file: string };
