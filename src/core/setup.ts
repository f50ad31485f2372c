import type { Colour } from './colour.ts';
import type { ChosenOptions } from './options.ts';

/** Who begins: `given` = the first seat, `random` = drawn by the seed. */
export const ORDERS = ['random', 'given'] as const;
export type Order = (typeof ORDERS)[number];

/** What the setup of every game has; together with the log a setup is the whole truth of a game. */
export interface CommonSetup {
  readonly ruleSet: string;
  readonly version: number;
  /** Hash of the content. */
  readonly tileSet: string;
  /** Absent in a game without options. */
  readonly options?: ChosenOptions | undefined;
  /** Colour of every seat, in the order of play. */
  readonly colours: readonly Colour[];
  /** Seat of the first player. */
  readonly first: number;
  /** 32 hex digits from which everything random was made; absent where that was chosen by hand. */
  readonly seed?: string | undefined;
  /** Ids of the tiles in the order in which they are drawn. */
  readonly pile: readonly string[];
}
