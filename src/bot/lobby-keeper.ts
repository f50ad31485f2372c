import type { Logger } from 'pino';
import type { App } from '../app/app.ts';
import { tendLobbies } from '../app/lobby-expiry.ts';

const HOUR = 60 * 60_000;

/** Warns of lobbies that will expire and closes those that have. */
export interface LobbyKeeper {
  /** Looks after the lobbies now; never rejects. */
  readonly check: () => Promise<void>;
  readonly stop: () => void;
}

/** Looks after the lobbies at once and then every hour. */
export function startLobbyKeeper({ app, log }: { app: App; log: Logger }): LobbyKeeper {
  const check = async () => {
    try {
      await tendLobbies(app);
    } catch (error) {
      log.error({ err: error }, 'the lobbies could not be looked after');
    }
  };
  const timer = setInterval(() => void check(), HOUR).unref();
  void check();
  return { check, stop: () => clearInterval(timer) };
}
