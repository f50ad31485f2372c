import { createServer } from 'node:http';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { isOwnName, listenWhenFree } from './listen.ts';

const THIS_MACHINE = '127.0.0.1';

/** Whether one condition of being ready holds. */
export type Condition = () => boolean | Promise<boolean>;

interface MonitoringOptions {
  readonly port: number;
  /** Address to listen at, where others may ask; by default this machine alone is answered. */
  readonly host?: string | undefined;
  readonly registry: Registry;
  /** By name, read at every request. */
  readonly conditions: ReadonlyMap<string, Condition>;
  readonly log: Logger;
}

/**
 * Answers monitoring, on this machine alone unless told: /healthz (the process is alive), /readyz (it serves players; else which
 * conditions do not hold), /metrics in the format of Prometheus. A port that is in use is tried again, as the process
 * before this one may still have it. Resolves to how to stop.
 *
 * @throws SettingsError where it can never listen there
 */
export async function startMonitoring(options: MonitoringOptions): Promise<() => void> {
  const { port, host, registry, conditions, log } = options;
  const server = createServer((request, response) => {
    const say = (status: number, text: string, type = 'text/plain; charset=utf-8') => {
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
    };
    if (host === undefined && !isOwnName(request.headers.host ?? ''))
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
  const { begun, stop } = listenWhenFree(server, {
    port,
    host: host ?? THIS_MACHINE,
    settings: { port: 'METRICS_PORT', host: 'METRICS_HOST' },
    onBusy: (error) => log.warn({ err: error, METRICS_PORT: port }, 'the port for monitoring is not free'),
  });
  await begun;
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
