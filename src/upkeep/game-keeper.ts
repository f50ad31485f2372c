import type { Logger } from 'pino';
import type { App } from '../app/app.ts';
import { tendLobbies } from '../app/lobby-expiry.ts';
import { rateEnded } from '../app/rate-ended.ts';
import { tendClocks } from '../app/tend-clocks.ts';
import { tendLimits } from '../app/tend-limits.ts';

const MINUTE = 60_000;

/** Work of the keeper, with what it looks after in words. */
export type Work = readonly [what: string, work: () => unknown];

/** Periodic work: whatever has to happen and can be found by a look at the database (docs/UPKEEP.md). */
export interface GameKeeper {
  /** Does what is due now; never rejects. */
  readonly check: () => Promise<void>;
  readonly stop: () => void;
}

/** Works one after another; a round that is asked for during another one follows it. */
class Round {
  readonly #works: readonly Work[];
  readonly #log: Logger;
  #last: Promise<void> = Promise.resolve();
  #isBusy = false;
  #isStopped = false;

  constructor(works: readonly Work[], log: Logger) {
    this.#works = works;
    this.#log = log;
  }

  /** A round, unless one is under way. */
  readonly tick = (): void => {
    if (!this.#isBusy) void this.run();
  };

  readonly run = (): Promise<void> => {
    this.#last = this.#last.then(() => this.#run());
    return this.#last;
  };

  stop(): void {
    this.#isStopped = true;
  }

  async #run(): Promise<void> {
    this.#isBusy = true;
    for (const [what, work] of this.#works) {
      if (this.#isStopped) break;
      try {
        await work();
      } catch (error) {
        if (!this.#isStopped) this.#log.error({ err: error }, `${what} could not be looked after`);
      }
    }
    this.#isBusy = false;
  }
}

/** The round of what games need that no shard does by itself: one process does it for all servers. */
export function roundOfGames(app: App): readonly Work[] {
  return [
    // First, so that a clock that has jumped ahead is an outage to everything else.
    ['the heartbeat', () => app.store.heartbeat.beat(app.now())],
    ['lobbies', () => tendLobbies(app)],
    ['votes and offers', () => tendLimits(app)],
    ['clocks', () => tendClocks(app)],
    ['results', () => rateEnded(app)],
  ];
}

/**
 * Runs rounds of work at once and then every minute: what is due is read from the database, so that no timer is longer, and
 * a clock that jumps neither spins nor does anything twice. No round waits for another one.
 */
export function startGameKeeper(all: readonly (readonly Work[])[], log: Logger): GameKeeper {
  const rounds = all.map((works) => new Round(works, log));
  const check = async () => void (await Promise.all(rounds.map((round) => round.run())));
  const timer = setInterval(() => {
    for (const round of rounds) round.tick();
  }, MINUTE).unref();
  void check();
  return {
    check,
    stop() {
      clearInterval(timer);
      for (const round of rounds) round.stop();
    },
  };
}
