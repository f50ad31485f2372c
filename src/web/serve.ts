import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import type { App } from '../app/app.ts';
import { listenWhenFree } from '../host/listen.ts';
import { AddressLimits } from './address-limits.ts';
import { ANSWER_HEADERS } from './answer-headers.ts';
import { KeptAnswers } from './kept-answers.ts';
import { KeptWords } from './kept-words.ts';
import { LiveStreams } from './live-streams.ts';
import { makePageFiles } from './page-files.ts';
import type { PlayRecord } from './replay.ts';
import type { WebPlace } from './requests.ts';
import { routesOf } from './routes.ts';

/**
 * How long a request may take to arrive, and its headers; how long a connection stays open without a request, and without
 * a byte of an answer being taken; how often that is looked at; and how often a stream has a sign of life, as proxies close a
 * silent one, and a reader takes it for lost. In milliseconds.
 */
export const PATIENCE = { request: 20_000, headers: 10_000, idle: 15_000, silence: 60_000, look: 5_000, sign: 25_000 };

/** Bytes of the headers of a request. */
const HEADER_BYTES = 8 * 1024;

/** Open connections; more are closed at once. */
const CONNECTIONS = 5_000;

export interface WebOptions {
  readonly app: App;
  readonly log: Logger;
  readonly port: number;
  /** Address that is listened at. */
  readonly host: string;
  readonly place: WebPlace;
  readonly replay: PlayRecord;
  /** For tests. */
  readonly patience?: typeof PATIENCE;
}

/** A server of pages that runs. */
export interface RunningWeb {
  /** The port that it listens at; undefined while that is not free. */
  readonly port: () => number | undefined;
  /** Open streams. */
  readonly streams: () => number;
  readonly stop: () => Promise<void>;
}

/**
 * Serves the pages of games. A port that is in use is tried again, as the process before this one may still have it.
 * Resolves when it listens, or is about to try again.
 */
export async function serveWeb({
  app,
  log,
  port,
  host,
  place,
  replay,
  patience = PATIENCE,
}: WebOptions): Promise<RunningWeb> {
  const limits = new AddressLimits();
  const live = new LiveStreams({ app, log, signEvery: patience.sign });
  const files = await makePageFiles(app.games);
  const routes = routesOf({
    app,
    log,
    place,
    files,
    answers: new KeptAnswers(),
    words: new KeptWords(),
    live,
    limits,
    replay,
  });
  const answer = getRequestListener(routes.fetch, { overrideGlobalObjects: false });
  const server = createServer(
    {
      requestTimeout: patience.request,
      headersTimeout: patience.headers,
      connectionsCheckingInterval: patience.look,
      maxHeaderSize: HEADER_BYTES,
    },
    (incoming, outgoing) => {
      // Set before anything can answer, also what refuses a request that no route sees.
      for (const [name, value] of Object.entries(ANSWER_HEADERS)) outgoing.setHeader(name, value);
      void answer(incoming, outgoing);
    },
  );
  server.keepAliveTimeout = patience.idle;
  // Where nothing goes either way; a stream has a sign of life more often.
  server.timeout = patience.silence;
  server.on('connection', (socket) => endUnlessRead(socket, patience.silence));
  server.maxConnections = CONNECTIONS;
  const { begun, stop } = listenWhenFree(server, {
    port,
    host,
    settings: { port: 'WEB_PORT', host: 'WEB_HOST' },
    onBusy: (error) => log.warn({ err: error, WEB_PORT: port }, 'the port for pages in the browser is not free'),
  });
  await begun;
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
 * Ends a connection once its reader takes nothing of an answer for so many milliseconds. What it sends meanwhile says nothing
 * about that, though to the timeout of a server it is a sign of life.
 */
function endUnlessRead(socket: Socket, patience: number): void {
  let taken = 0;
  const looking = setInterval(() => {
    const waiting = socket.writableLength;
    const before = taken;
    taken = socket.bytesWritten - waiting;
    if (waiting > 0 && taken === before) socket.destroy();
  }, patience);
  socket.once('close', () => clearInterval(looking));
}
