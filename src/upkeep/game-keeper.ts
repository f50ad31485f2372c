import type { Logger } from 'pino';
import type { App } from '../app/app.ts';
import { checkClocks } from '../app/check-clocks.ts';
import { checkTimeLimits } from '../app/check-time-limits.ts';
import { expireLobbies } from '../app/lobby-expiry.ts';
import { rateEndedGames } from '../app/rate-ended.ts';

const MINUTE = 60_000;

/** A task of the keeper with its name for the log. */
export type KeeperTask = readonly [what: string, work: () => unknown];

/** Periodic work that is derived from rows of the database (docs/UPKEEP.md). */
export interface GameKeeper {
  /** Runs all tasks now; never rejects. */
  readonly check: () => Promise<void>;
  readonly stop: () => void;
}

/** Runs its tasks one after another, as a round; rounds follow each other. */
class TaskRound {
  readonly #works: readonly KeeperTask[];
  readonly #log: Logger;
  #last: Promise<void> = Promise.resolve();
  #isBusy = false;
  #isStopped = false;

  constructor(works: readonly KeeperTask[], log: Logger) {
    this.#works = works;
    this.#log = log;
  }

  /** Starts a round unless one is running. */
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

/** Tasks that one process does for the games of all servers; other tasks are done by each shard. */
export function sharedTasks(app: App): readonly KeeperTask[] {
  return [
    // First, so that all other tasks see a clock that has jumped ahead as an outage.
    ['the heartbeat', () => app.store.heartbeat.beat(app.now())],
    ['lobbies', () => expireLobbies(app)],
    ['votes and offers', () => checkTimeLimits(app)],
    ['clocks', () => checkClocks(app)],
    ['results', () => rateEndedGames(app)],
  ];
}

/**
 * Runs rounds of tasks now and every minute. Tasks read what is due from the database, so that no timer is longer than a minute
 * and a clock that jumps does nothing twice. Rounds do not wait for each other.
 */
export function startGameKeeper(all: readonly (readonly KeeperTask[])[], log: Logger): GameKeeper {
  const rounds = all.map((works) => new TaskRound(works, log));
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
