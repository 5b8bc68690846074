/** What one address may do is counted for its whole network, and in bounded memory. */
import { AddressGate } from '../../src/adapters/telnet/address-gate';

it('counts an IPv6 network as one address', () => {
  const gate = new AddressGate({ connectionsPerAddress: 1, newPerAddressPerSecond: 5 }, false);
  expect(gate.enter('2001:db8:0:1::1', 0)).toBeNull();
  expect(gate.enter('2001:0db8:0000:0001:ffff::2', 0)).toBe('addressFull');
  expect(gate.enter('2001:db8:0:2::1', 0)).toBeNull();
  gate.leave('2001:db8::1:0:0:0:9');
  expect(gate.enter('2001:db8:0:1::3', 0)).toBeNull();
});

it('counts who is here, however many others have come since', () => {
  const gate = new AddressGate({ connectionsPerAddress: 1, newPerAddressPerSecond: 5 }, false);
  gate.enter('192.0.2.1', 0);
  for (let guest = 0; guest < 20_000; guest += 1) {
    const address = `10.0.${guest >> 8}.${guest & 255}`;
    if (gate.enter(address, guest) === null) gate.leave(address);
  }
  expect(gate.enter('192.0.2.1', 30_000)).toBe('addressFull');
});

it('keeps the pace of so many addresses at most', () => {
  const gate = new AddressGate({ connectionsPerAddress: 10, newPerAddressPerSecond: 1 }, false);
  const others = (count: number): void => {
    for (let n = 0; n < count; n += 1) gate.enter(`10.0.${n >> 8}.${n & 255}`, 0);
  };
  expect(gate.enter('192.0.2.1', 0)).toBeNull();
  others(9_999);
  expect(gate.enter('192.0.2.1', 0)).toBe('addressTooFast');
  others(10_000);
  expect(gate.enter('192.0.2.1', 0)).toBeNull();
});
