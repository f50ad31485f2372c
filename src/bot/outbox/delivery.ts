import { createHash } from 'node:crypto';
import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import type { App } from '../../app/app.ts';
import { type Backoff, GrowingPauses } from '../../guard/growing-pauses.ts';
import type { CommandMentions } from '../../i18n/speech.ts';
import type { Shard } from '../../store/records.ts';
import type { SharedLimits } from '../connection/requests.ts';
import type { Services } from '../handlers/services.ts';

/** The longest time between two checks, in milliseconds: timers are limited to some weeks, and the clock may be set. */
const LONGEST_WAIT = 10 * 60_000;

/** Added to every pause, in milliseconds, because timers may fire early. */
const MARGIN = 50;

/** Dependencies of every delivery. */
export interface DeliveryParts {
  readonly app: App;
  readonly services: Services;
  readonly client: Client<true>;
  readonly log: Logger;
  /** The shard whose servers the bot serves. */
  readonly shard: Shard;
  readonly mentions: () => CommandMentions;
  readonly limits: SharedLimits;
}

interface LoopOptions {
  /** Pauses after failures of the store. */
  readonly retryBackoff: Backoff;
  /** Logged when the store fails. */
  readonly failureMessage: string;
}

/**
 * Delivers what is due, one check at a time: when kicked, when more is due, and with growing pauses while the store fails. The
 * first kick starts it.
 */
export abstract class DeliveryLoop<Parts extends DeliveryParts = DeliveryParts> {
  protected readonly parts: Parts;
  readonly #failureMessage: string;
  readonly #pauses: GrowingPauses<'check'>;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isKicked = false;
  #isStopped = false;

  constructor(parts: Parts, { retryBackoff, failureMessage }: LoopOptions) {
    this.parts = parts;
    this.#failureMessage = failureMessage;
    this.#pauses = new GrowingPauses(retryBackoff);
  }

  /**
   * Begins the deliveries that are due and returns when more will be due, in milliseconds since 1970; rejects when the store
   * fails.
   */
  protected abstract check(): Promise<number | undefined>;

  /** Resolves when the running deliveries are finished and noted. */
  protected abstract finish(): Promise<unknown>;

  /** Checks now, or once more after the running check. */
  readonly kick = (): void => {
    if (this.#isStopped) return;
    this.#isKicked = true;
    this.#running ??= this.#run();
  };

  /** Stops and resolves when the running deliveries are finished. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#running;
    await this.finish();
  }

  async #run(): Promise<void> {
    const { app, log } = this.parts;
    clearTimeout(this.#timer);
    let pause: number | undefined;
    try {
      while (this.#isKicked && !this.#isStopped) {
        this.#isKicked = false;
        const next = await this.check();
        pause = next === undefined ? undefined : Math.min(Math.max(0, next - app.now()), LONGEST_WAIT);
      }
      this.#pauses.noteSuccess('check');
    } catch (error) {
      // A failure before the end of a pause, as after a kick, does not make it longer.
      pause = this.#pauses.left('check') || this.#pauses.noteFailure('check');
      log.error({ err: error, pause: Math.round(pause) }, this.#failureMessage);
    } finally {
      this.#running = undefined;
    }
    if (pause === undefined || this.#isStopped) return;
    this.#timer = setTimeout(this.kick, pause + MARGIN).unref();
  }
}

/**
 * The nonce of a message, equal at every attempt, so that Discord does not post the message twice if its first answer was lost.
 */
export function nonceOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 24);
}
