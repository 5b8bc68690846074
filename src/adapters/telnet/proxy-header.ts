/** The PROXY protocol, versions 1 and 2 (haproxy.org, proxy-protocol.txt): for whom a proxy has connected. */
import { isIP } from 'node:net';
import { canonicalAddress } from '../../kernel/network';

const SIGNATURE_V2 = Buffer.from('\r\n\r\n\0\r\nQUIT\n', 'latin1');
const SIGNATURE_V1 = Buffer.from('PROXY ', 'latin1');
/** The longest line of version 1, CR LF included. */
const MAX_V1 = 107;
/** Addresses and additional fields of version 2; nobody sends more. */
const MAX_V2 = 2048;
const LOCAL = 0;
const PROXY = 1;
const INET = 1;
const INET6 = 2;

export type ProxyHeader =
  /** More bytes are needed. */
  | { readonly type: 'partial' }
  | { readonly type: 'malformed' }
  /** address: canonical; null when the proxy speaks for itself or does not know. length: the header's bytes. */
  | { readonly type: 'complete'; readonly address: string | null; readonly length: number };

const PARTIAL: ProxyHeader = { type: 'partial' };
const MALFORMED: ProxyHeader = { type: 'malformed' };

export function readProxyHeader(bytes: Buffer): ProxyHeader {
  if (startsAlike(bytes, SIGNATURE_V2)) return bytes.length < 16 ? PARTIAL : readV2(bytes);
  if (startsAlike(bytes, SIGNATURE_V1)) return readV1(bytes);
  return MALFORMED;
}

/** The shorter is the beginning of the longer. */
function startsAlike(bytes: Buffer, signature: Buffer): boolean {
  const length = Math.min(bytes.length, signature.length);
  return bytes.subarray(0, length).equals(signature.subarray(0, length));
}

function readV1(bytes: Buffer): ProxyHeader {
  const end = bytes.subarray(0, MAX_V1).indexOf('\r\n');
  if (end < 0) return bytes.length < MAX_V1 ? PARTIAL : MALFORMED;
  const length = end + 2;
  const [, family, source, ...rest] = bytes.toString('latin1', 0, end).split(' ');
  if (family === 'UNKNOWN') return { type: 'complete', address: null, length };
  const version = family === 'TCP4' ? 4 : family === 'TCP6' ? 6 : 0;
  if (version === 0 || source === undefined || rest.length !== 3 || isIP(source) !== version)
    return MALFORMED;
  return { type: 'complete', address: canonicalAddress(source), length };
}

function readV2(bytes: Buffer): ProxyHeader {
  const version = bytes.readUInt8(12) >> 4;
  const command = bytes.readUInt8(12) & 0x0f;
  const family = bytes.readUInt8(13) >> 4;
  const size = bytes.readUInt16BE(14);
  if (version !== 2 || size > MAX_V2 || command > PROXY) return MALFORMED;
  const length = 16 + size;
  if (bytes.length < length) return PARTIAL;
  if (command === LOCAL) return { type: 'complete', address: null, length };
  if (family === INET && size >= 12)
    return { type: 'complete', address: bytes.subarray(16, 20).join('.'), length };
  if (family === INET6 && size >= 36)
    return { type: 'complete', address: readInet6(bytes.subarray(16, 32)), length };
  return family === INET || family === INET6 ? MALFORMED : { type: 'complete', address: null, length };
}

function readInet6(bytes: Buffer): string {
  const groups: string[] = [];
  for (let at = 0; at < 16; at += 2) groups.push(bytes.readUInt16BE(at).toString(16));
  return canonicalAddress(groups.join(':'));
}
