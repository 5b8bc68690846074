/** NAWS (RFC 1073): what the client says of its window, cut to what can be drawn on. */

export interface WindowSize {
  /** Cells, 20..250; null when the client does not know. */
  readonly columns: number | null;
  /** Rows, 5..200; null when the client does not know. */
  readonly rows: number | null;
}

const COLUMNS = { least: 20, most: 250 } as const;
const ROWS = { least: 5, most: 200 } as const;

/** null: not a size at all. Sizes are unsigned; 0 means unknown. */
export function readWindowSize(body: Buffer): WindowSize | null {
  if (body.length !== 4) return null;
  return { columns: clamp(body.readUInt16BE(0), COLUMNS), rows: clamp(body.readUInt16BE(2), ROWS) };
}

function clamp(size: number, bounds: { readonly least: number; readonly most: number }): number | null {
  return size === 0 ? null : Math.min(bounds.most, Math.max(bounds.least, size));
}
