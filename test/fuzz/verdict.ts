/** Why a campaign has failed: one line for each reason, none when the house has stood it. */

/** Bytes of heap after a collection, and matches that had begun and not ended, at half time and in the end. */
export interface HeapGrowth {
  readonly half: Reading;
  readonly end: Reading;
}

export interface Reading {
  readonly bytes: number;
  readonly waiting: number;
}

export interface Evidence {
  readonly alive: boolean;
  /** Error lines of its log, and what it wrote to standard error. */
  readonly faults: number;
  /** Connections that the house did not let go of. */
  readonly stuck: number;
  /** Whether the honest two were served to the end. */
  readonly served: boolean;
  /** Before, and after the calm that followed; NaN where nobody can tell. */
  readonly sockets: { readonly before: number; readonly after: number };
  /** null: the run had no half time. */
  readonly heap: HeapGrowth | null;
  /** How long the run was meant to be. */
  readonly minutes: number;
}

/** In shorter runs caches still fill. */
const HEAP_COUNTS_FROM_MINUTES = 10;
const MEGABYTE = 2 ** 20;

/** Rather more than a match takes that waits for a guest, as it does for thirty days. */
const WAITING_MATCH = 8 * 1024;

/** What a heap may have become by the end: caches come to rest at different times, a leak never does. */
const mostHeap = ({ half, end }: HeapGrowth): number =>
  1.5 * half.bytes + 20 * MEGABYTE + WAITING_MATCH * Math.max(0, end.waiting - half.waiting);

const megabytes = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(1)} MB`;

export function failuresIn(evidence: Evidence): readonly string[] {
  const { alive, faults, stuck, served, sockets, heap, minutes } = evidence;
  const failures: string[] = [];
  if (!alive) failures.push('the house has ended');
  if (faults > 0) failures.push(`the house has logged ${faults} faults`);
  if (stuck > 0) failures.push(`the house has not let go of ${stuck} connections`);
  if (!served) failures.push('an honest player was not served any more');
  if (alive && sockets.after > sockets.before)
    failures.push(`${sockets.after - sockets.before} sockets are still open after the calm`);
  if (heap !== null && minutes >= HEAP_COUNTS_FROM_MINUTES && heap.end.bytes > mostHeap(heap))
    failures.push(
      `the heap has grown from ${megabytes(heap.half.bytes)} at half time to ${megabytes(heap.end.bytes)}, at most ${megabytes(mostHeap(heap))} are well`,
    );
  return failures;
}
