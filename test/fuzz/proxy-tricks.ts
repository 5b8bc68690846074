/** PROXY headers of both versions as a proxy writes them, and as nobody should. */
import type { Rng } from '../../src/kernel/rng';
import { pick } from './tricks';

const SIGNATURE = Buffer.from('\r\n\r\n\0\r\nQUIT\n', 'latin1');

/** Few enough that the limits per address are met. */
const source = (rng: Rng): readonly number[] => [203, 0, 113, rng.below(40)];

function version1(rng: Rng): Buffer {
  const port = 1024 + rng.below(60_000);
  const known = rng.below(2) === 0;
  const line = pick(rng, [
    `TCP4 ${source(rng).join('.')} 127.0.0.1 ${port} 4000`,
    `TCP6 2001:db8::${known ? '5' : rng.below(4096).toString(16)} ::1 ${port} 4000`,
    'UNKNOWN',
    'UNKNOWN ffff::1 ffff::2 1 2',
  ]);
  return Buffer.from(`PROXY ${line}\r\n`);
}

function version2(rng: Rng): Buffer {
  const ports = [0x30, 0x39, 0x0f, 0xa0];
  const inet = [...source(rng), 127, 0, 0, 1, ...ports];
  const inet6 = [
    0x20,
    1,
    0xd,
    0xb8,
    ...Array<number>(12).fill(rng.below(3)),
    ...Array<number>(16).fill(1),
    ...ports,
  ];
  const [command, family, body] = pick<readonly [number, number, readonly number[]]>(rng, [
    [1, 0x11, inet],
    [1, 0x21, inet6],
    [0, 0x00, []],
    [0, 0x11, inet],
    [1, 0x31, Array<number>(216).fill(47)],
  ]);
  // Additional fields: type, two bytes of length, value.
  const fields = rng.below(3) === 0 ? [4, 0, 3, 1, 2, 3] : [];
  const size = body.length + fields.length;
  return Buffer.concat([
    SIGNATURE,
    Buffer.from([0x20 | command, family, size >> 8, size & 255, ...body, ...fields]),
  ]);
}

function broken(rng: Rng): Buffer {
  const whole = rng.below(2) === 0 ? version1(rng) : version2(rng);
  switch (rng.below(5)) {
    case 0:
      return whole.subarray(0, rng.below(whole.length));
    case 1: {
      const changed = Buffer.from(whole);
      changed[rng.below(changed.length)] = rng.below(256);
      return changed;
    }
    case 2:
      return Buffer.from(`PROXY TCP4 ${'1'.repeat(rng.below(300))}`);
    case 3:
      return Buffer.concat([
        SIGNATURE,
        Buffer.of(0x20 | rng.below(16), rng.below(256), rng.below(256), rng.below(256)),
      ]);
    default:
      return pick(rng, [
        Buffer.from('PROXY TCP4 300.0.0.1 127.0.0.1 1 2\r\n'),
        Buffer.from('PROXY TCP6 1.2.3.4 ::1 1 2\r\n'),
        Buffer.from('proxy unknown\r\n'),
        Buffer.from('PROXY \r\n'),
        Buffer.concat([whole, whole]),
      ]);
  }
}

export const proxyHeader = (rng: Rng): Buffer =>
  rng.below(3) === 0 ? broken(rng) : pick(rng, [version1, version2])(rng);

/** The beginning of a TLS handshake, and what follows of it is garbage, or nothing. */
export function handshake(rng: Rng): Buffer {
  const rest = Buffer.from(Array.from({ length: rng.below(300) }, () => rng.below(256)));
  return Buffer.concat([Buffer.of(22, 3, 1, rng.below(3), rng.below(256), 1), rest]);
}
