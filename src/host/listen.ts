import type { Server } from 'node:http';

/** How often a port that was in use is tried again, in milliseconds. */
const RETRY_INTERVAL = 2_000;

/** Where a server listens. */
interface ListeningPlace {
  readonly port: number;
  readonly host: string;
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
  /** Resolves when it listens or is about to try again. */
  readonly begun: Promise<void>;
  /** Ends trying again. */
  readonly stop: () => void;
}

/** Lets a server listen. A port that is in use is tried again, as the process before this one may still have it. */
export function listenWhenFree(server: Server, { port, host, onBusy }: ListeningPlace): Listening {
  let retry: NodeJS.Timeout | undefined;
  const listen = () => server.listen(port, host).unref();
  const begun = new Promise<void>((resolve) => {
    server.once('listening', resolve);
    server.on('error', (error) => {
      // A connection that could not be accepted, as when there are too many open files.
      if (server.listening) return;
      if (!retry) onBusy(error);
      retry = setTimeout(listen, RETRY_INTERVAL).unref();
      resolve();
    });
  });
  listen();
  return { begun, stop: () => clearTimeout(retry) };
}
