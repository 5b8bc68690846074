/** What a recording has heard: who came, typed, read and went, in order. Kept in memory until it is written. */

export interface Heard {
  /** Which line to the house, from 0 in the order in which they came. */
  readonly seat: number;
  readonly event: HeardEvent;
}

export type HeardEvent =
  | { readonly kind: 'comes' }
  | { readonly kind: 'reads'; readonly text: string }
  /** hidden: the house had asked not to show it. */
  | { readonly kind: 'types'; readonly text: string; readonly hidden: boolean }
  /** The person has closed the line. */
  | { readonly kind: 'leaves' }
  /** The house has closed it. */
  | { readonly kind: 'isClosed' };
