/** A stream without an event for so many milliseconds is lost; the server sends heartbeats more often. */
const SILENCE_TIMEOUT = 60_000;

/** Without an event for so many milliseconds, the page asks by itself: some proxies hold streams back. */
const OPEN_TIMEOUT = 8_000;

/** Pauses between two questions, in milliseconds: while the reader is to move, and while others are. */
const ASK_PAUSE = { own: 3_000, others: 10_000 };

/** How often these limits are checked, in milliseconds. */
const CHECK_INTERVAL = 2_000;

/** Shortest and longest delay before a retry, in milliseconds. Delays are random, so that not all readers come back at once. */
const RETRY_DELAY = [2_000, 15_000] as const;

/** The state of the game: its revision, and a digest of the parts of the page that change without a new revision. */
export interface PageState {
  readonly revision: number;
  readonly digest: string;
}

/** The server's event about a change. */
interface Change extends PageState {
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
  /** Asks the server for the state of the game. */
  state(): Promise<PageState>;
  /** True if the reader is to move. */
  isToMove(): boolean;
}

/**
 * Follows a game by a stream of server-sent events while its page is visible. Hidden pages close it, as browsers open few
 * connections to a server over HTTP/1.1. The first event of a new stream has the game's present state. While no event comes,
 * it asks for the state instead, and goes on trying streams.
 */
export class GameStream {
  readonly #address: string;
  readonly #listener: Listener;
  #stream: EventSource | undefined;
  /**
   * When the stream was opened or had its last event, in milliseconds since 1970. A monotonic clock would stop while a computer
   * sleeps.
   */
  #lastEventAt = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  /** Asks for the state next, if no event has come by then. */
  #askTimer: ReturnType<typeof setTimeout> | undefined;
  /** True if the last request for the state was answered, so that the stream is not needed. */
  #isAnswered = false;

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
    this.#noteLost();
    this.#retryTimer = setTimeout(() => document.hidden || this.#open(), retryDelay());
  }

  #open(): void {
    this.#close();
    this.#askTimer ??= setTimeout(() => void this.#ask(), OPEN_TIMEOUT);
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
      const wasAnswered = this.#isAnswered;
      this.openLater();
      if (!wasAnswered) this.#listener.lost();
    });
  }

  #close(): void {
    clearTimeout(this.#retryTimer);
    this.#stream?.close();
    this.#stream = undefined;
  }

  #pause(): void {
    this.#close();
    this.#endAsking();
    this.#listener.stateChanged(undefined);
  }

  #reopen(): void {
    this.#open();
    if (this.#isAnswered) return;
    this.#noteLost();
    this.#listener.lost();
  }

  #noteEvent(): void {
    this.#lastEventAt = Date.now();
    this.#endAsking();
    this.#listener.stateChanged('live');
  }

  #noteLost(): void {
    if (!this.#isAnswered) this.#listener.stateChanged('lost');
  }

  /** Asks for the state until an event comes. */
  async #ask(): Promise<void> {
    const timer = this.#askTimer;
    const state = await this.#listener.state().catch(() => undefined);
    // Meanwhile an event has come, or the page was hidden.
    if (timer !== this.#askTimer) return;
    this.#isAnswered = state !== undefined;
    this.#listener.stateChanged(this.#isAnswered ? 'live' : 'lost');
    if (state) this.#listener.changed({ ...state, spread: 0 });
    this.#askTimer = setTimeout(() => void this.#ask(), ASK_PAUSE[this.#listener.isToMove() ? 'own' : 'others']);
  }

  #endAsking(): void {
    clearTimeout(this.#askTimer);
    this.#askTimer = undefined;
    this.#isAnswered = false;
  }

  #checkSilence(): void {
    if (!this.#stream) return;
    // The absolute value, as the clock may have been set back.
    const silence = Math.abs(Date.now() - this.#lastEventAt);
    if (silence > SILENCE_TIMEOUT) this.#reopen();
  }
}

/** A random delay before a retry, in milliseconds. */
export function retryDelay(): number {
  const [shortest, longest] = RETRY_DELAY;
  return shortest + Math.random() * (longest - shortest);
}
