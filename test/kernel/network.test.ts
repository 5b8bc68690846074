/** One spelling for every address, and one network for all addresses of a household. */
import { isIPv6 } from 'node:net';
import fc from 'fast-check';
import { canonicalAddress, isLoopback, networkOf } from '../../src/kernel/network';

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
  ['0000:0000:0000:0000:0000:FFFF:CB00:7107', '203.0.113.7'],
  ['2001:DB8::1', '2001:db8::1'],
  ['2001:0db8:0:0:0:0:0:5', '2001:db8::5'],
  ['2001:db8::1:0:0:0:9', '2001:db8:0:1::9'],
  ['2001:db8:0:1:1:1:1:1', '2001:db8:0:1:1:1:1:1'],
  ['2001:0:0:1:0:0:0:1', '2001:0:0:1::1'],
  ['2001:db8:0:0:1:0:0:1', '2001:db8::1:0:0:1'],
  ['64:ff9b::192.0.2.33', '64:ff9b::c000:221'],
  ['0:0:0:0:0:0:0:1', '::1'],
  ['0:0:0:0:0:0:0:0', '::'],
  ['FE80:0:0:0:0:0:0:1%eth0', 'fe80::1%eth0'],
  ['', ''],
  ['hier', 'hier'],
  [':::', ':::'],
  ['1:2:3', '1:2:3'],
  ['1:2:3:4:5:6:7:8:9', '1:2:3:4:5:6:7:8:9'],
  ['1::2::3', '1::2::3'],
])('%s is spelt %s', (address, spelt) => {
  expect(canonicalAddress(address)).toBe(spelt);
});

it('a spelling is an address again, has no other spelling, and is of the same network', () => {
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      const spelt = canonicalAddress(address);
      if (spelt.includes(':')) {
        expect(isIPv6(spelt)).toBe(true);
        expect(new URL(`http://[${address}]`).hostname).toBe(`[${spelt}]`);
      }
      expect(canonicalAddress(spelt)).toBe(spelt);
      expect(networkOf(spelt)).toBe(networkOf(address));
    }),
  );
});

it('people behind IPv4 are not one network because they are written as IPv6', () => {
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('0:0:0:0:0:ffff:cb00:7108')).toBe('203.0.113.8');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0');
  expect(networkOf('2001:0DB8:0:1:ffff::2')).toBe('2001:db8:0:1');
});

it('knows this machine', () => {
  const here = ['127.0.0.1', '::ffff:127.0.0.1', '0:0:0:0:0:0:0:1'].map(canonicalAddress);
  expect(here.map(isLoopback)).toEqual([true, true, true]);
  expect(isLoopback(canonicalAddress('2001:db8::1'))).toBe(false);
});
