import type { ChosenOptions } from '../../../core/options.ts';
import type { Question } from '../../../core/rules.ts';
import type { RandomGenerator } from '../../../core/shuffle.ts';
import type { Placement, Square } from '../../../core/tile.ts';
import type { EventSink } from '../../kernel/state.ts';
import type { GameEvent } from './event.ts';
import type { ExpansionLayoutFields } from './expansion-types.ts';
import type { GameMap } from './game-map.ts';
import type { Layout } from './layout.ts';
import type { ExpansionId, TileSetName } from './options.ts';
import type { Rejection } from './rejection.ts';
import type { CarcassonneTile } from './tile.ts';
import type { TileSet } from './tile-set.ts';
import type { Mark, SegmentKind } from './tile-set-file.ts';
import type { ExpansionStep, Verb } from './verb.ts';
import type { FeatureParts, SeatParts, ViewParts } from './view.ts';

/** A kind of piece that every seat has. */
export interface PieceKindOf<State> {
  /** Its name in actions, views and words. */
  readonly id: string;
  /** How many a seat has. */
  readonly count: number;
  /** Its strength in a majority (E5); a piece of strength 0 does not occupy its feature. */
  readonly strength: number;
  /** Replaces `strength` on a feature (by its root) in its current state; the piece occupies it even with strength 0 (F57). */
  strengthOn?(state: State, root: number): number;
  /** Kinds of segment on which it may stand. */
  readonly standsOn: readonly SegmentKind[];
  /**
   * Condition on the feature: unoccupied (default), occupied by a meeple of its seat (E36, E41), or none for a piece between
   * tiles, which is no meeple.
   */
  readonly needs?: 'free' | 'own' | 'nothing';
  /** Cannot be placed on a completed feature (E36). */
  readonly isUnfinishedOnly?: true;
  /** Can also be placed after another piece in the same turn (F26). */
  readonly mayFollow?: true;
  /** Gives its seat a further tile whenever the seat extends its feature with a tile (E37). */
  readonly givesTile?: true;
}

/** Kinds of segment on which pieces may stand, by kind of piece. */
export const STANDS_ON = {
  meeple: ['field', 'road', 'city', 'monastery'],
} as const satisfies Readonly<Record<string, readonly SegmentKind[]>>;

/** Worth of a road or city: points per tile and per coat of arms. */
export interface Worth {
  readonly tile: number;
  readonly coatOfArms: number;
}

/** Replaces the worth of a completed feature with a mark; the feature is worth nothing while it is open. */
export interface MarkedWorth extends Worth {
  readonly mark: Mark;
  readonly kind: SegmentKind;
}

/** A completed road or city without a `MarkedWorth`: number of its kind in the feature graph, and number of its tiles. */
export interface PlainFeature {
  readonly kind: number;
  readonly tiles: number;
}

/** Parts of a state that belong to expansions, by their ids. */
export type Parts = Readonly<Record<string, object>>;

/** The setup to which an expansion adds its parts before the first turn. */
export interface LayoutInput {
  /** Undefined on the open table. */
  readonly map: GameMap | undefined;
  /** Squares with start tiles. */
  readonly started: readonly Square[];
  /** The shuffled pile; an expansion may take tiles out of it. */
  readonly pile: string[];
  readonly random: RandomGenerator;
}

/** The part of an expansion in a layout. */
export interface LayoutPart {
  readonly fields: readonly (keyof ExpansionLayoutFields)[];
  /** Whether a layout has everything that this map needs. */
  isWhole(layout: Layout, map: GameMap | undefined): boolean;
  /** Ids of the tiles in this part. */
  tiles?(layout: Layout): readonly string[];
}

/**
 * A source of chance besides the pile: a bag from which each thing is drawn once, or a die with a limited number of rolls. Setup
 * draws all outcomes and commits to them with the pile; they stay hidden until an event of a type in `Expansion.reveals` shows
 * them.
 */
export type Chance = { readonly name: string } & (
  | { readonly kind: 'bag'; readonly things: readonly string[] }
  | { readonly kind: 'die'; readonly faces: readonly string[]; readonly rolls: number }
);

/** Input for an expansion that deals its hidden things anew. */
export interface RedealInput {
  /** Hidden tiles (by index); each expansion takes its own from the front. */
  readonly tiles: number[];
  mix<Item>(items: readonly Item[]): Item[];
}

/** Returns why its tile cannot be placed on a free square beside another tile; undefined if it can. */
export type PlacingRule = (placement: Placement) => Rejection | undefined;

/** How a feature is scored. */
export interface ScoringOptions {
  /** Part of the final scoring. */
  readonly final: boolean;
  /** Replaces the worth of the feature. */
  readonly points?: number;
}

/** Points of a seat that are still to move one of its figures on the score track; an amount is not divided (G6, G16). */
export interface TrackAmount {
  readonly seat: number;
  readonly points: number;
  /** True if it was taken from another seat's amount; nobody takes points from such an amount (G42). */
  readonly isTaken?: true;
}

/** A figure that an amount has moved: its number among those of its seat, and the space that it left. */
export interface FigureMove extends TrackAmount {
  readonly figure: number;
  readonly from: number;
}

/** The rules of an expansion. An omitted member adds nothing. */
export interface ExpansionOf<State> {
  readonly pieces?: readonly PieceKindOf<State>[];
  /** A new kind of segment. Its tiles take the place of tiles without it (E16). */
  readonly segmentKind?: SegmentKind;
  /** Rejection of pieces from elsewhere on a segment of this kind. */
  readonly segmentRejection?: Rejection;
  readonly worths?: readonly MarkedWorth[];
  /** Returns another worth for a completed feature without a `MarkedWorth`; undefined for the usual one. */
  plainWorth?(feature: PlainFeature): Worth | undefined;
  /** Returns the points of a completed or open road or city (by its root) that would be worth `points`. */
  changedPoints?(state: State, root: number, of: { readonly tiles: number; readonly points: number }): number;
  /** Marks besides those of `worths` that its functions count on features (`CompiledRules.marks`). */
  readonly marks?: readonly Mark[];
  readonly verbs?: readonly Verb<State>[];
  readonly steps?: readonly ExpansionStep<State>[];
  /** Categories of points that it appends to the score sheet. */
  readonly scoreCategories?: readonly string[];
  /** Types of its events that reveal something hidden. */
  readonly reveals?: readonly GameEvent['type'][];
  /** Returns the tile (by its index) that replaces the usual start tile on the open table; undefined to keep that. */
  startTile?(set: TileSet): number | undefined;
  /** Returns the layer of a tile in the pile; lower layers are drawn first (E9). */
  pileLayer?(tile: CarcassonneTile): number;
  /** Whether a tile stays out of the pile after these tiles were seen; it is mixed in as soon as this is false (F41). */
  waits?(tile: CarcassonneTile, seen: readonly CarcassonneTile[]): boolean;
  /** Returns the rule where a tile (by its index) can be placed, apart from its sides; undefined for no such rule. */
  placingRule?(state: State, tile: number): PlacingRule | undefined;
  /** Returns why the expansion cannot be combined with the other chosen ones, or other options (F2); undefined if it can. */
  besideRejection?(chosen: readonly ExpansionOf<State>[], options: ChosenOptions): Rejection | undefined;
  /** Performs a draw in its own way; returns false for the usual draw. */
  draw?(state: State, events: EventSink<GameEvent>): boolean;
  /**
   * For tables with automatic draws: whether a seat also draws when it could do something else instead. The first of its two
   * orders leaves the choice to the player.
   */
  readonly drawQuestion?: Question;
  /** Whether a draw that is due happens at once, even at tables without automatic draws. */
  drawsAtOnce?(state: State): boolean;
  /** Returns the tiles (by index) that a seat holds openly for its turns. */
  heldTiles?(state: State, seat: number): readonly number[];
  /** Id of a tile outside the pile that every seat has from the start. */
  readonly tileOfSeat?: string;
  /** Whether a seat has a tile that only a further turn can use. */
  hasTileAgain?(state: State, seat: number): boolean;
  /** Begins a last phase once no tile is left; returns false if the game ends at once. */
  comesBeforeEnd?(state: State, events: EventSink<GameEvent>): boolean;
  /** Lays out everything that differs between games. */
  layOut?(of: LayoutInput): Omit<Layout, 'start'>;
  /** Its part in a layout. */
  readonly laid?: LayoutPart;
  /** Sources of chance besides the pile, such as dice; the setup holds their outcomes (`nextOutcome`). */
  readonly chances?: readonly Chance[];
  /** Returns its parts of the state at the start of a game with this layout. */
  start?(of: {
    readonly map: GameMap | undefined;
    readonly layout: Layout;
    readonly seats: number;
    indexOf(tile: string): number;
  }): Parts;
  /**
   * Whether the expansion neither affects a turn in which the seat to move places its tile on a square, nor gives it a choice
   * before its piece; then a search rates the turn without performing it. By default true if the expansion has no verbs, and none
   * of `covered`, `scored`, `turnBegins` and `turnEnded`.
   */
  isQuiet?(state: State, square: Square): boolean;
  /** Returns the most points that a choice of the seat to move can bring in this turn, after its tile on a square. */
  bestChoice?(state: State, square: Square): number;
  /** Whether the seat to move may have a choice between its piece and the end of its turn. */
  choosesAfterPiece?(state: State): boolean;
  /**
   * True if no piece can be placed on a feature (by its root), even if it is unoccupied; pieces that need a meeple of their
   * seat there are allowed.
   */
  isBarred?(state: State, root: number): boolean;
  /** Returns why no piece can be placed on a tile on the board (by its index); undefined if one can. */
  tileRejection?(state: State, tile: number): Rejection | undefined;
  /** Whether the turn skips the steps between the placed tile and its scoring: no piece, and nothing instead of one. */
  skipsPieces?(state: State): boolean;
  /** Returns the name of what gives the seat to move a further tile (`ExpansionWords.givers`); undefined if nothing does. */
  givesTile?(state: State): string | undefined;
  /** Pairs of segments whose features it joins, besides those that meet at sides of tiles (`joinAnew`). */
  joints?(state: State): readonly (readonly [number, number])[];
  /** Segments whose features it has joined or parted in this turn; those that are completed are scored with those of the tile. */
  rejoined?(state: State): readonly number[];
  /** Called when the seat to move has covered a square. */
  covered?(state: State, square: Square, events: EventSink<GameEvent>): void;
  /**
   * Called after a feature (given by a segment) was scored, when completed or at the end of the game, even if unoccupied. Its
   * pieces still stand there.
   */
  scored?(state: State, segment: number, events: EventSink<GameEvent>, how: ScoringOptions): void;
  /** Number of figures of each seat on the score track, if it matters how points move them (`TRACK`). */
  readonly figures?: 1 | 2;
  /** True if something of another seat waits for a figure of this seat on a space of the score track. */
  isWatched?(state: State, seat: number, space: number): boolean;
  /** Called when an amount of points has moved a figure. */
  figureMoved?(state: State, move: FigureMove, events: EventSink<GameEvent>): void;
  /** Called when all amounts of a step have moved figures. */
  figuresMoved?(state: State, moves: readonly FigureMove[], events: EventSink<GameEvent>): void;
  /** Scores more in a turn, right after the completed features. */
  scoresMore?(state: State, events: EventSink<GameEvent>): void;
  /** Called after the scoring of a turn. */
  turnEnded?(state: State, events: EventSink<GameEvent>): void;
  /** Called before a turn of `seat` begins, while the seat of the previous turn is still to move. */
  turnBegins?(state: State, seat: number): void;
  /** Called when a turn has begun; `by` names what gave it as a further tile. */
  turnBegan?(state: State, by: string | undefined, events: EventSink<GameEvent>): void;
  /** Scores at the end of the game, after all features. */
  gameEnds?(state: State, events: EventSink<GameEvent>): void;
  /** Returns the hidden tiles (by index) outside the pile. */
  hiddenTiles?(state: State): readonly number[];
  /** Deals its hidden things anew. */
  redeal?(state: State, dealing: RedealInput): void;
  /** Returns the layout at the start of the game, with the state's hidden things in the place of its own. */
  layoutOf?(state: State, layout: Layout): Layout;
  /** Its parts of the view. */
  view?(state: State): ViewParts;
  /** Its parts of the view of a seat. */
  seatView?(state: State, seat: number): SeatParts;
  /** Its parts of the view of a feature (by its root); undefined if the feature has none. */
  featureView?(state: State, root: number): FeatureParts | undefined;
  /** Its parts of the view of a map without a game: leaves out everything that differs between games. */
  emptyView?(parts: ViewParts, map: GameMap): ViewParts;
  /** Its fields of a position in records; changes of the view must not change them (docs/RECORD.md). */
  stated?(state: State): object;
  /** Its fields of a seat in such a position. */
  statedSeat?(state: State, seat: number): object;
}

/** An expansion that players choose with an option; expansions are listed by the names of these options. */
export interface BoxExpansionOf<State> extends ExpansionOf<State> {
  /** Whether it can be chosen when a game is opened. */
  readonly isOffered: boolean;
  /** Can be chosen only in the lobby, as a command has room for 25 options. */
  readonly isLobbyOnly?: true;
  /** The box whose tiles it adds on the open table (E2, E55); absent if it adds none. */
  readonly box?: TileSetName;
  /** Also playable on a map, but without its tiles (F2). */
  readonly boxIsForTable?: true;
  /** Largest number of players on the open table; by default as without it. */
  readonly maxSeats?: number;
  /** Not playable on maps (E2). */
  readonly isTableOnly?: true;
  /** Ids of expansions with which it cannot be combined (F2). */
  readonly notWith?: readonly ExpansionId[];
}
