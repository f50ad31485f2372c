import type { Colour } from '../../../core/colour.ts';
import type { TileGameView } from '../../kernel/view.ts';
import type { BroughtFeatureViews, BroughtSeatViews, BroughtViews } from './brought.ts';
import type { Options } from './options.ts';
import type { Phase } from './rejection.ts';

/** Parts of a view by the ids of their expansions; absent where a game is played without. */
export type ViewParts = Readonly<Partial<BroughtViews>>;

/** Parts of the view of a seat by the ids of their expansions; absent where a game is played without. */
export type SeatParts = Readonly<Partial<BroughtSeatViews>>;

/** Parts of the view of a feature by the ids of their expansions; absent where it has nothing of them. */
export type FeatureParts = Readonly<Partial<BroughtFeatureViews>>;

export interface SeatView {
  readonly colour: Colour;
  readonly score: number;
  /** Ordinary meeples in the supply. */
  readonly meeples: number;
  /** Other pieces in the supply, by their kinds; absent where there are none. */
  readonly special?: Readonly<Record<string, number>>;
  readonly parts: SeatParts;
}

export interface View extends TileGameView<'carcassonne', Phase> {
  readonly options: Options;
  readonly seats: readonly SeatView[];
  /** This turn is a further tile; told only where a piece can give one, else the board tells it (E37). */
  readonly isFurtherTile?: true;
  /** The piece that gives a further tile after this one, where it has been taken off the board since. */
  readonly earnedBy?: string;
  readonly parts: ViewParts;
  /** What has come of each chance beside the pile, by its name; absent without any. */
  readonly chance?: Readonly<Record<string, readonly string[]>>;
}
