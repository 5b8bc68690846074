/** The metrics port on prom-client. Names and labels are told in docs/hosting.md; a test holds the two together. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { MATCH_STATES, type Census, type Metrics } from '../../ports/metrics';

/** Seconds. The finest ones tell a quick house from a slow one, the coarse ones a stall from an outage. */
const REPLY_BUCKETS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const COMMIT_BUCKETS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2];
/** The label of lines that are no command: wrong words, names and passwords at login. */
const NO_COMMAND = 'none';

export interface HouseMetrics extends Metrics {
  readonly registry: Registry;
  /** Called at each scrape from now on. */
  watch(census: () => Census): void;
}

function countersIn(registry: Registry) {
  const counter = <L extends string>(name: string, help: string, labelNames: readonly L[]): Counter<L> =>
    new Counter({ name: `spielhaus_${name}`, help, labelNames, registers: [registry] });
  return {
    commands: counter('commands_total', 'Lines typed, by command', ['command']),
    matches: counter('matches_ended_total', 'Matches that have ended, by reason', ['reason']),
    logins: counter('logins_refused_total', 'Logins refused, by reason', ['reason']),
    refused: counter('connections_refused_total', 'Newcomers turned away, by limit', ['reason']),
    closed: counter('connections_closed_total', 'Connections that ended, by reason', ['reason']),
    dropped: counter('output_dropped_total', 'Times that output was dropped for a slow client', []),
    writes: counter('store_writes_total', 'Writes to the store', []),
    failures: counter('store_failures_total', 'Writes that the store could not make', []),
  };
}

function timesIn(registry: Registry) {
  const times = (name: string, help: string, buckets: readonly number[]): Histogram =>
    new Histogram({ name: `spielhaus_${name}`, help, buckets: [...buckets], registers: [registry] });
  return {
    reply: times('reply_seconds', 'From a line typed to its reply handed to the network', REPLY_BUCKETS),
    commit: times('store_commit_seconds', 'One durable commit of the store', COMMIT_BUCKETS),
  };
}

/** Gauges that look at the house only when they are asked. */
function gaugesIn(registry: Registry, census: () => Census | null): void {
  const gauge = <L extends string>(
    name: string,
    help: string,
    labelNames: readonly L[],
    read: (gauge: Gauge<L>, seen: Census) => void,
  ): void => {
    new Gauge({
      name: `spielhaus_${name}`,
      help,
      labelNames,
      registers: [registry],
      collect() {
        const seen = census();
        if (seen !== null) read(this, seen);
      },
    });
  };
  gauge('sessions', 'Open connections, by stage', ['stage'], (to, { sessions }) => {
    to.set({ stage: 'login' }, sessions.login);
    to.set({ stage: 'inside' }, sessions.inside);
  });
  gauge('tables', 'Tables that stand in the house', [], (to, { tables }) => to.set(tables));
  gauge('matches', 'Matches that have not ended, by state', ['state'], (to, { matches }) => {
    for (const state of MATCH_STATES) to.set({ state }, matches[state]);
  });
}

/** Counts from now on. Process figures (CPU, memory, event loop delay) are prom-client's own. */
export function createMetrics(): HouseMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const counters = countersIn(registry);
  const times = timesIn(registry);
  let census: (() => Census) | null = null;
  gaugesIn(registry, () => census?.() ?? null);
  return {
    registry,
    watch: (source) => (census = source),
    lineCame: () => performance.now(),
    lineAnswered(cameAt, command) {
      times.reply.observe((performance.now() - cameAt) / 1000);
      counters.commands.inc({ command: command ?? NO_COMMAND });
    },
    matchEnded: (reason) => counters.matches.inc({ reason }),
    loginRefused: (reason) => counters.logins.inc({ reason }),
    connectionRefused: (reason) => counters.refused.inc({ reason }),
    connectionClosed: (reason) => counters.closed.inc({ reason }),
    outputDropped: () => counters.dropped.inc(),
    storeCommitted(ms, writes) {
      times.commit.observe(ms / 1000);
      counters.writes.inc(writes);
    },
    storeFailed: () => counters.failures.inc(),
  };
}
