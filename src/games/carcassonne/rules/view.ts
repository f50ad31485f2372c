import type { Colour } from '../../../core/colour.ts';
import type { TileGameView } from '../../kernel/view.ts';
import type { ExpansionFeatureViews, ExpansionSeatViews, ExpansionViews } from './expansion-types.ts';
import type { Options } from './options.ts';
import type { Phase } from './rejection.ts';

/** Parts of a view by the ids of their expansions; absent where a game is played without. */
export type ViewParts = Readonly<Partial<ExpansionViews>>;

/** Parts of the view of a seat by the ids of their expansions; absent where a game is played without. */
export type SeatParts = Readonly<Partial<ExpansionSeatViews>>;

/** Parts of the view of a feature by the ids of their expansions; absent where it has nothing of them. */
export type FeatureParts = Readonly<Partial<ExpansionFeatureViews>>;

export interface SeatView {
  readonly colour: Colour;
  readonly score: number;
  /** Spaces of its figures on the score track, if it has two. */
  readonly figures?: readonly number[];
  /** Ordinary meeples in the supply. */
  readonly meeples: number;
  /** Other pieces in the supply, by their kinds; absent where there are none. */
  readonly special?: Readonly<Record<string, number>>;
  readonly parts: SeatParts;
}

export interface View extends TileGameView<'carcassonne', Phase> {
  readonly options: Options;
  readonly seats: readonly SeatView[];
  /** This turn is a further tile; set only if a piece can give one, as otherwise the board shows it (E37). */
  readonly isFurtherTile?: true;
  /** The piece that gives a further tile after this turn, if it has left the board already. */
  readonly earnedBy?: string;
  readonly parts: ViewParts;
  /** Revealed outcomes of each source of chance, by its name; absent without any. */
  readonly chance?: Readonly<Record<string, readonly string[]>>;
}
