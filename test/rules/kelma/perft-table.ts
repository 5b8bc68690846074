/** Numbers of move sequences from the starts; two independent implementations agree on them. */
export const PERFT_TABLE = [
  { preset: 'mitte', counts: [17, 235, 3176, 42509, 578318] },
  { preset: 'weit', counts: [15, 189, 2386, 30185, 393185] },
] as const;
