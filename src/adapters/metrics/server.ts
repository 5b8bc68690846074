/** The host's port: /healthz (the process answers), /readyz (people can play), /metrics (Prometheus text). */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Registry } from 'prom-client';

export interface MetricsOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  readonly registry: Registry;
  /** Why nobody should be sent here now, in one word; null: the house is ready. */
  readonly unready: () => string | null;
}

export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Nobody may hold this port's sockets: a request is short, and so is its answer. */
const PATIENCE_MS = 5_000;

function answer(response: ServerResponse, status: number, body: string, type = 'text/plain'): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
  response.end(body);
}

async function reply(
  options: MetricsOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [path] = (request.url ?? '').split('?', 1);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    answer(response, 405, 'GET\n');
  } else if (path === '/healthz') {
    answer(response, 200, 'ok\n');
  } else if (path === '/readyz') {
    const reason = options.unready();
    answer(response, reason === null ? 200 : 503, `${reason ?? 'ok'}\n`);
  } else if (path === '/metrics') {
    const text = await options.registry.metrics();
    response.writeHead(200, { 'content-type': options.registry.contentType, 'cache-control': 'no-store' });
    response.end(text);
  } else answer(response, 404, '/healthz /readyz /metrics\n');
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Rejects with the system's error when the port cannot be had. */
export async function startMetrics(options: MetricsOptions): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    reply(options, request, response).catch(() => {
      if (!response.headersSent) answer(response, 500, 'failed\n');
    });
  });
  server.requestTimeout = PATIENCE_MS;
  server.headersTimeout = PATIENCE_MS;
  server.keepAliveTimeout = PATIENCE_MS;
  server.listen(options.port, options.host);
  await once(server, 'listening');
  server.on('error', () => undefined);
  return {
    port: portOf(server),
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
