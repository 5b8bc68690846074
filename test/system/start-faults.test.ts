/** What keeps the server from starting is one clear line on stderr, and exit code 1. */
import { writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server as NetServer } from 'node:net';
import { folderPerTest } from '../support/folder';
import { CERTIFICATES } from '../telnet/certificates';
import { PATIENCE, startServer, stopServer } from './server';

jest.setTimeout(PATIENCE);

const folder = folderPerTest();

/** The one line; fails if there are more. */
async function refusal(settings: Readonly<Record<string, string>>): Promise<string> {
  const server = startServer({ DATA_DIR: folder.path('daten'), ...settings });
  try {
    const { code, stderr } = await server.exited;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^[^\n]+\n$/);
    expect(server.logged()).not.toContain('listening');
    return stderr.trim();
  } finally {
    await stopServer(server);
  }
}

it.each([
  ['PORT', 'achtzig'],
  ['LOG_LEVEL', 'laut'],
])('a wrong setting: %s=%s', async (name, value) => {
  const line = await refusal({ [name]: value });
  expect(line).toContain(name);
  expect(line).toContain(value);
});

it('a port that is taken', async () => {
  const other: NetServer = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  try {
    const line = await refusal({ PORT: String(port) });
    expect(line).toContain(String(port));
    expect(line).toContain('belegt');
  } finally {
    await new Promise((resolve) => other.close(resolve));
  }
});

it('a file in place of the data folder, or above it', async () => {
  const file = folder.path('datei');
  writeFileSync(file, 'kein Ordner');
  expect(await refusal({ DATA_DIR: file })).toContain('DATA_DIR');
  expect(await refusal({ DATA_DIR: `${file}/daten` })).toContain('DATA_DIR');
});

it('a certificate or key that is missing or none, and a TLS port that is taken', async () => {
  const [cert, key] = [folder.path('cert.pem'), folder.path('key.pem')];
  const settings = { TLS_PORT: '1', TLS_CERT: cert, TLS_KEY: key };
  expect(await refusal(settings)).toMatch(/^TLS_CERT: .*cert\.pem/);
  writeFileSync(cert, 'kein Zertifikat');
  expect(await refusal(settings)).toMatch(/^TLS_CERT: .*cert\.pem/);
  writeFileSync(cert, CERTIFICATES.first.cert);
  expect(await refusal(settings)).toMatch(/^TLS_KEY: .*key\.pem/);
  writeFileSync(key, CERTIFICATES.second.key);
  expect(await refusal(settings)).toMatch(/^TLS_KEY: .*key\.pem/);
  writeFileSync(key, CERTIFICATES.first.key);
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = other.address() as AddressInfo;
    expect(await refusal({ ...settings, TLS_PORT: String(port) })).toMatch(/^TLS_PORT: .*belegt/);
  } finally {
    await new Promise((resolve) => other.close(resolve));
  }
});

it('a database on which another house plays', async () => {
  const DATA_DIR = folder.path('geteilt');
  const house = startServer({ DATA_DIR });
  try {
    await house.port;
    expect(await refusal({ DATA_DIR })).toMatch(/läuft schon ein Spielhaus/);
  } finally {
    await stopServer(house);
  }
});

it('a file that is no database', async () => {
  const data = folder.path('');
  writeFileSync(
    `${data}/spielhaus.db`,
    'keine Datenbank, nur Text, und zwar ziemlich viel davon'.repeat(100),
  );
  expect(await refusal({ DATA_DIR: data })).toContain('spielhaus.db');
});
