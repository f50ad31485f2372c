import type { Square } from '../../core/tile.ts';
import type { FeatureKind, Phase, PieceKind, SegmentPlace, View } from '../../games/amazonas/rules/index.ts';
import type { LegalSquare, PlacedTile, ScoredFeature, SquareArea } from '../request.ts';

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
  /** A tile that is not laid yet, with the squares that it would cover. */
  readonly ghost?: PlacedTile & { readonly squares: readonly Square[] };
  /** Where the river goes on, the foremost column for land tiles (A3), and the number of its spaces (A18). */
  readonly river: View['river'];
  /** Points at the mouth by rank, when the game is over (A28). */
  readonly mouth?: readonly number[];
  readonly seats: readonly SceneSeat[];
  readonly pile: Pick<View['pile'], 'land' | 'amazon'>;
  /** The tile to place. */
  readonly drawn?: string;
  readonly doubles: View['doubles'];
}

/** A tile on the board; `squares` lists what it covers, its anchor (x, y) first, `seat` is missing for the start tile. */
export type SceneTile = View['tiles'][number] & {
  /** Laid in the last turn: the number of its laying within that turn, from 1. */
  readonly last?: number;
  /** Laid since the viewer's own last turn. */
  readonly unseen: boolean;
};

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
export interface SceneTint extends ScoredFeature {
  readonly why: 'scored' | 'owned';
  readonly kind: FeatureKind;
}

/** A seat as the panel shows it; `space` is that of its boat, from 1 at the source. */
export type SceneSeat = View['seats'][number] & {
  readonly name: string;
  /** Points gained in the last turn. */
  readonly gained: number;
  /** Rank of its boat by occupied space, from 1 (A25). */
  readonly rank: number;
  readonly toMove: boolean;
  /** Has the highest score of a game that is over. */
  readonly winner: boolean;
};

/** The tiles that the panel shows large: the drawn one, or the doubles to choose from (A11). */
export function shownTiles({ drawn, phase, doubles }: Pick<BoardScene, 'drawn' | 'phase' | 'doubles'>): string[] {
  if (drawn) return [drawn];
  return phase === 'double' ? doubles.filter(({ left }) => left).map(({ tile }) => tile) : [];
}
