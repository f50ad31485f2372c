import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { App } from '../app/app.ts';
import type { GameId } from '../store/records.ts';

/** How often the revisions of the games that are looked at are read, in milliseconds. */
const LOOK_EVERY = 1_000;

/** A comment keeps proxies from closing a silent stream, so often in milliseconds. */
const SIGN_EVERY = 25_000;

/** Games in one question to the database. */
const GAMES_AT_ONCE = 200;

/** A reader that has not taken so many bytes is too slow for a stream. */
const MAX_WAITING = 64 * 1024;

/** Readers whose requests after a change come in one millisecond. */
const READERS_A_MILLISECOND = 0.5;

interface WatchedGame {
  readonly streams: Set<ServerResponse>;
  revision: number | undefined;
}

/**
 * Streams of server-sent events, which tell that a game has changed. What has changed is read from the database, so that
 * it does not matter which process has written it; nothing is read while nobody looks on.
 */
export class LiveStreams {
  readonly #app: Pick<App, 'store'>;
  readonly #log: Logger;
  readonly #games = new Map<GameId, WatchedGame>();
  #looking: NodeJS.Timeout | undefined;
  readonly #signs: NodeJS.Timeout;
  #isOver = false;

  constructor({ app, log }: { readonly app: Pick<App, 'store'>; readonly log: Logger }) {
    this.#app = app;
    this.#log = log;
    this.#signs = setInterval(() => this.#sendAll(':\n\n'), SIGN_EVERY);
    this.#signs.unref();
  }

  /** Tells a reader of every change of a game from the revision that they know on, until they are gone. */
  open(response: ServerResponse, gameId: GameId, revision: number): void {
    const game = this.#games.get(gameId) ?? { streams: new Set(), revision };
    this.#games.set(gameId, game);
    game.streams.add(response);
    response.once('close', () => {
      game.streams.delete(response);
      if (game.streams.size === 0 && this.#games.get(gameId) === game) this.#games.delete(gameId);
    });
    // Whoever comes back after a while is told where the game stands by now.
    this.#send(response, changeEvent(game.revision ?? revision, 0));
    this.#look();
  }

  /** Ends all streams. */
  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#looking);
    clearInterval(this.#signs);
    for (const { streams } of this.#games.values()) for (const stream of streams) stream.end();
    this.#games.clear();
  }

  #look(): void {
    if (this.#looking || this.#isOver) return;
    this.#looking = setTimeout(() => void this.#lookOnce(), LOOK_EVERY);
    this.#looking.unref();
  }

  async #lookOnce(): Promise<void> {
    const ids = [...this.#games.keys()];
    for (let from = 0; from < ids.length; from += GAMES_AT_ONCE) {
      const asked = ids.slice(from, from + GAMES_AT_ONCE);
      try {
        const revisions = await this.#app.store.revisions(asked);
        for (const id of asked) this.#tell(id, revisions.get(id));
      } catch (error) {
        this.#log.warn({ err: error }, 'the games that are looked at in browsers could not be read');
      }
    }
    this.#looking = undefined;
    if (this.#games.size > 0) this.#look();
  }

  /** @param revision undefined where the page was closed */
  #tell(id: GameId, revision: number | undefined): void {
    const game = this.#games.get(id);
    if (!game) return;
    if (revision === undefined) {
      for (const stream of game.streams) stream.end('event: closed\ndata: {}\n\n');
      return;
    }
    if (game.revision === revision) return;
    game.revision = revision;
    const spread = Math.round(game.streams.size / READERS_A_MILLISECOND);
    for (const stream of game.streams) this.#send(stream, changeEvent(revision, spread));
  }

  #sendAll(text: string): void {
    for (const { streams } of this.#games.values()) for (const stream of streams) this.#send(stream, text);
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
