/** One spelling for an address, and what counts as one address when something is bounded for each. No ports. */

const GROUPS = 8;

/** The eight 16-bit groups of an IPv6 address without a zone; null for whatever is none. */
function groupsOf(address: string): readonly number[] | null {
  const dotted = /^(.*:)(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(address);
  if (dotted !== null) {
    const [a = 0, b = 0, c = 0, d = 0] = dotted.slice(2).map(Number);
    return groupsOf(`${dotted[1] ?? ''}${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`);
  }
  const [head = '', tail, ...more] = address.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = GROUPS - front.length - back.length;
  if (more.length > 0 || gap < 0 || (tail === undefined && gap > 0)) return null;
  const groups = [...front, ...Array<string>(gap).fill('0'), ...back];
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return null;
  return groups.map((group) => Number.parseInt(group, 16));
}

/** The four bytes of an IPv4 address that is written as IPv6 (::ffff:1.2.3.4); null for all others. */
function mappedOf(groups: readonly number[]): string | null {
  const [high = 0, low = 0] = groups.slice(6);
  if (groups[5] !== 0xffff || groups.slice(0, 5).some((group) => group !== 0)) return null;
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** The longest row of two groups or more that are 0, the first of equals; RFC 5952. */
function longestGap(groups: readonly number[]): { readonly at: number; readonly length: number } {
  let best = { at: GROUPS, length: 0 };
  for (let at = 0; at < GROUPS; at += 1) {
    const end = groups.findIndex((group, index) => index >= at && group !== 0);
    const length = (end < 0 ? GROUPS : end) - at;
    if (length > 1 && length > best.length) best = { at, length };
  }
  return best;
}

function written(groups: readonly number[]): string {
  const text = groups.map((group) => group.toString(16));
  const { at, length } = longestGap(groups);
  if (length === 0) return text.join(':');
  return `${text.slice(0, at).join(':')}::${text.slice(at + length).join(':')}`;
}

/**
 * The one spelling of an address: IPv4 in dots, also where it comes as IPv6; IPv6 as RFC 5952 has it, with its zone if
 * it has one. What is no address stays as it is.
 */
export function canonicalAddress(address: string): string {
  if (!address.includes(':')) return address;
  const [plain = '', zone] = address.split('%', 2);
  const groups = groupsOf(plain);
  if (groups === null) return address;
  return mappedOf(groups) ?? (zone === undefined ? written(groups) : `${written(groups)}%${zone}`);
}

/** This machine itself. address: in its canonical spelling. */
export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}

/** The first four groups of an IPv6 address, since one household has a whole /64 to choose from; any other as it is. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const groups = groupsOf(address.split('%', 1).join(''));
  if (groups === null) return address;
  return (
    mappedOf(groups) ??
    groups
      .slice(0, 4)
      .map((group) => group.toString(16))
      .join(':')
  );
}
