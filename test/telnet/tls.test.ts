/** The port with TLS: the same line, a certificate that can be changed, and bad handshakes. */
import { connect } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { CERTIFICATES } from './certificates';
import { openStand, Talk, type Stand, type StandOptions } from './stand';

let stand: Stand;
let material: () => { cert: string; key: string };
beforeEach(async () => {
  material = () => CERTIFICATES.first;
  stand = await openStand({ tls: { port: 0, material: () => material() } });
});
afterEach(() => stand.stop());

const nameOf = (socket: unknown): unknown => (socket as TLSSocket).getPeerCertificate().subject.CN;

it('speaks as on the plain port', async () => {
  const talk = new Talk(await stand.connect({ tls: true }));
  expect(await talk.opening()).toBe('IAC WILL EOROPT IAC DO TTYPE "Hallo" CR LF "Name: "');
  await talk.say('IAC DO EOROPT IAC SB NAWS 0 80 0 24 IAC SE "fülle 3" CR LF');
  expect(await stand.lines(1)).toEqual(['fülle 3']);
  const { connection, events } = await stand.guest();
  expect(connection.traits).toMatchObject({ columns: 80, charset: 'utf8' });
  connection.send(['Bis bald'], null);
  connection.close('left');
  await talk.client.waitFor('Bis bald\r\n');
  await talk.client.closed;
  await stand.until(() => (events.at(-1)?.type === 'closed' ? true : null));
});

it('answers what a script sent before it ended its side', async () => {
  await stand.stop();
  const react: StandOptions['react'] = (to, { type }) => type === 'ended' && to.send(['Stand'], null);
  stand = await openStand({ tls: { port: 0, material: () => material() }, react });
  const client = await stand.connect({ tls: true });
  await client.waitFor('Name: ');
  client.send('stand\n');
  client.end();
  const guest = await stand.guest();
  expect(await stand.lines(1)).toEqual(['stand']);
  await stand.until(() => (guest.events.at(-1)?.type === 'closed' ? true : null));
  expect(guest.events.map(({ type }) => type)).toEqual(['line', 'ended', 'closed']);
  await client.waitFor('Stand\r\n');
  await client.closed;
});

it('takes a new certificate for the connections to come, and keeps those that are', async () => {
  const before = await stand.connect({ tls: true });
  expect(nameOf(before.socket)).toBe('first');
  material = () => CERTIFICATES.second;
  stand.server.reloadCertificate();
  const after = await stand.connect({ tls: true });
  expect(nameOf(after.socket)).toBe('second');
  before.type('stand');
  expect(await stand.lines(1)).toEqual(['stand']);
});

it('keeps the old certificate when the new one is bad', async () => {
  material = () => ({ cert: 'x', key: 'y' });
  expect(() => stand.server.reloadCertificate()).toThrow();
  const client = await stand.connect({ tls: true });
  expect(nameOf(client.socket)).toBe('first');
});

it('survives who speaks no TLS', async () => {
  const socket = connect(stand.server.tlsPort ?? 0, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('anna\r\n');
  await new Promise((resolve) => socket.once('close', resolve));
  await (await stand.connect({ tls: true })).waitFor('Name: ');
  expect(stand.guests).toHaveLength(1);
});

it('T11: survives resets in the middle of a handshake, and stops while one hangs', async () => {
  for (let turn = 0; turn < 20; turn += 1) {
    const socket = connect(stand.server.tlsPort ?? 0, '127.0.0.1');
    socket.on('error', () => undefined);
    await new Promise((resolve) => socket.once('connect', resolve));
    socket.write(Buffer.of(22, 3, 1, 2, 0, 1));
    if (turn < 19) socket.resetAndDestroy();
  }
  await (await stand.connect({ tls: true })).waitFor('Name: ');
  await stand.server.close();
});

it('rejects a start with a bad certificate, and frees the plain port', async () => {
  await expect(openStand({ tls: { port: 0, material: () => ({ cert: 'x', key: 'y' }) } })).rejects.toThrow();
});
