import type { Fold, GameTypes } from '../core/rules.ts';
import type { CommandName } from '../i18n/speech.ts';
import type { TintedFeature } from './scene.ts';

/** A game under way, as the functions of its own folder see it. */
export interface Position<G extends GameTypes = GameTypes> {
  readonly content: G['content'];
  readonly setup: G['setup'];
  readonly fold: Fold<G>;
}

/** Steps of a turn in which something is chosen: a square for a tile, one tile of several, a piece or nothing. */
export type ChoiceStep = 'square' | 'tile' | 'piece';

/** Something that the player to move can do now. */
export interface Choice<G extends GameTypes = GameTypes> {
  readonly step: ChoiceStep;
  /** The command that does it, and its options as they would be typed. */
  readonly verb: CommandName;
  readonly options: Readonly<Record<string, string | number>>;
  readonly action: G['action'];
  /** Where a list has no room for all, those with a lower rank are shown. */
  readonly rank?: number;
}

/** What somebody typed: a command and its options, as far as they are there. */
export interface Typed {
  readonly verb: CommandName;
  readonly options: Readonly<Record<string, string | number>>;
}

/** A feature on the board: what is joined, what it is worth, and the seats that would get the points. */
export interface Feature extends TintedFeature {
  readonly kind: string;
  /** Whether it is complete; undefined for kinds that never are. */
  readonly closed: boolean | undefined;
}
