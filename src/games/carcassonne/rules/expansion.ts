import type { Question } from '../../../core/rules.ts';
import type { RandomGenerator } from '../../../core/shuffle.ts';
import type { Placement, Square } from '../../../core/tile.ts';
import type { EventSink } from '../../kernel/state.ts';
import type { BroughtLayoutFields } from './brought.ts';
import type { GameEvent } from './event.ts';
import type { GameMap } from './game-map.ts';
import type { Layout } from './layout.ts';
import type { ExpansionId, TileSetName } from './options.ts';
import type { Rejection } from './rejection.ts';
import type { CarcassonneTile } from './tile.ts';
import type { TileSet } from './tile-set.ts';
import type { Mark, SegmentKind } from './tile-set-file.ts';
import type { BroughtStep, Verb } from './verb.ts';
import type { FeatureParts, SeatParts, ViewParts } from './view.ts';

/** A kind of piece that every seat has. */
export interface PieceKindOf<State> {
  /** Its name in actions, views and words. */
  readonly id: string;
  /** How many a seat has. */
  readonly count: number;
  /** What it counts for the majority (E5); a piece that counts nothing does not occupy its feature. */
  readonly strength: number;
  /** What it counts on a feature (by its root) as that now is, instead; also where that is 0, it occupies it (F57). */
  strengthOn?(state: State, root: number): number;
  /** Kinds of segment on which it may stand. */
  readonly standsOn: readonly SegmentKind[];
  /**
   * Whether nobody may stand on the feature yet, as by default, a meeple of its seat has to (E36, E41), or it is no
   * matter: it stands between tiles, as no meeple.
   */
  readonly needs?: 'free' | 'own' | 'nothing';
  /** It is not placed on a feature that is complete (E36). */
  readonly isUnfinishedOnly?: true;
  /** It may also be placed after another piece of the turn (F26). */
  readonly mayFollow?: true;
  /** A tile with which its seat continues its feature gives the seat a further one (E37). */
  readonly givesTile?: true;
}

/** Where kinds of piece may stand. */
export const STANDS_ON = {
  meeple: ['field', 'road', 'city', 'monastery'],
} as const satisfies Readonly<Record<string, readonly SegmentKind[]>>;

/** What a road or city is worth. */
export interface Worth {
  /** Points a tile, and a coat of arms. */
  readonly tile: number;
  readonly coatOfArms: number;
}

/** What a completed feature with a mark is worth instead of the usual; while it is open it is worth nothing. */
export interface MarkedWorth extends Worth {
  readonly mark: Mark;
  readonly kind: SegmentKind;
}

/** A completed road or city without such a mark: its kind by its number in the feature graph, and its tiles. */
export interface PlainFeature {
  readonly kind: number;
  readonly tiles: number;
}

/** Parts of a state that belong to expansions, by their ids. */
export type Parts = Readonly<Record<string, object>>;

/** What an expansion lays out before the first turn. */
export interface LayingOut {
  /** Undefined on the open table. */
  readonly map: GameMap | undefined;
  /** Squares with start tiles. */
  readonly started: readonly Square[];
  /** The shuffled pile, from which tiles are taken. */
  readonly pile: string[];
  readonly random: RandomGenerator;
}

/** What an expansion has in a layout. */
export interface LaidPart {
  readonly fields: readonly (keyof BroughtLayoutFields)[];
  /** Whether a layout has all that belongs to a map. */
  isWhole(layout: Layout, map: GameMap | undefined): boolean;
  /** Tiles among it, by their ids. */
  tiles?(layout: Layout): readonly string[];
}

/**
 * Chance beside the pile: a bag from which each thing is drawn once, or a die that is rolled at most so often. All that comes
 * of it is drawn when the game is set up and committed to with the pile; nobody sees it before it comes. The event with which
 * it comes is one of those that reveal (`Expansion.reveals`).
 */
export type Chance = { readonly name: string } & (
  | { readonly kind: 'bag'; readonly things: readonly string[] }
  | { readonly kind: 'die'; readonly faces: readonly string[]; readonly rolls: number }
);

/** With what an expansion deals anew what nobody has seen. */
export interface Redealing {
  /** Tiles by index, from whose front it takes its own. */
  readonly tiles: number[];
  mix<Item>(items: readonly Item[]): Item[];
}

/** How a feature is scored. */
export interface HowScored {
  /** At the end of the game. */
  readonly final: boolean;
  /** For other points than it is worth. */
  readonly points?: number;
}

/** What an expansion adds to a game that is played with it; where a member is left out, nothing. */
export interface ExpansionOf<State> {
  readonly pieces?: readonly PieceKindOf<State>[];
  /** A kind of segment that it brings: tiles with one take the place of those that they replace (E16). */
  readonly segmentKind?: SegmentKind;
  /** Why no other kind of piece than its own stands on such a segment. */
  readonly segmentRejection?: Rejection;
  readonly worths?: readonly MarkedWorth[];
  /** What a completed feature without a mark is worth instead of the usual; undefined for one that is worth that. */
  plainWorth?(feature: PlainFeature): Worth | undefined;
  /** What a road or city (by its root) of so many tiles is worth instead of `points`, completed or open. */
  changedPoints?(state: State, root: number, of: { readonly tiles: number; readonly points: number }): number;
  /** Marks that its functions count on features (`Play.marks`), besides those of `worths`. */
  readonly marks?: readonly Mark[];
  readonly verbs?: readonly Verb<State>[];
  readonly steps?: readonly BroughtStep<State>[];
  /** Categories of points that it adds to the score sheet, behind the others. */
  readonly scoreCategories?: readonly string[];
  /** Types of its events that show what was hidden. */
  readonly reveals?: readonly GameEvent['type'][];
  /** The tile (by its index) that lies on the open table at the start instead of the usual one; undefined if none does. */
  startTile?(set: TileSet): number | undefined;
  /** The place of a tile in the pile: those of a lower number are drawn before all others (E9). */
  pileLayer?(tile: CarcassonneTile): number;
  /** Whether a tile is not drawn yet after those that have been seen: it is mixed among the others as soon as it may be (F41). */
  waits?(tile: CarcassonneTile, seen: readonly CarcassonneTile[]): boolean;
  /**
   * Why a tile (by its index) may not lie on a free square beside another tile, whatever its sides show; undefined when it
   * may.
   */
  placingRejection?(state: State, tile: number, placement: Placement): Rejection | undefined;
  /** Why it is not played with all the others that are chosen (F2); undefined where it is. */
  besideRejection?(chosen: readonly ExpansionOf<State>[]): Rejection | undefined;
  /** Carries out a draw in its own way; returns false where tiles are drawn as ever. */
  draw?(state: State, events: EventSink<GameEvent>): boolean;
  /**
   * Whether a seat at a table that draws by itself does so also where something else can be done instead; the first of its two
   * orders leaves the choice to the player.
   */
  readonly drawQuestion?: Question;
  /** Whether a draw that is due is carried out at once, also at tables that draw by hand. */
  drawsAtOnce?(state: State): boolean;
  /** Tiles (by index) that lie before a seat for its turns, for all to see. */
  heldTiles?(state: State, seat: number): readonly number[];
  /** The id of a tile that every seat has from the start, besides those of the pile. */
  readonly tileOfSeat?: string;
  /** Whether a seat has a tile for a further turn only. */
  hasTileAgain?(state: State, seat: number): boolean;
  /** Begins what comes before the end of the game once no tile is left; returns false where nothing does. */
  comesBeforeEnd?(state: State, events: EventSink<GameEvent>): boolean;
  /** Lays out what is not the same in every game. */
  layOut?(of: LayingOut): Omit<Layout, 'start'>;
  /** What it has in a layout. */
  readonly laid?: LaidPart;
  /** Chance beside the pile, such as dice, which comes as the setup says (`nextOutcome`). */
  readonly chances?: readonly Chance[];
  /** Parts of the state at the start of a game with this layout. */
  start?(of: {
    readonly map: GameMap | undefined;
    readonly layout: Layout;
    readonly seats: number;
    indexOf(tile: string): number;
  }): Parts;
  /**
   * Whether this adds nothing to a turn in which the seat to move places its tile on a square, and leaves it no choice before
   * its piece. A search need not carry such a turn out to know what comes of it. Left out, that is so where there are no
   * verbs and nothing that follows from the board.
   */
  isQuiet?(state: State, square: Square): boolean;
  /** Most points of what the seat to move can choose in its turn once its tile is placed on a square. */
  bestChoice?(state: State, square: Square): number;
  /** Whether the seat to move may have something to choose between its piece and the scoring of its turn; else it never has. */
  choosesAfterPiece?(state: State): boolean;
  /** Whether a feature (by its root) takes no further piece, although nobody may stand there. */
  isBarred?(state: State, root: number): boolean;
  /** Why no piece may be placed on a tile on the board (by its index); undefined where one may. */
  tileRejection?(state: State, tile: number): Rejection | undefined;
  /** Whether nothing is done with the tile just placed before it is scored: no piece, and nothing that comes in its place. */
  skipsPieces?(state: State): boolean;
  /** What gives the seat to move a further tile after the one just placed (`ExpansionWords.givers`); undefined where nothing does. */
  givesTile?(state: State): string | undefined;
  /** What a square gives as soon as the seat to move has covered it. */
  covered?(state: State, square: Square, events: EventSink<GameEvent>): void;
  /**
   * What follows the scoring of a feature, completed or at the end of the game, also of one with nobody on it; given by a
   * segment. Its pieces still stand there.
   */
  scored?(state: State, segment: number, events: EventSink<GameEvent>, how: HowScored): void;
  /** What it scores in a turn besides what is completed, right after that. */
  scoresMore?(state: State, events: EventSink<GameEvent>): void;
  /** What follows the scoring of a turn. */
  turnEnded?(state: State, events: EventSink<GameEvent>): void;
  /** Before a turn of `seat` begins, while the seat of the turn before is the one to move. */
  turnBegins?(state: State, seat: number): void;
  /** Once a turn has begun: what happens then; `by` is what gives it as a further tile. */
  turnBegan?(state: State, by: string | undefined, events: EventSink<GameEvent>): void;
  /** What is scored at the very end, after all features. */
  gameEnds?(state: State, events: EventSink<GameEvent>): void;
  /** Tiles (by index) that nobody has seen, besides those of the pile. */
  hiddenTiles?(state: State): readonly number[];
  /** Deals anew what is face down. */
  redeal?(state: State, dealing: Redealing): void;
  /** The layout at the start of the game, with what is face down in the state in its place. */
  layoutOf?(state: State, layout: Layout): Layout;
  /** Its parts of the view. */
  view?(state: State): ViewParts;
  /** Its parts of the view of a seat. */
  seatView?(state: State, seat: number): SeatParts;
  /** Its parts of the view of a feature (by its root), where that has something of them. */
  featureView?(state: State, root: number): FeatureParts | undefined;
  /** Parts of the view of a board on which no game is played: what is not the same in every game is left out. */
  emptyView?(parts: ViewParts, map: GameMap): ViewParts;
  /** Its fields of a position as records prove it; they stay the same whatever the view shows (docs/RECORD.md). */
  stated?(state: State): object;
  /** The same of a seat. */
  statedSeat?(state: State, seat: number): object;
}

/** An expansion from a box of tiles, chosen by the option under whose name it is listed. */
export interface BoxExpansionOf<State> extends ExpansionOf<State> {
  /** Whether it can be chosen when a game is opened. */
  readonly isOffered: boolean;
  /** It is chosen in the lobby alone: a command has room for 25 options. */
  readonly isLobbyOnly?: true;
  /** The box whose tiles it adds on the open table (E2, E55); left out, it adds none. */
  readonly box?: TileSetName;
  /** On a map, too, it is played, but without its tiles (F2). */
  readonly boxIsForTable?: true;
  /** Most players on the open table; left out, as many as without it. */
  readonly maxSeats?: number;
  /** It is not for maps (E2). */
  readonly isTableOnly?: true;
  /** Expansions that it is not played with, by their ids (F2). */
  readonly notWith?: readonly ExpansionId[];
}
