/** A stream that says nothing for so many milliseconds is lost: the server gives a sign of life more often. */
const SILENCE = 60_000;

/** After so many milliseconds without a word from a new stream it is said that there is no connection. */
const OPENING = 8_000;

/** How often that is looked at, in milliseconds. */
const LOOK_EVERY = 2_000;

/** Shortest and longest pause before something lost is tried again, in milliseconds: not all readers come back at once. */
const AGAIN_AFTER = [2_000, 15_000] as const;

/** What the server tells of a change. */
interface Change {
  readonly revision: number;
  /** Milliseconds over which all readers spread their requests. */
  readonly spread: number;
}

/** How the bot is doing: since when it runs, and since when its messages on Discord are late; in milliseconds since 1970. */
export interface ServiceState {
  readonly upSince?: number;
  readonly lateSince?: number;
}

/** What is done with what a stream tells. */
interface Listener {
  changed(change: Change): void;
  service(state: ServiceState): void;
  /** The page was closed. */
  closed(): void;
  /** Whether the stream is heard or lost; undefined while nobody sees the page. */
  told(state: 'live' | 'lost' | undefined): void;
  /** The stream was lost, and will be opened again. */
  lost(): void;
}

/**
 * Follows a game by a stream of events, while its page is seen: browsers open few connections to a server over HTTP/1.1, and
 * those of hidden tabs would count. Whoever comes back is told by the first event where the game stands.
 */
export class Following {
  readonly #address: string;
  readonly #listener: Listener;
  #stream: EventSource | undefined;
  #isHeard = false;
  /** When the stream was opened or said something, in milliseconds since 1970: this clock goes on while a computer sleeps. */
  #lastSign = 0;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(address: string, listener: Listener) {
    this.#address = address;
    this.#listener = listener;
    const openIfSeen = () => (document.hidden ? this.#rest() : this.#open());
    document.addEventListener('visibilitychange', openIfSeen);
    // A page that is left is kept by some browsers as it is, and comes back without being loaded.
    addEventListener('pagehide', () => this.#rest());
    addEventListener('pageshow', ({ persisted }) => persisted && openIfSeen());
    for (const change of ['online', 'offline']) addEventListener(change, () => this.#stream && this.#openAnew());
    setInterval(() => this.#look(), LOOK_EVERY);
    openIfSeen();
  }

  /** Opens the stream again after a while. */
  openLater(): void {
    this.#close();
    this.#listener.told('lost');
    this.#again = setTimeout(() => document.hidden || this.#open(), againAfter());
  }

  #open(): void {
    this.#close();
    const stream = new EventSource(this.#address);
    this.#stream = stream;
    this.#lastSign = Date.now();
    stream.addEventListener('sign', ({ data }: MessageEvent<string>) => {
      this.#hear();
      this.#listener.service(JSON.parse(data) as ServiceState);
    });
    stream.addEventListener('closed', () => this.#listener.closed());
    stream.addEventListener('changed', ({ data }: MessageEvent<string>) => {
      this.#hear();
      this.#listener.changed(JSON.parse(data) as Change);
    });
    stream.addEventListener('error', () => {
      this.openLater();
      this.#listener.lost();
    });
  }

  #close(): void {
    clearTimeout(this.#again);
    this.#stream?.close();
    this.#stream = undefined;
    this.#isHeard = false;
  }

  #rest(): void {
    this.#close();
    this.#listener.told(undefined);
  }

  #openAnew(): void {
    this.#open();
    this.#listener.told('lost');
    this.#listener.lost();
  }

  #hear(): void {
    this.#lastSign = Date.now();
    this.#isHeard = true;
    this.#listener.told('live');
  }

  #look(): void {
    if (!this.#stream) return;
    // A clock may be set back.
    const silence = Math.abs(Date.now() - this.#lastSign);
    if (silence > SILENCE) this.#openAnew();
    else if (!this.#isHeard && silence > OPENING) this.#listener.told('lost');
  }
}

/** A pause before something is tried again, in milliseconds. */
export function againAfter(): number {
  const [shortest, longest] = AGAIN_AFTER;
  return shortest + Math.random() * (longest - shortest);
}
