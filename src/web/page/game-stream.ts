/** A stream without an event for so many milliseconds is lost; the server sends heartbeats more often. */
const SILENCE_TIMEOUT = 60_000;

/** The page shows that there is no connection if a new stream sends no event within so many milliseconds. */
const OPEN_TIMEOUT = 8_000;

/** How often these limits are checked, in milliseconds. */
const CHECK_INTERVAL = 2_000;

/** Shortest and longest delay before a retry, in milliseconds. Delays are random, so that not all readers come back at once. */
const RETRY_DELAY = [2_000, 15_000] as const;

/** The server's event about a change. */
interface Change {
  readonly revision: number;
  /** Milliseconds over which all readers spread their requests. */
  readonly spread: number;
}

/** State of the bot: since when it runs, and since when its messages on Discord are late; in milliseconds since 1970. */
export interface ServiceState {
  readonly upSince?: number;
  readonly lateSince?: number;
}

/** Callbacks for the events of a stream. */
interface Listener {
  changed(change: Change): void;
  service(state: ServiceState): void;
  /** The page was closed. */
  closed(): void;
  /** The stream is live or lost now; undefined while the page is hidden. */
  stateChanged(state: 'live' | 'lost' | undefined): void;
  /** The stream was lost, and will be opened again. */
  lost(): void;
}

/**
 * Follows a game by a stream of server-sent events while its page is visible. Hidden pages close it, as browsers open few
 * connections to a server over HTTP/1.1. The first event of a new stream has the game's present revision.
 */
export class GameStream {
  readonly #address: string;
  readonly #listener: Listener;
  #stream: EventSource | undefined;
  #hasEvent = false;
  /**
   * When the stream was opened or had its last event, in milliseconds since 1970. A monotonic clock would stop while a computer
   * sleeps.
   */
  #lastEventAt = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(address: string, listener: Listener) {
    this.#address = address;
    this.#listener = listener;
    const openIfSeen = () => (document.hidden ? this.#pause() : this.#open());
    document.addEventListener('visibilitychange', openIfSeen);
    // Some browsers keep a page after it is left (back-forward cache) and show it again without loading it.
    addEventListener('pagehide', () => this.#pause());
    addEventListener('pageshow', ({ persisted }) => persisted && openIfSeen());
    for (const change of ['online', 'offline']) addEventListener(change, () => this.#stream && this.#reopen());
    setInterval(() => this.#checkSilence(), CHECK_INTERVAL);
    openIfSeen();
  }

  /** Opens the stream again after a while. */
  openLater(): void {
    this.#close();
    this.#listener.stateChanged('lost');
    this.#retryTimer = setTimeout(() => document.hidden || this.#open(), retryDelay());
  }

  #open(): void {
    this.#close();
    const stream = new EventSource(this.#address);
    this.#stream = stream;
    this.#lastEventAt = Date.now();
    stream.addEventListener('sign', ({ data }: MessageEvent<string>) => {
      this.#noteEvent();
      this.#listener.service(JSON.parse(data) as ServiceState);
    });
    stream.addEventListener('closed', () => this.#listener.closed());
    stream.addEventListener('changed', ({ data }: MessageEvent<string>) => {
      this.#noteEvent();
      this.#listener.changed(JSON.parse(data) as Change);
    });
    stream.addEventListener('error', () => {
      this.openLater();
      this.#listener.lost();
    });
  }

  #close(): void {
    clearTimeout(this.#retryTimer);
    this.#stream?.close();
    this.#stream = undefined;
    this.#hasEvent = false;
  }

  #pause(): void {
    this.#close();
    this.#listener.stateChanged(undefined);
  }

  #reopen(): void {
    this.#open();
    this.#listener.stateChanged('lost');
    this.#listener.lost();
  }

  #noteEvent(): void {
    this.#lastEventAt = Date.now();
    this.#hasEvent = true;
    this.#listener.stateChanged('live');
  }

  #checkSilence(): void {
    if (!this.#stream) return;
    // The absolute value, as the clock may have been set back.
    const silence = Math.abs(Date.now() - this.#lastEventAt);
    if (silence > SILENCE_TIMEOUT) this.#reopen();
    else if (!this.#hasEvent && silence > OPEN_TIMEOUT) this.#listener.stateChanged('lost');
  }
}

/** A random delay before a retry, in milliseconds. */
export function retryDelay(): number {
  const [shortest, longest] = RETRY_DELAY;
  return shortest + Math.random() * (longest - shortest);
}
