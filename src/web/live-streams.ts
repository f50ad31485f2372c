import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { App } from '../app/app.ts';
import { type ServiceState, serviceState } from '../app/service-state.ts';

/** How often the revisions of games with open pages are read, in milliseconds. */
const POLL_INTERVAL = 1_000;

/** Pages in one query. */
const MAX_PAGES_PER_QUERY = 200;

/** A stream with more unsent bytes than this is closed, as its reader is too slow. */
const MAX_UNSENT_BYTES = 64 * 1024;

/** Rate at which all readers together send requests after a change. */
const REQUESTS_PER_MILLISECOND = 0.25;

interface LiveStreamsOptions {
  readonly app: Pick<App, 'store' | 'now'>;
  readonly log: Logger;
  /** Interval of the heartbeat on every stream, in milliseconds. */
  readonly signEvery: number;
}

interface WatchedPage {
  readonly streams: Set<ServerResponse>;
  revision: number;
}

/**
 * Streams of server-sent events about changed games. Revisions are polled from the database, so that it does not matter
 * which process wrote them; nothing is polled while no stream is open.
 */
export class LiveStreams {
  readonly #app: Pick<App, 'store' | 'now'>;
  readonly #log: Logger;
  /** By key, so that streams of an earlier page of a game end. */
  readonly #pages = new Map<string, WatchedPage>();
  #looking: NodeJS.Timeout | undefined;
  readonly #signs: NodeJS.Timeout;
  /** The latest heartbeat event; undefined while no stream is open. */
  #sign: string | undefined;
  #isOver = false;
  #isFailing = false;

  constructor({ app, log, signEvery }: LiveStreamsOptions) {
    this.#app = app;
    this.#log = log;
    this.#signs = setInterval(() => void this.#signAll(), signEvery);
    this.#signs.unref();
  }

  /**
   * Sends every change of a game to a reader, until the reader is gone or the page is closed.
   *
   * @param page.revision the game's present revision, which is sent at once
   */
  open(response: ServerResponse, { key, revision }: { readonly key: string; readonly revision: number }): void {
    const page = this.#pages.get(key) ?? { streams: new Set(), revision };
    this.#pages.set(key, page);
    page.streams.add(response);
    response.once('close', () => this.#forget(key, page, response));
    this.#send(response, changeEvent(Math.max(page.revision, revision), 0));
    if (this.#sign) this.#send(response, this.#sign);
    else void this.#signAll();
    this.#look();
  }

  /** Ends all streams. */
  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#looking);
    clearInterval(this.#signs);
    for (const { streams } of this.#pages.values()) for (const stream of streams) stream.end();
    this.#pages.clear();
  }

  #forget(key: string, page: WatchedPage, response: ServerResponse): void {
    page.streams.delete(response);
    if (page.streams.size === 0 && this.#pages.get(key) === page) this.#pages.delete(key);
  }

  #look(): void {
    if (this.#looking || this.#isOver) return;
    this.#looking = setTimeout(() => void this.#lookOnce(), POLL_INTERVAL);
    this.#looking.unref();
  }

  async #lookOnce(): Promise<void> {
    const keys = [...this.#pages.keys()];
    try {
      for (let from = 0; from < keys.length; from += MAX_PAGES_PER_QUERY) {
        const asked = keys.slice(from, from + MAX_PAGES_PER_QUERY);
        const revisions = await this.#app.store.pages.revisions(asked);
        for (const key of asked) this.#tell(key, revisions.get(key));
      }
      this.#isFailing = false;
    } catch {
      // The error is not logged, as its statement holds the keys of pages.
      if (!this.#isFailing) this.#log.warn('the games that are looked at in browsers could not be read');
      this.#isFailing = true;
    }
    this.#looking = undefined;
    if (this.#pages.size > 0) this.#look();
  }

  /** @param revision undefined where the page was closed */
  #tell(key: string, revision: number | undefined): void {
    const page = this.#pages.get(key);
    if (!page) return;
    if (revision === undefined) {
      // Nothing may be written to a stream after its end, whenever its reader takes that.
      this.#pages.delete(key);
      for (const stream of page.streams) stream.end('event: closed\ndata: {}\n\n');
      return;
    }
    if (page.revision === revision) return;
    page.revision = revision;
    const spread = Math.round(page.streams.size / REQUESTS_PER_MILLISECOND);
    for (const stream of page.streams) this.#send(stream, changeEvent(revision, spread));
  }

  /** Sends a heartbeat to all streams, with the state of the bot if it can be read. */
  async #signAll(): Promise<void> {
    this.#sign = undefined;
    if (this.#pages.size === 0) return;
    this.#sign = signEvent({});
    const state = await serviceState(this.#app).catch(() => ({}));
    this.#sign = signEvent(state);
    for (const { streams } of this.#pages.values()) for (const stream of streams) this.#send(stream, this.#sign);
  }

  #send(stream: ServerResponse, text: string): void {
    if (stream.writableLength > MAX_UNSENT_BYTES) stream.destroy();
    else stream.write(text);
  }
}

/** @param spread milliseconds over which readers spread their requests, so that they do not all come at once */
function changeEvent(revision: number, spread: number): string {
  return `event: changed\ndata: ${JSON.stringify({ revision, spread })}\n\n`;
}

function signEvent(state: Partial<ServiceState>): string {
  return `event: sign\ndata: ${JSON.stringify(state)}\n\n`;
}
