/** What the host sees of the house: figures, and whether people can play. Closed where no port is set for it. */
import { NO_METRICS, type Census, type Metrics } from '../../ports/metrics';
import { createMetrics } from './metrics';
import { startMetrics } from './server';

/** starting: matches are being restored; stopping: goodbyes are being said. */
export type Stage = 'starting' | 'ready' | 'stopping';

export interface HostView {
  readonly metrics: Metrics;
  /** The port that it listens on; null for none. */
  readonly port: number | null;
  enter(stage: Stage): void;
  /** Called at each scrape from now on. */
  watch(census: () => Census): void;
  close(): Promise<void>;
}

const CLOSED: HostView = {
  metrics: NO_METRICS,
  port: null,
  enter: () => undefined,
  watch: () => undefined,
  close: () => Promise.resolve(),
};

/** at: null for none. Rejects with the system's error when the port cannot be had. */
export async function openHostView(
  at: { readonly port: number; readonly host: string } | null,
): Promise<HostView> {
  if (at === null) return CLOSED;
  const counted = createMetrics();
  let stage: Stage = 'starting';
  let storeFails = false;
  const server = await startMetrics({
    ...at,
    registry: counted.registry,
    unready: () => (stage !== 'ready' ? stage : storeFails ? 'store' : null),
  });
  return {
    port: server.port,
    metrics: {
      ...counted,
      storeCommitted(ms, writes) {
        storeFails = false;
        counted.storeCommitted(ms, writes);
      },
      storeFailed() {
        storeFails = true;
        counted.storeFailed();
      },
    },
    enter: (next) => (stage = next),
    watch: (census) => counted.watch(census),
    close: () => server.close(),
  };
}
