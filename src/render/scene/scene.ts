import type { Colour, Degrees, FeatureKind, Phase, PieceKind, SegmentPlace, Square } from '../../engine/index.ts';
import type { LegalSquare, SquareArea } from '../request.ts';

/**
 * Everything that a picture of the board shows, as facts in squares: the one source of the drawing and of the words
 * for those who do not see it. Plain JSON, without pixels, colours or prose.
 */
export interface BoardScene {
  readonly extent: 'whole' | 'focus';
  readonly phase: Phase;
  readonly turn: number;
  /** The squares that are shown. */
  readonly area: SquareArea;
  /** Whether seats, pile and score track are shown beside the board. */
  readonly panel: boolean;
  readonly tiles: readonly SceneTile[];
  readonly pieces: readonly ScenePiece[];
  readonly tints: readonly SceneTint[];
  readonly legal: readonly LegalSquare[];
  readonly ghost?: SceneGhost;
  readonly river: SceneRiver;
  /** Points at the mouth by rank, when the game is over (A28). */
  readonly mouth?: readonly number[];
  readonly seats: readonly SceneSeat[];
  readonly pile: { readonly land: number; readonly amazon: number };
  /** The tile to place. */
  readonly drawn?: string;
  readonly doubles: readonly { readonly tile: string; readonly left: boolean }[];
}

/** A tile on the board; `squares` lists what it covers, its anchor (x, y) first. */
export interface SceneTile extends Square {
  readonly tile: string;
  readonly rotation: Degrees;
  readonly squares: readonly Square[];
  readonly turn: number;
  /** Seat that laid it; undefined for the start tile. */
  readonly seat?: number;
  /** Laid in the last turn: the number of its laying within that turn, from 1. */
  readonly last?: number;
  /** Laid since the viewer's own last turn. */
  readonly unseen: boolean;
}

/** A tile that is not laid yet, where it would come to lie. */
export interface SceneGhost extends Square {
  readonly tile: string;
  readonly rotation: Degrees;
  readonly squares: readonly Square[];
}

/** A piece on the land, with the feature that it stands on. */
export interface ScenePiece extends SegmentPlace {
  readonly seat: number;
  readonly piece: PieceKind;
  readonly kind: FeatureKind;
  /** The square of its tile that it stands on. */
  readonly square: Square;
  /** Placed in the last turn. */
  readonly last: boolean;
}

/** A feature in another colour: one that has just scored, or one shown with those who hold it. */
export interface SceneTint {
  readonly why: 'scored' | 'owned';
  readonly kind: FeatureKind;
  readonly segments: readonly SegmentPlace[];
  readonly points: number;
  readonly seats: readonly number[];
}

/** The river: where it goes on, the foremost column for land tiles (A3), and its spaces (A18). */
export interface SceneRiver {
  readonly next: Square;
  readonly front: number;
  readonly spaces: number;
}

/** A seat as the panel shows it. */
export interface SceneSeat {
  readonly colour: Colour;
  readonly name: string;
  readonly score: number;
  /** Points gained in the last turn. */
  readonly gained: number;
  readonly meeples: number;
  readonly camps: number;
  /** Space of the boat, from 1 at the source, and its rank by occupied space, from 1 (A25). */
  readonly space: number;
  readonly rank: number;
  readonly toMove: boolean;
  /** Has the highest score of a game that is over. */
  readonly winner: boolean;
}

/** The tiles that the panel shows large: the drawn one, or the doubles to choose from (A11). */
export function shownTiles({ drawn, phase, doubles }: Pick<BoardScene, 'drawn' | 'phase' | 'doubles'>): string[] {
  if (drawn) return [drawn];
  return phase === 'double' ? doubles.filter(({ left }) => left).map(({ tile }) => tile) : [];
}
