import type { Store } from '../../src/store/store.ts';

/** How a game of three who draw ahead and plan is played. */
export interface PlanningRun {
  readonly store: Store;
  readonly url: string;
  readonly command: readonly string[];
  readonly seed: string;
  /** Turns after which it ends, planned ones included. */
  readonly turns: number;
  /** How often the program is killed. */
  readonly kills: number;
}

/** What was played, and every difference between what people saw and what the model expects. */
export interface PlannedGame {
  readonly turns: number;
  readonly carriedOut: number;
  readonly dropped: number;
  /** Plans that were dropped although they were legal, as they brought less, or others more. */
  readonly spoiled: number;
  readonly takenBack: number;
  readonly kills: number;
  readonly faults: readonly string[];
}
