/** The house as a process with TLS, told to take a new certificate; and told so when there is none, or too early. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { TLSSocket } from 'node:tls';
import { CERTIFICATES } from '../telnet/certificates';
import { freePort } from '../support/free-port';
import type { HouseProcess } from '../support/house-process';
import { connectTelnet } from '../support/telnet-client';
import { messagesOf, standPerTest } from './stand';

const { folder, start, connect } = standPerTest();

function put({ cert, key }: { readonly cert: string; readonly key: string }): void {
  mkdirSync(folder.path('tls'), { recursive: true });
  writeFileSync(folder.path('tls/cert.pem'), cert);
  writeFileSync(folder.path('tls/key.pem'), key);
}

async function logs(house: HouseProcess, message: string, times = 1): Promise<void> {
  while (messagesOf(house).filter((logged) => logged === message).length < times) {
    if (house.complaints.length > 0) throw new Error(house.complaints.join('\n'));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const nameOf = (socket: unknown): unknown => (socket as TLSSocket).getPeerCertificate().subject.CN;

/** The name in the certificate that a newcomer is shown, who must reach the house as well. */
async function shownAt(port: number): Promise<unknown> {
  const client = await connectTelnet(port, { tls: true, patience: 60_000 });
  await client.waitFor('Wie heisst Du?');
  const name = nameOf(client.socket);
  client.socket.destroy();
  return name;
}

test('SIGHUP: newcomers are shown the new certificate, a bad one is told and left alone', async () => {
  put(CERTIFICATES.first);
  const port = await freePort();
  const house = start({
    TLS_PORT: String(port),
    TLS_CERT: folder.path('tls/cert.pem'),
    TLS_KEY: folder.path('tls/key.pem'),
  });
  await house.listening;
  expect(await shownAt(port)).toBe('first');
  put(CERTIFICATES.second);
  expect(await shownAt(port)).toBe('first');
  house.kill('SIGHUP');
  await logs(house, 'certificate reloaded');
  expect(await shownAt(port)).toBe('second');
  put({ cert: CERTIFICATES.first.cert, key: CERTIFICATES.second.key });
  house.kill('SIGHUP');
  await logs(house, 'certificate not reloaded');
  expect(await shownAt(port)).toBe('second');
});

test('SIGHUP without TLS does nothing, and says so', async () => {
  const house = start();
  await house.listening;
  house.kill('SIGHUP');
  await logs(house, 'no certificate to reload');
  expect(messagesOf(house)).not.toContain('certificate reloaded');
  await connect(house);
});

/** Whether the port for the host is open, which is so long before the house is. */
const answers = async (port: number): Promise<boolean> => {
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
  return answer?.ok ?? false;
};

test('SIGHUP while the house is starting does not end it', async () => {
  const port = await freePort();
  const house = start({ METRICS_PORT: String(port) });
  while (!(await answers(port))) await new Promise((resolve) => setTimeout(resolve, 1));
  house.kill('SIGHUP');
  await house.listening;
  await logs(house, 'no certificate to reload');
  await connect(house);
});
