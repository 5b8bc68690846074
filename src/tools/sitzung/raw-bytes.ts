/** Bytes as scripts write them: `%FF%FD%18` is three bytes, any other sign its UTF-8. */

/** null: a % without two hexadecimal digits. */
export function parseBytes(text: string): Buffer | null {
  if (/%(?![0-9A-Fa-f]{2})/.test(text)) return null;
  const parts = text.split(/(%[0-9A-Fa-f]{2})/).map((part, at) => {
    return at % 2 === 1 ? Buffer.of(Number.parseInt(part.slice(1), 16)) : Buffer.from(part, 'utf8');
  });
  return Buffer.concat(parts);
}

/** Printable ASCII as itself, all else by numbers. */
export const showBytes = (bytes: Buffer): string =>
  [...bytes]
    .map((byte) =>
      byte > 32 && byte < 127 && byte !== 37
        ? String.fromCharCode(byte)
        : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`,
    )
    .join('');
