import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect } from 'vitest';
import { createLog } from '../../../src/host/log.ts';
import { replayThread } from '../../../src/processes/serve-pages.ts';
import { serveWeb, type WebOptions } from '../../../src/web/serve.ts';
import { atEnd } from '../../support/at-end.ts';
import { type LogLine, type Pirogue, until } from '../../support/pirogue.ts';

/** Where people find the pages: behind a proxy, which tells who asks. */
export const ORIGIN = 'https://games.example.org';

/** What is said of the security of every answer. */
export const SAFE = {
  'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'$/),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

/** An answer as it came. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

/** How something is asked for. */
export interface Ask extends Pick<RequestOptions, 'method'> {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** A stream of events, as a browser reads it. */
export interface Stream {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** What has come so far. */
  readonly text: () => string;
  readonly isOver: () => boolean;
  readonly close: () => void;
}

/** The pages of a program, over real HTTP. */
export interface Pages {
  readonly port: number;
  /** The log of the pages alone. */
  readonly log: readonly LogLine[];
  readonly streams: () => number;
  ask(path: string, how?: Ask): Promise<Answer>;
  /** Asks for something as JSON. */
  json<Value>(path: string, how?: Ask): Promise<Value>;
  listen(path: string, headers?: Readonly<Record<string, string>>): Promise<Stream>;
  /** A connection on which a test writes what it likes; everything that comes back is kept. */
  raw(): Promise<{ readonly socket: Socket; readonly text: () => string; readonly isOver: () => boolean }>;
}

/** Playing on pages without limits for people, in the only process. */
export const UNLIMITED = {
  limits: { take: () => undefined, refund: () => undefined },
  isHere: async () => true,
  thinking: { advise: async () => undefined },
  latestDrafts: { look: () => ({ weigh: async () => undefined }) },
  isSure: () => true,
};

/** Serves the pages of a program as a process does; they end with the test. */
export async function servePages(
  { app }: Pick<Pirogue, 'app'>,
  options: Partial<Pick<WebOptions, 'acceptsService' | 'activity' | 'clock' | 'patience' | 'place' | 'play'>> = {},
): Promise<Pages> {
  const log: LogLine[] = [];
  const web = await serveWeb({
    app,
    log: createLog('debug', { write: (line) => void log.push(JSON.parse(line)) }),
    port: 0,
    host: '127.0.0.1',
    place: { origin: ORIGIN, proxies: 1 },
    replay: replayThread(),
    play: UNLIMITED,
    ...options,
  });
  atEnd(web.stop);
  const port = web.port()!;
  const to = (path: string, { method = 'GET', headers = {} }: Ask) => ({
    host: '127.0.0.1',
    port,
    path,
    method,
    headers: { ...headers },
    agent: false as const,
  });
  const ask = (path: string, how: Ask = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const asked = request(to(path, how), (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const body = Buffer.concat(parts);
          resolve({ status: answer.statusCode!, headers: answer.headers, body, text: body.toString() });
        });
        answer.on('error', reject);
      });
      asked.on('error', reject);
      asked.end(how.body);
    });
  return {
    port,
    log,
    streams: web.streams,
    ask,
    async json<Value>(path: string, how?: Ask) {
      const { status, text } = await ask(path, how);
      if (status !== 200) throw new Error(`${status}: ${text}`);
      return JSON.parse(text) as Value;
    },
    listen: (path, headers = {}) =>
      new Promise((resolve, reject) => {
        const asked = request(to(path, { headers }), (answer) => {
          let text = '';
          let isOver = false;
          answer.setEncoding('utf8').on('data', (part: string) => {
            text += part;
          });
          const end = () => {
            isOver = true;
          };
          answer.on('close', end).on('error', end);
          resolve({
            status: answer.statusCode!,
            headers: answer.headers,
            text: () => text,
            isOver: () => isOver,
            close: () => asked.destroy(),
          });
        });
        atEnd(() => void asked.destroy());
        asked.on('error', reject);
        asked.end();
      }),
    raw: () =>
      new Promise((resolve) => {
        let text = '';
        let isOver = false;
        const socket = connect(port, '127.0.0.1', () => resolve({ socket, text: () => text, isOver: () => isOver }));
        socket.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        const end = () => {
          isOver = true;
        };
        socket.on('close', end).on('end', end).on('error', end);
        atEnd(() => void socket.destroy());
      }),
  };
}

/** The path of the page of the game in a channel. */
export async function pathOf({ store }: Pirogue, channel: string): Promise<string> {
  const record = (await store.games.open(channel)) ?? (await store.games.last(channel));
  return `/g/${(await store.pages.ofGame(record!.id, `key-of-a-test-${record!.id}-0123456789`)).key}`;
}

/** Waits until a stream has told something. */
export async function told(stream: Stream, text: string | RegExp): Promise<void> {
  await until(async () => (typeof text === 'string' ? stream.text().includes(text) : text.test(stream.text())));
}
