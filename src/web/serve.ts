import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import type { App } from '../app/app.ts';
import { listenWhenFree } from '../host/listen.ts';
import { AddressLimits } from './address-limits.ts';
import { AnswerCache } from './answer-cache.ts';
import { ANSWER_HEADERS } from './answer-headers.ts';
import { LiveStreams } from './live-streams.ts';
import { makePageFiles } from './page-files.ts';
import { type AcceptsService, isKnownService } from './push/push-services.ts';
import type { ReplayRecord } from './replay.ts';
import type { PublicAddress } from './requests.ts';
import type { ActivityServices, PlayServices } from './responses.ts';
import { routesOf } from './routes.ts';
import { WordsCache } from './words-cache.ts';

/**
 * Timeouts of the server, in milliseconds: `request` and `headers` until they have arrived, `idle` between two requests,
 * `silence` while a client reads no byte of an answer, `check` between two checks of these limits, and `heartbeat` between two
 * heartbeats of a stream, as proxies close a silent stream.
 */
export const TIMEOUTS = {
  request: 20_000,
  headers: 10_000,
  idle: 15_000,
  silence: 60_000,
  check: 5_000,
  heartbeat: 25_000,
};

/** Limit for the headers of a request, in bytes. */
const MAX_HEADER_BYTES = 8 * 1024;

/** Limit for open connections; further ones are closed at once. */
const MAX_CONNECTIONS = 5_000;

export interface WebOptions {
  readonly app: App;
  readonly log: Logger;
  readonly port: number;
  /** Address to listen on. */
  readonly host: string;
  readonly place: PublicAddress;
  readonly replay: ReplayRecord;
  readonly play: PlayServices;
  /** Push services that browsers may name; by default those of the known browsers. */
  readonly acceptsService?: AcceptsService;
  /** Absent if pages do not open inside Discord. */
  readonly activity?: ActivityServices | undefined;
  /** Timeouts; tests set shorter ones. */
  readonly patience?: typeof TIMEOUTS;
  /** Milliseconds of a monotonic clock, by which addresses are limited. */
  readonly clock?: () => number;
}

/** A running server of pages. */
export interface RunningWeb {
  /** The port it listens on; undefined while the port is in use. */
  readonly port: () => number | undefined;
  /** Open streams. */
  readonly streams: () => number;
  readonly stop: () => Promise<void>;
}

/**
 * Serves the pages of games. Retries a port that is in use, as the previous process may still have it. Resolves when it
 * listens, or when the first attempt has failed.
 */
export async function serveWeb({
  app,
  log,
  port,
  host,
  place,
  replay,
  play,
  acceptsService = isKnownService,
  activity,
  patience = TIMEOUTS,
  clock,
}: WebOptions): Promise<RunningWeb> {
  const limits = new AddressLimits(clock);
  const live = new LiveStreams({ app, log, heartbeatInterval: patience.heartbeat });
  const files = await makePageFiles(app.games);
  const routes = routesOf({
    app,
    log,
    place,
    files,
    answers: new AnswerCache(),
    words: new WordsCache(),
    live,
    limits,
    replay,
    play,
    acceptsService,
    activity,
  });
  const answer = getRequestListener(routes.fetch, { overrideGlobalObjects: false });
  const server = createServer(
    {
      requestTimeout: patience.request,
      headersTimeout: patience.headers,
      connectionsCheckingInterval: patience.check,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    (incoming, outgoing) => {
      // Sets the headers before any route, so that every answer has them.
      for (const [name, value] of Object.entries(ANSWER_HEADERS)) outgoing.setHeader(name, value);
      void answer(incoming, outgoing);
    },
  );
  server.keepAliveTimeout = patience.idle;
  // Applies when no byte goes either way; streams send a heartbeat more often.
  server.timeout = patience.silence;
  server.on('connection', (socket) => destroyWhenStalled(socket, patience.silence));
  server.maxConnections = MAX_CONNECTIONS;
  const { started, stop } = listenWhenFree(server, {
    port,
    host,
    settings: { port: 'WEB_PORT', host: 'WEB_HOST' },
    onBusy: (error) => log.warn({ err: error, WEB_PORT: port }, 'the port for pages in the browser is not free'),
  });
  await started;
  return {
    port: () => (server.address() as AddressInfo | null)?.port,
    streams: () => limits.streams,
    stop: async () => {
      stop();
      live.stop();
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * Destroys a connection whose reader takes no byte of an answer for so many milliseconds. The server's own timeout does not
 * see this while the client keeps sending.
 */
function destroyWhenStalled(socket: Socket, timeout: number): void {
  let sentBytes = 0;
  const checkTimer = setInterval(() => {
    const unsentBytes = socket.writableLength;
    const before = sentBytes;
    sentBytes = socket.bytesWritten - unsentBytes;
    if (unsentBytes > 0 && sentBytes === before) socket.destroy();
  }, timeout);
  socket.once('close', () => clearInterval(checkTimer));
}
