/** Sockets are counted when they come, on all ports together: who says nothing holds no more than who plays. */
import { connect, type Socket } from 'node:net';
import { openStand, typesOf, type Stand } from './stand';
import { CERTIFICATES } from './certificates';

const tls = { port: 0, material: () => CERTIFICATES.first };
const NO_PACE = { newPerAddressPerSecond: 1000 };
/** Sockets beyond the places, as the door has them for refusals and headers. */
const SPARE = 32;
/** Of these, for those who are told at the TLS port. */
const TOLD = 16;

let stand: Stand;
let silent: Socket[] = [];
afterEach(async () => {
  for (const socket of silent) socket.destroy();
  silent = [];
  await stand.stop();
});

/** Connections that say nothing at all; each is either kept open or cut by the house. */
async function saysNothing(count: number, port: number): Promise<readonly Socket[]> {
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1'));
  silent.push(...sockets);
  for (const socket of sockets) socket.on('error', () => undefined).resume();
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
  return sockets;
}

const alive = (sockets: readonly Socket[]): number => sockets.filter(({ destroyed }) => !destroyed).length;
const left = (sockets: readonly Socket[], count: number): Promise<true> =>
  stand.until(() => (alive(sockets) === count ? true : null));

it('one address holds no more sockets at the TLS port than lines, and they count at the other port', async () => {
  stand = await openStand({ tls, limitLoopback: true, limits: { ...NO_PACE, connectionsPerAddress: 3 } });
  const sockets = await saysNothing(60, stand.server.tlsPort ?? 0);
  await left(sockets, 3 + TOLD);
  await (await stand.connect()).waitFor('addressFull');
  expect(stand.guests).toEqual([]);
  stand.clock.advance(10_000);
  await left(sockets, 0);
  await (await stand.connect()).waitFor('Name: ');
});

it('a hand that is never shaken is let go after its time, and nothing waits for it any more', async () => {
  stand = await openStand({ tls, limits: { tlsHandshakeMs: 3000 } });
  const before = stand.clock.pending;
  const sockets = await saysNothing(2, stand.server.tlsPort ?? 0);
  await stand.until(() => (stand.clock.pending === before + 2 ? true : null));
  // A byte now and then does not prolong it.
  stand.clock.advance(2000);
  sockets[0]?.write(Buffer.of(22));
  stand.clock.advance(1000);
  await left(sockets, 0);
  expect(stand.clock.pending).toBe(before);
  await (await stand.connect({ tls: true })).waitFor('Name: ');
  expect(stand.clock.pending).toBe(before);
});

it('new sockets at the TLS port are held to the pace of an address, and told so once they speak TLS', async () => {
  stand = await openStand({ tls, limitLoopback: true, limits: { newPerAddressPerSecond: 2 } });
  await saysNothing(2, stand.server.tlsPort ?? 0);
  await (await stand.connect({ tls: true })).waitFor('addressTooFast');
  await (await stand.connect()).waitFor('addressTooFast');
  stand.clock.advance(1000);
  await (await stand.connect({ tls: true })).waitFor('Name: ');
});

it('lines of both ports are bounded together, and whoever is one too many is told at either', async () => {
  stand = await openStand({ tls, limits: { connections: 2 } });
  const first = await stand.connect({ tls: true });
  await first.waitFor('Name: ');
  await (await stand.connect()).waitFor('Name: ');
  await (await stand.connect({ tls: true })).waitFor('houseFull');
  await (await stand.connect()).waitFor('houseFull');
  await first.close();
  await stand.until(() => (stand.guests[0] && typesOf(stand.guests[0]).includes('closed') ? true : null));
  await (await stand.connect({ tls: true })).waitFor('Name: ');
  expect(stand.guests).toHaveLength(3);
});

it('no more sockets are open at both ports than lines may be, and the few that are told', async () => {
  stand = await openStand({ tls, proxies: ['127.0.0.1'], limits: { connections: 2 } });
  const atTls = await saysNothing(60, stand.server.tlsPort ?? 0);
  await left(atTls, 2 + TOLD);
  const ofProxies = await saysNothing(60, stand.server.port);
  await left(ofProxies, SPARE - TOLD);
  expect(alive(atTls)).toBe(2 + TOLD);
});
