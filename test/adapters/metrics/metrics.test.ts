/** The host's port answers what a supervisor and Prometheus ask, and docs/hosting.md explains each figure. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMetrics, type HouseMetrics } from '../../../src/adapters/metrics/metrics';
import { startMetrics, type MetricsServer } from '../../../src/adapters/metrics/server';
import { MATCH_STATES } from '../../../src/ports/metrics';

const hosting = readFileSync(join(__dirname, '../../../docs/hosting.md'), 'utf8');

describe('the figures', () => {
  let metrics: HouseMetrics;
  const text = (): Promise<string> => metrics.registry.metrics();

  beforeEach(() => {
    metrics = createMetrics();
  });

  it('count what happened, by names that are few', async () => {
    metrics.lineAnswered(metrics.lineCame(), 'sow');
    metrics.lineAnswered(metrics.lineCame(), 'sow');
    metrics.lineAnswered(metrics.lineCame(), null);
    metrics.storeCommitted(3, 7);
    metrics.storeFailed();
    metrics.outputDropped();
    metrics.loginRefused('wrongProof');
    metrics.connectionRefused('houseFull');
    metrics.connectionClosed('peer');
    metrics.matchEnded('stores');
    const figures = await text();
    for (const line of [
      'spielhaus_commands_total{command="sow"} 2',
      'spielhaus_commands_total{command="none"} 1',
      'spielhaus_reply_seconds_count 3',
      'spielhaus_store_commit_seconds_bucket{le="0.005"} 1',
      'spielhaus_store_commit_seconds_bucket{le="0.002"} 0',
      'spielhaus_store_writes_total 7',
      'spielhaus_store_failures_total 1',
      'spielhaus_output_dropped_total 1',
      'spielhaus_logins_refused_total{reason="wrongProof"} 1',
      'spielhaus_connections_refused_total{reason="houseFull"} 1',
      'spielhaus_connections_closed_total{reason="peer"} 1',
      'spielhaus_matches_ended_total{reason="stores"} 1',
    ])
      expect(figures.split('\n')).toContain(line);
  });

  it('look at the house only when asked', async () => {
    let asked = 0;
    metrics.watch(() => {
      asked += 1;
      return {
        sessions: { login: 1, inside: 2 },
        tables: 3,
        matches: { filling: 4, playing: 5, adjourned: 6 },
      };
    });
    expect(asked).toBe(0);
    const figures = await text();
    expect(figures).toContain('spielhaus_sessions{stage="inside"} 2');
    expect(figures).toContain('spielhaus_tables 3');
    for (const [n, state] of MATCH_STATES.entries()) {
      expect(figures).toContain(`spielhaus_matches{state="${state}"} ${n + 4}`);
    }
  });

  it('hold the delay of the event loop', async () =>
    expect(await text()).toContain('nodejs_eventloop_lag_p99_seconds'));

  it('are all told in docs/hosting.md, and no other', async () => {
    const names = [...(await text()).matchAll(/^# HELP (spielhaus_\w+)/gmu)].map(([, name]) => name);
    const told = [...hosting.matchAll(/^\| `(spielhaus_\w+)`/gmu)].map(([, name]) => name);
    expect([...told].sort()).toEqual([...names].sort());
  });
});

describe('the port', () => {
  let server: MetricsServer;
  let unready: string | null = null;
  const get = async (path: string, method = 'GET'): Promise<readonly [number, string]> => {
    const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, { method });
    return [answer.status, await answer.text()];
  };

  beforeEach(async () => {
    unready = null;
    const { registry } = createMetrics();
    server = await startMetrics({ port: 0, host: '127.0.0.1', registry, unready: () => unready });
  });
  afterEach(() => server.close());

  it('/healthz answers as long as the process does', async () => {
    unready = 'stopping';
    expect(await get('/healthz')).toEqual([200, 'ok\n']);
  });

  it('/readyz says whether people can play, and why not', async () => {
    expect(await get('/readyz')).toEqual([200, 'ok\n']);
    unready = 'store';
    expect(await get('/readyz')).toEqual([503, 'store\n']);
  });

  it('/metrics gives figures, other paths and methods nothing', async () => {
    const [status, figures] = await get('/metrics');
    expect(status).toBe(200);
    expect(figures).toContain('# TYPE spielhaus_reply_seconds histogram');
    expect((await get('/'))[0]).toBe(404);
    expect((await get('/metrics', 'POST'))[0]).toBe(405);
  });
});
