import type { Fold, GameTypes } from '../../core/rules.ts';
import type { CommandName } from '../../i18n/speech.ts';
import type { TintedFeature } from './scene.ts';
import type { PlacedPiece } from './view.ts';

/** A game under way, as the functions of its own folder need it. */
export interface Position<G extends GameTypes = GameTypes> {
  readonly content: G['content'];
  readonly setup: G['setup'];
  readonly fold: Fold<G>;
}

/** Steps of a turn with a choice: a square for a tile, one of several tiles, a piece or none, anything else. */
export type ChoiceStep = 'square' | 'tile' | 'piece' | 'decision';

/** Something that the player to move can do now. */
export interface Choice<G extends GameTypes = GameTypes> {
  readonly step: ChoiceStep;
  /**
   * The command for it, and its options as they would be typed; a subcommand is the option `subcommand`. A choice of the
   * step `tile` has the option `tile`, whose id ends with a letter of its own after the last `-` (`choiceLetter`).
   */
  readonly verb: CommandName;
  readonly options: Readonly<Record<string, string | number>>;
  readonly action: G['action'];
  /** The piece that it places and where that will stand, so that a picture can show it; absent where it places none. */
  readonly standing?: Omit<PlacedPiece, 'seat'>;
  /** Lower ranks are preferred where a list has no room for all. */
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
  /** Whether it is complete; undefined for kinds that never are. */
  readonly completed: boolean | undefined;
}
