import { createServer } from 'node:http';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { isLoopbackName, listenWhenFree } from './listen.ts';

const THIS_MACHINE = '127.0.0.1';

/** A condition of readiness; true if it holds. */
export type Condition = () => boolean | Promise<boolean>;

interface MonitoringOptions {
  readonly port: number;
  /** Address to listen on, for requests from other machines; by default the server answers only this machine. */
  readonly host?: string | undefined;
  readonly registry: Registry;
  /** Conditions of readiness by name, checked at every request. */
  readonly conditions: ReadonlyMap<string, Condition>;
  readonly log: Logger;
}

/**
 * Starts the monitoring server: /healthz (the process is alive), /readyz (it serves players, or which conditions do not hold) and
 * /metrics for Prometheus. Answers only this machine unless `host` is set. Retries a port that is in use, as the previous process
 * may still have it. Resolves to a function that stops it.
 *
 * @throws SettingsError if it can never listen there
 */
export async function startMonitoring(options: MonitoringOptions): Promise<() => void> {
  const { port, host, registry, conditions, log } = options;
  const server = createServer((request, response) => {
    const say = (status: number, text: string, type = 'text/plain; charset=utf-8') => {
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
    };
    if (host === undefined && !isLoopbackName(request.headers.host ?? ''))
      return say(403, 'Ask this machine by a name of its own.\n');
    if (request.method !== 'GET') return say(405, 'Only GET.\n');
    switch (request.url) {
      case '/healthz':
        return say(200, 'ok\n');
      case '/readyz':
        void missingOf(conditions).then((missing) => {
          const isReady = conditions.size > 0 && missing.length === 0;
          say(isReady ? 200 : 503, isReady ? 'ready\n' : `not ready: ${missing.join(', ') || 'starting'}\n`);
        });
        return undefined;
      case '/metrics':
        registry.metrics().then(
          (text) => say(200, text, registry.contentType),
          () => say(500, 'The metrics cannot be read now.\n'),
        );
        return undefined;
      default:
        return say(404, 'There are /healthz, /readyz and /metrics.\n');
    }
  });
  const { started, stop } = listenWhenFree(server, {
    port,
    host: host ?? THIS_MACHINE,
    settings: { port: 'METRICS_PORT', host: 'METRICS_HOST' },
    onBusy: (error) => log.warn({ err: error, METRICS_PORT: port }, 'the port for monitoring is not free'),
  });
  await started;
  return () => {
    stop();
    server.close();
  };
}

/** Names of the conditions that do not hold. */
async function missingOf(conditions: ReadonlyMap<string, Condition>): Promise<string[]> {
  const missing: string[] = [];
  for (const [name, holds] of conditions) if (!(await succeeds(holds))) missing.push(name);
  return missing;
}

async function succeeds(holds: Condition): Promise<boolean> {
  try {
    return await holds();
  } catch {
    return false;
  }
}
