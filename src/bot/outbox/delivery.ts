import { createHash } from 'node:crypto';
import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import type { App } from '../../app/app.ts';
import { type Backoff, GrowingPauses } from '../../guard/growing-pauses.ts';
import type { CommandMentions } from '../../i18n/speech.ts';
import type { Shard } from '../../store/records.ts';
import type { Services } from '../handlers/services.ts';

/** The longest time between two looks, in milliseconds: a timer takes no more than some weeks, and a clock may be set. */
const LONGEST_WAIT = 10 * 60_000;

/** Added to every pause, in milliseconds, because timers may fire early. */
const MARGIN = 50;

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
  /** Pauses after failures of the store. */
  readonly triedAgain: Backoff;
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
  readonly #pauses: GrowingPauses<'look'>;

  constructor(options: LoopOptions) {
    this.#options = options;
    this.#pauses = new GrowingPauses(options.triedAgain);
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
    const { parts, failureMessage, look } = this.#options;
    const { app, log } = parts;
    clearTimeout(this.#timer);
    let pause: number | undefined;
    try {
      while (this.#lookAgain && !this.#stopped) {
        this.#lookAgain = false;
        const next = await look();
        pause = next === undefined ? undefined : Math.min(Math.max(0, next - app.now()), LONGEST_WAIT);
      }
      this.#pauses.noteSuccess('look');
    } catch (error) {
      // A failure before the end of a pause, as after a kick, does not make it longer.
      pause = this.#pauses.left('look') || this.#pauses.noteFailure('look');
      log.error({ err: error, pause: Math.round(pause) }, failureMessage);
    } finally {
      this.#looking = undefined;
    }
    if (pause === undefined || this.#stopped) return;
    this.#timer = setTimeout(this.kick, pause + MARGIN).unref();
  }
}

/**
 * The nonce of something to send, the same at every attempt, so that Discord does not post it twice when its first
 * answer was lost.
 */
export function nonceOf(thing: string): string {
  return createHash('sha256').update(thing).digest('hex').slice(0, 24);
}
