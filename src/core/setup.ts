import type { Colour } from './colour.ts';
import type { ChosenOptions } from './options.ts';

/** How the first player is chosen: `given` = the first seat, `random` = drawn by the seed. */
export const PILE_ORDERS = ['random', 'given'] as const;
export type PileOrder = (typeof PILE_ORDERS)[number];

/** The part of a setup that all games have. Setup and log together define a game. */
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
  /** 32 hex digits from which all randomness comes; absent if pile and first player were chosen by hand. */
  readonly seed?: string | undefined;
  /** Tile ids in the order of drawing. */
  readonly pile: readonly string[];
  /** Everything else that lies on the table at the start, such as start tiles and chips, as plain JSON. Absent if there is nothing. */
  readonly layout?: unknown;
}
