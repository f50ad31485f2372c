import type { GameKeeper } from '../../src/upkeep/game-keeper.ts';
import type { Pirogue } from './pirogue.ts';
import { asking } from './test-database.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A program whose games are looked after. */
interface Kept extends Pick<Pirogue, 'databaseUrl'> {
  readonly bot: { readonly keeper: Pick<GameKeeper, 'check'> };
}

/** The program's clock in a test, which stands still unless told. */
export class TestClock {
  #now: number;

  constructor(now: number) {
    this.#now = now;
  }

  readonly now = (): number => this.#now;

  /** Jumps, as a clock that is set does, or one that nobody was there to see. */
  jump(by: number): void {
    this.#now += by;
  }

  /**
   * Lets time pass while the program runs: it looks after its games every hour, or four times a day if that takes long,
   * and is noted to have been alive in between.
   */
  async pass({ bot, databaseUrl }: Kept, duration: number, step = duration > 5 * DAY ? 6 * HOUR : HOUR): Promise<void> {
    await asking(databaseUrl, async (askIt) => {
      for (let left = duration; left > 0; left -= step) {
        this.#now += Math.min(left, step);
        await askIt(`update heartbeat set at = ${this.#now}`);
        await bot.keeper.check();
      }
    });
  }
}
