/** What ends a search early. Nodes make it repeatable; shouldStop is asked now and then and may watch a clock. */

export interface SearchLimits {
  readonly maxNodes: number;
  readonly shouldStop: () => boolean;
}
