import type { Server } from 'node:http';
import { SettingsError } from './exit-status.ts';

/** How often a port that was in use is tried again, in milliseconds. */
const RETRY_INTERVAL = 2_000;

/** Where a server listens. */
interface ListeningPlace {
  readonly port: number;
  readonly host: string;
  /** The settings that name port and host. */
  readonly settings: { readonly port: string; readonly host: string };
  /** Called when the port is found in use, once. */
  readonly onBusy: (error: Error) => void;
}

/** Names by which this machine may be asked for: no web page can make a browser name another one. */
const OWN_NAME = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Whether a Host header, in small letters, names this machine. */
export function isOwnName(host: string): boolean {
  return OWN_NAME.test(host);
}

/** A server that listens, or will. */
interface Listening {
  /** Resolves when it listens or is about to try again; rejects with a SettingsError where it never can. */
  readonly begun: Promise<void>;
  /** Ends trying again. */
  readonly stop: () => void;
}

/** Lets a server listen. A port that is in use is tried again, as the process before this one may still have it. */
export function listenWhenFree(server: Server, { port, host, settings, onBusy }: ListeningPlace): Listening {
  let retry: NodeJS.Timeout | undefined;
  const listen = () => server.listen(port, host).unref();
  const begun = new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.on('error', (error: NodeJS.ErrnoException) => {
      // A connection that could not be accepted, as when there are too many open files.
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
  return { begun, stop: () => clearTimeout(retry) };
}
