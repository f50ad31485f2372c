import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { App } from '../app/app.ts';
import { type ServiceState, serviceState } from '../app/service-state.ts';

/** How often the revisions of the games that are looked at are read, in milliseconds. */
const LOOK_EVERY = 1_000;

/** Pages in one question to the database. */
const PAGES_AT_ONCE = 200;

/** A reader that has not taken so many bytes is too slow for a stream. */
const MAX_WAITING = 64 * 1024;

/** Readers whose requests after a change come in one millisecond. */
const READERS_A_MILLISECOND = 0.25;

interface LiveStreamsOptions {
  readonly app: Pick<App, 'store' | 'now'>;
  readonly log: Logger;
  /** How often every stream has a sign of life, in milliseconds. */
  readonly signEvery: number;
}

interface WatchedPage {
  readonly streams: Set<ServerResponse>;
  revision: number;
}

/**
 * Streams of server-sent events, which tell that a game has changed. What has changed is read from the database, so that
 * it does not matter which process has written it; nothing is read while nobody looks on.
 */
export class LiveStreams {
  readonly #app: Pick<App, 'store' | 'now'>;
  readonly #log: Logger;
  /** By key, so that streams of an earlier page of a game end. */
  readonly #pages = new Map<string, WatchedPage>();
  #looking: NodeJS.Timeout | undefined;
  readonly #signs: NodeJS.Timeout;
  /** The last sign of life, while somebody looks on. */
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
   * Tells a reader of every change of a game, until they are gone or its page is closed.
   *
   * @param page.revision the one at which the game is now; whoever comes back after a while is told of it
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
    this.#looking = setTimeout(() => void this.#lookOnce(), LOOK_EVERY);
    this.#looking.unref();
  }

  async #lookOnce(): Promise<void> {
    const keys = [...this.#pages.keys()];
    try {
      for (let from = 0; from < keys.length; from += PAGES_AT_ONCE) {
        const asked = keys.slice(from, from + PAGES_AT_ONCE);
        const revisions = await this.#app.store.pages.revisions(asked);
        for (const key of asked) this.#tell(key, revisions.get(key));
      }
      this.#isFailing = false;
    } catch {
      // Why is not logged: what was asked for has the keys.
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
    const spread = Math.round(page.streams.size / READERS_A_MILLISECOND);
    for (const stream of page.streams) this.#send(stream, changeEvent(revision, spread));
  }

  /** Gives all streams a sign of life, which tells how the bot is doing where that can be read. */
  async #signAll(): Promise<void> {
    this.#sign = undefined;
    if (this.#pages.size === 0) return;
    this.#sign = signEvent({});
    const state = await serviceState(this.#app).catch(() => ({}));
    this.#sign = signEvent(state);
    for (const { streams } of this.#pages.values()) for (const stream of streams) this.#send(stream, this.#sign);
  }

  #send(stream: ServerResponse, text: string): void {
    if (stream.writableLength > MAX_WAITING) stream.destroy();
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
