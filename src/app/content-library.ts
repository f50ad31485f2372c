import type { ChosenOptions } from '../core/options.ts';
import type { Content } from '../core/rules.ts';
import type { AnyGame } from '../games/contract/game.ts';

/** Content with the text that it was read from. */
export interface LoadedContent {
  readonly ruleSet: string;
  readonly set: Content;
  readonly json: string;
}

/** A tile set of the host that can be chosen in place of a game's own. */
export interface OfferedTileSet {
  readonly id: string;
  readonly name: string;
}

/** The content that new games can be played with. */
export interface ContentLibrary {
  /** The content of a game whose options were not changed. */
  ownContent(ruleSet: string): Content;
  /** The content that comes with a game. Examples of rules use it, whatever new games are played with. */
  shippedContent(ruleSet: string): Content;
  /** The tile sets of the host for a game. */
  tileSetsOf(ruleSet: string): readonly OfferedTileSet[];
  /**
   * The content of a new game with chosen options.
   *
   * @param tiles id of a tile set of the host; absent: the game's own
   * @returns undefined if the tile set or the board is not offered, or no longer
   */
  contentFor(game: AnyGame, options: ChosenOptions, tiles?: string): Content | undefined;
}
