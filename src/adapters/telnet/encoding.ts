/** Text to bytes and back, for the three repertoires of a line. */
import { isAscii, isUtf8 } from 'node:buffer';
import type { Charset } from '../../ports/connection';
import { escapeIac } from './protocol';

export interface DecodedLine {
  readonly text: string;
  /** The bytes show that the client writes UTF-8. */
  readonly provesUtf8: boolean;
}

/**
 * UTF-8 where it is valid, else Latin-1, whatever was agreed: no German line is both. A line with both valid
 * and broken sequences is damaged UTF-8; what is broken becomes U+FFFD.
 */
export function decodeLine(bytes: Buffer): DecodedLine {
  if (isAscii(bytes)) return { text: bytes.toString('latin1'), provesUtf8: false };
  if (isUtf8(bytes)) return { text: bytes.toString('utf8'), provesUtf8: true };
  const mended = bytes.toString('utf8');
  const damaged = /[^\p{ASCII}\ufffd]/u.test(mended);
  return { text: damaged ? mended : bytes.toString('latin1'), provesUtf8: false };
}

/** Bytes ready for the line, 255 doubled. A character outside the charset becomes `?`. */
export function encodeText(text: string, charset: Charset): Buffer {
  switch (charset) {
    case 'utf8':
      return Buffer.from(text, 'utf8');
    case 'latin1':
      return escapeIac(Buffer.from(text.replace(/[^\p{ASCII}\u00a0-\u00ff]/gu, '?'), 'latin1'));
    case 'ascii':
      // As many bytes as characters: there is none beyond ASCII.
      if (Buffer.byteLength(text) === text.length) return Buffer.from(text, 'latin1');
      return Buffer.from(text.replace(/\P{ASCII}/gu, '?'), 'latin1');
  }
}

/** A line end within a line would be a bare one (T13). */
export const withLineEnds = (line: string): string =>
  line.includes('\n') || line.includes('\r') ? line.replace(/\r\n?|\n/g, '\r\n') : line;
