import { createHash } from 'node:crypto';
import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import type { App } from '../../app/app.ts';
import type { CommandMentions } from '../../i18n/speech.ts';
import type { Shard } from '../../store/records.ts';
import type { Services } from '../handlers/services.ts';

/** The longest pause between two attempts, in milliseconds. */
const LONGEST_PAUSE = 10 * 60_000;

/** The longest time between two looks, in milliseconds: a timer takes no more than some weeks, and a clock may be set. */
const LONGEST_WAIT = 10 * 60_000;

/** Added to every pause, in milliseconds, because timers may fire early. */
const MARGIN = 50;

/**
 * Exponential backoff after a temporary failure, in milliseconds, up to ten minutes, with jitter.
 *
 * @param first the pause after the first attempt
 * @param attempts failed before this one
 */
export function backoff(first: number, attempts: number): number {
  return Math.min(first * 2 ** attempts, LONGEST_PAUSE) * (0.75 + Math.random() / 4);
}

/** Dependencies of every delivery. */
export interface DeliveryParts {
  readonly app: App;
  readonly services: Services;
  readonly client: Client<true>;
  readonly log: Logger;
  /** Whose servers the bot serves. */
  readonly shard: Shard;
  readonly mentions: () => CommandMentions;
}

interface LoopOptions {
  readonly parts: Pick<DeliveryParts, 'app' | 'log'>;
  /** First pause after a failure of the store, in milliseconds. */
  readonly firstPause: number;
  /** Logged when the store fails. */
  readonly failureMessage: string;
  /**
   * Begins the deliveries that are due and returns when more will be due, in milliseconds since 1970; rejects when the
   * store fails.
   */
  readonly look: () => Promise<number | undefined>;
}

/**
 * Checks for due deliveries, one check at a time: when kicked, when more is due, and with growing pauses while the
 * store fails.
 */
export class DeliveryLoop {
  readonly #options: LoopOptions;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #lookAgain = false;
  #stopped = false;
  #failures = 0;
  #pausedUntil = 0;

  constructor(options: LoopOptions) {
    this.#options = options;
  }

  /** Checks now, or once more after the check under way. */
  readonly kick = (): void => {
    if (this.#stopped) return;
    this.#lookAgain = true;
    this.#looking ??= this.#run();
  };

  /** Stops and resolves when the check under way is finished. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  async #run(): Promise<void> {
    const { parts, firstPause, failureMessage, look } = this.#options;
    const { app, log } = parts;
    clearTimeout(this.#timer);
    let next: number | undefined;
    try {
      while (this.#lookAgain && !this.#stopped) {
        this.#lookAgain = false;
        next = await look();
      }
      this.#failures = 0;
      this.#pausedUntil = 0;
    } catch (error) {
      const now = app.now();
      // A failure before the end of a pause, as after a kick, does not make it longer; a clock may have been set back.
      const isPaused = now < this.#pausedUntil && this.#pausedUntil <= now + LONGEST_PAUSE;
      if (!isPaused) this.#pausedUntil = now + Math.ceil(backoff(firstPause, this.#failures++));
      next = this.#pausedUntil;
      log.error({ err: error, pause: next - now }, failureMessage);
    } finally {
      this.#looking = undefined;
    }
    if (next === undefined || this.#stopped) return;
    const pause = Math.min(Math.max(0, next - app.now()), LONGEST_WAIT) + MARGIN;
    this.#timer = setTimeout(this.kick, pause).unref();
  }
}

/**
 * The nonce of something to send, the same at every attempt, so that Discord does not post it twice when its first
 * answer was lost.
 */
export function nonceOf(thing: string): string {
  return createHash('sha256').update(thing).digest('hex').slice(0, 24);
}
