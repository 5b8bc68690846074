/** Why a database is not opened. Whatever it is, the file stays as it was. */

export type StoreFault =
  /** Written by a newer program; this one knows schemas up to `known`. */
  | { readonly code: 'newer'; readonly schema: number; readonly known: number }
  /** Not a database any more, or one with torn pages. problem: in the database's words. */
  | { readonly code: 'damaged'; readonly problem: string }
  /** A database of some other program. */
  | { readonly code: 'foreign' }
  /** Another house plays on it at this moment. */
  | { readonly code: 'inUse' }
  /** Rights, disk, lock. problem: in the system's words. */
  | { readonly code: 'unavailable'; readonly problem: string };
