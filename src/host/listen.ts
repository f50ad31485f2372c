import type { Server } from 'node:http';
import { SettingsError } from './exit-status.ts';

/** How often a port that is in use is retried, in milliseconds. */
const RETRY_INTERVAL = 2_000;

/** Address of a server, and its settings. */
interface ListenOptions {
  readonly port: number;
  readonly host: string;
  /** The settings that name port and host. */
  readonly settings: { readonly port: string; readonly host: string };
  /** Called once if the port is in use. */
  readonly onBusy: (error: Error) => void;
}

/** Host headers that name this machine. Requiring one of them prevents DNS rebinding. */
const OWN_NAME = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** True if a Host header, in lower case, names this machine. */
export function isLoopbackName(host: string): boolean {
  return OWN_NAME.test(host);
}

/** A server that listens, or retries until its port is free. */
interface Listener {
  /** Resolves when the server listens or will retry; rejects with a SettingsError if it can never listen there. */
  readonly started: Promise<void>;
  /** Stops retrying. */
  readonly stop: () => void;
}

/** Makes a server listen. Retries a port that is in use, as the previous process may still have it. */
export function listenWhenFree(server: Server, { port, host, settings, onBusy }: ListenOptions): Listener {
  let retry: NodeJS.Timeout | undefined;
  const listen = () => server.listen(port, host).unref();
  const started = new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.on('error', (error: NodeJS.ErrnoException) => {
      // The error is about a connection that could not be accepted, for example because of too many open files.
      if (server.listening) return;
      const wrong =
        error.code === 'EACCES'
          ? `${settings.port} is ${port}, at which only root may listen: name a port from 1024 on, which a proxy may pass requests on to`
          : error.code === 'EADDRNOTAVAIL'
            ? `${settings.host} is ${host}, which is no address of this machine: name one that it has, or 0.0.0.0 for all`
            : undefined;
      if (wrong) {
        reject(new SettingsError(`${wrong}.`, { cause: error }));
        return;
      }
      if (!retry) onBusy(error);
      retry = setTimeout(listen, RETRY_INTERVAL).unref();
      resolve();
    });
  });
  listen();
  return { started, stop: () => clearTimeout(retry) };
}
