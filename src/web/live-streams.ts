import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { App } from '../app/app.ts';
import { type ServiceState, serviceState } from '../app/service-state.ts';
import type { PageState } from '../store/records.ts';

/** How often the states of games with open pages are read, in milliseconds. */
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
  readonly heartbeatInterval: number;
}

interface WatchedPage {
  readonly streams: Set<ServerResponse>;
  state: PageState;
}

/**
 * Streams of server-sent events about changed games. States are polled from the database, so that it does not matter
 * which process wrote them; nothing is polled while no stream is open.
 */
export class LiveStreams {
  readonly #app: Pick<App, 'store' | 'now'>;
  readonly #log: Logger;
  /** By key of the page; a game that gets a new page gets a new key, so that streams of the old page end. */
  readonly #pages = new Map<string, WatchedPage>();
  #pollTimer: NodeJS.Timeout | undefined;
  readonly #heartbeatTimer: NodeJS.Timeout;
  /** The latest heartbeat event; undefined while no stream is open. */
  #heartbeat: string | undefined;
  #isStopped = false;
  #isFailing = false;

  constructor({ app, log, heartbeatInterval }: LiveStreamsOptions) {
    this.#app = app;
    this.#log = log;
    this.#heartbeatTimer = setInterval(() => void this.#sendHeartbeats(), heartbeatInterval);
    this.#heartbeatTimer.unref();
  }

  /**
   * Sends every change of a game to a reader, until the reader is gone or the page is closed.
   *
   * @param page.state the game's present state, which is sent at once
   */
  open(response: ServerResponse, { key, state }: { readonly key: string; readonly state: PageState }): void {
    const page = this.#pages.get(key) ?? { streams: new Set(), state };
    this.#pages.set(key, page);
    page.streams.add(response);
    response.once('close', () => this.#forget(key, page, response));
    this.#send(response, changeEvent(page.state.revision > state.revision ? page.state : state, 0));
    if (this.#heartbeat) this.#send(response, this.#heartbeat);
    else void this.#sendHeartbeats();
    this.#schedulePoll();
  }

  /** Ends all streams. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#pollTimer);
    clearInterval(this.#heartbeatTimer);
    for (const { streams } of this.#pages.values()) for (const stream of streams) stream.end();
    this.#pages.clear();
  }

  #forget(key: string, page: WatchedPage, response: ServerResponse): void {
    page.streams.delete(response);
    if (page.streams.size === 0 && this.#pages.get(key) === page) this.#pages.delete(key);
  }

  #schedulePoll(): void {
    if (this.#pollTimer || this.#isStopped) return;
    this.#pollTimer = setTimeout(() => void this.#poll(), POLL_INTERVAL);
    this.#pollTimer.unref();
  }

  async #poll(): Promise<void> {
    const keys = [...this.#pages.keys()];
    try {
      for (let from = 0; from < keys.length; from += MAX_PAGES_PER_QUERY) {
        const batch = keys.slice(from, from + MAX_PAGES_PER_QUERY);
        const states = await this.#app.store.pages.states(batch);
        for (const key of batch) this.#sendState(key, states.get(key));
      }
      this.#isFailing = false;
    } catch {
      // The error is not logged, as its statement holds the keys of pages.
      if (!this.#isFailing) this.#log.warn('the games that are looked at in browsers could not be read');
      this.#isFailing = true;
    }
    this.#pollTimer = undefined;
    if (this.#pages.size > 0) this.#schedulePoll();
  }

  /** Sends a new state to all streams of a page; an undefined one means that the page was closed. */
  #sendState(key: string, state: PageState | undefined): void {
    const page = this.#pages.get(key);
    if (!page) return;
    if (state === undefined) {
      // Forgets the page first: nothing may be written to a stream after its end.
      this.#pages.delete(key);
      for (const stream of page.streams) stream.end('event: closed\ndata: {}\n\n');
      return;
    }
    if (isSameState(page.state, state)) return;
    page.state = state;
    const spread = Math.round(page.streams.size / REQUESTS_PER_MILLISECOND);
    for (const stream of page.streams) this.#send(stream, changeEvent(state, spread));
  }

  /** Sends a heartbeat to all streams, with the state of the bot if it can be read. */
  async #sendHeartbeats(): Promise<void> {
    this.#heartbeat = undefined;
    if (this.#pages.size === 0) return;
    this.#heartbeat = heartbeatEvent({});
    const state = await serviceState(this.#app).catch(() => ({}));
    this.#heartbeat = heartbeatEvent(state);
    for (const { streams } of this.#pages.values()) for (const stream of streams) this.#send(stream, this.#heartbeat);
  }

  #send(stream: ServerResponse, text: string): void {
    if (stream.writableLength > MAX_UNSENT_BYTES) stream.destroy();
    else stream.write(text);
  }
}

/** @param spread milliseconds over which readers spread their requests, so that they do not all come at once */
function changeEvent(state: PageState, spread: number): string {
  return `event: changed\ndata: ${JSON.stringify({ ...state, spread })}\n\n`;
}

function isSameState(one: PageState, other: PageState): boolean {
  return one.revision === other.revision && one.digest === other.digest;
}

function heartbeatEvent(state: Partial<ServiceState>): string {
  return `event: sign\ndata: ${JSON.stringify(state)}\n\n`;
}
