/** The house as its host sees it, in a process of its own: health, figures, stewards, and closing from within. */
import { appoint } from '../../src/tools/verwalter';
import { compileHouse, type CompiledHouse } from '../support/compiled-house';
import { folderPerTest } from '../support/folder';
import { freePort } from '../support/free-port';
import { startHouse, type HouseProcess } from '../support/house-process';
import { connectTelnet } from '../support/telnet-client';

// How long a test takes says something about the machine, and nothing about the house.
jest.setTimeout(600_000);

const folder = folderPerTest();
let compiled: CompiledHouse;
let house: HouseProcess;

beforeAll(() => {
  compiled = compileHouse();
});
afterAll(() => {
  compiled.remove();
});
afterEach(async () => {
  house.kill('SIGKILL');
  await house.exit;
});

const messages = (): readonly string[] =>
  house.logged.map((line) => (JSON.parse(line) as { readonly msg: string }).msg);

it('shows health and figures, and ends with code 0 when a steward closes it', async () => {
  const metricsPort = await freePort();
  const dataDir = folder.path('daten');
  house = startHouse({ program: compiled.folder, dataDir, env: { METRICS_PORT: String(metricsPort) } });
  const port = await house.listening;
  const get = async (path: string): Promise<string> =>
    (await fetch(`http://127.0.0.1:${metricsPort}${path}`)).text();
  expect(await get('/healthz')).toBe('ok\n');
  expect(await get('/readyz')).toBe('ok\n');

  const anna = await connectTelnet(port, { patience: 120_000 });
  const says = async (line: string, answer: string): Promise<void> => {
    anna.type(line);
    await anna.waitFor(answer);
  };
  await says('Anna', 'Rueckkehrwort');
  await says('passwort', 'Passwort:');
  await says('geheim genug', 'Passwort:');
  await says('geheim genug', 'gehoert jetzt Dir');
  const silent = (): void => undefined;
  expect(await appoint({ DATA_DIR: dataDir }, ['ernenne', 'Anna'], silent, silent)).toBe(0);
  anna.socket.destroy();

  const again = await connectTelnet(port, { patience: 120_000 });
  again.type('Anna');
  await again.waitFor('Passwort:');
  again.type('geheim genug');
  await again.waitFor('Verwalter');
  const figures = await get('/metrics');
  expect(figures).toMatch(/^spielhaus_sessions\{stage="inside"\} 1$/mu);
  expect(figures).toMatch(/^spielhaus_commands_total\{command="none"\} [1-9]/mu);
  expect(figures).toMatch(/^nodejs_eventloop_lag_p99_seconds /mu);

  again.type('herunterfahren in 0 Neue Version');
  expect(await house.exit).toEqual({ code: 0, signal: null });
  expect(messages().slice(-2)).toEqual(expect.arrayContaining(['stopped']));
  again.socket.destroy();
});

it('has no port for the host unless it is told one', async () => {
  house = startHouse({ program: compiled.folder, dataDir: folder.path('daten') });
  await house.listening;
  const listening = house.logged.find((line) => line.includes('"msg":"listening"'));
  expect(JSON.parse(listening ?? '{}')).toMatchObject({ metricsPort: null });
});
