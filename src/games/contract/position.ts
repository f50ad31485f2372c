import type { Fold, GameTypes } from '../../core/rules.ts';
import type { Square } from '../../core/tile.ts';
import type { Point } from '../../drawing/point.ts';
import type { CommandName } from '../../i18n/speech.ts';
import type { TintedFeature } from './scene.ts';
import type { PlacedPiece } from './view.ts';

/** A game at one point of its log, with everything that the functions of the game need. */
export interface Position<G extends GameTypes = GameTypes> {
  readonly content: G['content'];
  readonly setup: G['setup'];
  readonly fold: Fold<G>;
}

/** Steps of a turn with a choice: of a square for a tile, of one of several tiles, of a piece or none, of anything else. */
export type ChoiceStep = 'square' | 'tile' | 'piece' | 'decision';

/** Something that the player to move can do now. */
export interface Choice<G extends GameTypes = GameTypes> {
  readonly step: ChoiceStep;
  /**
   * The command for the choice, and its options as typed; a subcommand is the option `subcommand`. A choice of the step
   * `tile` has the option `tile`, a tile id (its letter: `choiceLetters`).
   */
  readonly verb: CommandName;
  readonly options: Readonly<Record<string, string | number>>;
  readonly action: G['action'];
  /** The piece that the choice places, and its segment, so that a picture can show it; absent if it places none. */
  readonly standing?: Omit<PlacedPiece, 'seat'>;
  /** The piece that the choice places on a corner of its tile. */
  readonly onCorner?: Omit<PlacedPiece, 'seat'>;
  /**
   * The square that a decision is about, where its options do not say it as x and y, and the segment of its tile, if it is about one
   * or a piece there, or a point from 0 to 1 in the square, if it is about that; pages and pictures show it there.
   */
  readonly square?: Square & { readonly segment?: number; readonly at?: Point };
  /** Choices with lower ranks are kept if a list has no room for all. */
  readonly rank?: number;
}

/** A typed command with the options entered so far. */
export interface Typed {
  readonly verb: CommandName;
  readonly options: Readonly<Record<string, string | number>>;
}

/** A feature on the board: its segments, its points, and the seats that would get them. */
export interface Feature extends TintedFeature {
  readonly kind: string;
  /** True if it is complete; undefined for kinds that are never complete. */
  readonly completed: boolean | undefined;
}
