import type { Logger } from 'pino';
import type { App } from '../app/app.ts';
import { tendLobbies } from '../app/lobby-expiry.ts';
import { rateEnded } from '../app/rate-ended.ts';
import { closeRemoved } from '../app/removal.ts';
import { tendClocks } from '../app/tend-clocks.ts';
import { tendVotes } from '../app/vote.ts';

const MINUTE = 60_000;

/** How often the games of servers that the bot was removed from are looked at, in milliseconds. */
const DAY = 24 * 60 * MINUTE;

/**
 * Periodic work: warns of lobbies that will expire, closes those that have, decides votes that are over, reminds players,
 * fills in results.
 */
export interface GameKeeper {
  /** Does what is due now; never rejects. */
  readonly check: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * Runs the periodic work at once and then every minute: what is due is read from the database, so that no timer is longer,
 * and a clock that jumps neither spins nor does anything twice.
 */
export function startGameKeeper({ app, log }: { app: App; log: Logger }): GameKeeper {
  const attempt = async (what: string, work: (app: App) => Promise<void>) => {
    try {
      await work(app);
    } catch (error) {
      log.error({ err: error }, `${what} could not be looked after`);
    }
  };
  let daily = Number.NEGATIVE_INFINITY;
  const check = async () => {
    if (Math.abs(app.now() - daily) >= DAY) {
      daily = app.now();
      await attempt('games of left servers', closeRemoved);
    }
    await attempt('lobbies', tendLobbies);
    await attempt('votes', tendVotes);
    await attempt('clocks', tendClocks);
    await attempt('results', rateEnded);
  };
  const timer = setInterval(() => void check(), MINUTE).unref();
  void check();
  return { check, stop: () => clearInterval(timer) };
}
