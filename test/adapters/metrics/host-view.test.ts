/** Readiness follows the life of the house and its store. */
import { createServer, type AddressInfo } from 'node:net';
import { openHostView } from '../../../src/adapters/metrics/host-view';
import { NO_METRICS } from '../../../src/ports/metrics';

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

it('is closed where no port is set', async () => {
  const view = await openHostView(null);
  expect(view.port).toBeNull();
  expect(view.metrics).toBe(NO_METRICS);
});

it('is ready from the start to the stop, and not while the store fails', async () => {
  const view = await openHostView({ port: await freePort(), host: '127.0.0.1' });
  const readiness = async (): Promise<string> =>
    (await fetch(`http://127.0.0.1:${view.port ?? 0}/readyz`)).text();
  expect(await readiness()).toBe('starting\n');
  view.enter('ready');
  expect(await readiness()).toBe('ok\n');
  view.metrics.storeFailed();
  expect(await readiness()).toBe('store\n');
  view.metrics.storeCommitted(1, 1);
  expect(await readiness()).toBe('ok\n');
  view.enter('stopping');
  expect(await readiness()).toBe('stopping\n');
  await view.close();
});

it('says that its port is taken', async () => {
  const port = await freePort();
  const view = await openHostView({ port, host: '127.0.0.1' });
  await expect(openHostView({ port, host: '127.0.0.1' })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await view.close();
});
