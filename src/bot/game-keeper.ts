import type { Logger } from 'pino';
import type { App } from '../app/app.ts';
import { tendLobbies } from '../app/lobby-expiry.ts';
import { tendVotes } from '../app/vote.ts';

const MINUTE = 60_000;

/** Periodic work: warns of lobbies that will expire, closes those that have, decides votes that are over. */
export interface GameKeeper {
  /** Does what is due now; never rejects. */
  readonly check: () => Promise<void>;
  readonly stop: () => void;
}

/** Runs the periodic work at once and then every minute. */
export function startGameKeeper({ app, log }: { app: App; log: Logger }): GameKeeper {
  const attempt = async (what: string, work: (app: App) => Promise<void>) => {
    try {
      await work(app);
    } catch (error) {
      log.error({ err: error }, `${what} could not be looked after`);
    }
  };
  const check = async () => {
    await attempt('lobbies', tendLobbies);
    await attempt('votes', tendVotes);
  };
  const timer = setInterval(() => void check(), MINUTE).unref();
  void check();
  return { check, stop: () => clearInterval(timer) };
}
