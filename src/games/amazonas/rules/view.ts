import type { Square } from '../../../core/tile.ts';
import type { PlacedPiece } from '../../contract/view.ts';
import { segmentPlace } from '../../kernel/features.ts';
import { supplyCount } from '../../kernel/state.ts';
import { commonView, countCopies, type TileGameView } from '../../kernel/view.ts';
import { CAMP, MEEPLE, PIECE_KINDS, type PieceKind } from './event.ts';
import type { Phase } from './rejection.ts';
import type { Colour } from './setup.ts';
import { frontColumn, type State } from './state.ts';

/** A piece on the board. */
export interface PieceView extends PlacedPiece {
  readonly piece: PieceKind;
}

export interface SeatView {
  readonly colour: Colour;
  readonly score: number;
  /** Pieces in the supply. */
  readonly meeples: number;
  readonly camps: number;
  /** Space of the boat, from 1 at the source. */
  readonly space: number;
}

/** The tiles left in the pile, which everybody can count, without their order. */
export interface PileView {
  readonly land: number;
  readonly amazon: number;
  /** Number of copies left of each tile, by id, in the order of the tile set; tiles without copies are left out. */
  readonly tiles: Readonly<Record<string, number>>;
}

export interface View extends TileGameView<'amazonas', Phase> {
  readonly seats: readonly SeatView[];
  readonly pieces: readonly PieceView[];
  /** Square where the river goes on, foremost column for land tiles (A3), spaces so far (A18). */
  readonly river: { readonly next: Square; readonly front: number; readonly spaces: number };
  readonly pile: PileView;
  /** The doubles; `left` is true while a double is face up (A11). */
  readonly doubles: readonly { readonly tile: string; readonly left: boolean }[];
}

/** Returns the view of a game; only the order of the pile is hidden. */
export function viewOf(state: State): View {
  const { board } = state;
  return {
    ruleSet: 'amazonas',
    ...commonView(state),
    seats: state.setup.colours.map((colour, seat) => ({
      colour,
      score: state.scores[seat]!,
      meeples: supplyCount(state, MEEPLE, seat),
      camps: supplyCount(state, CAMP, seat),
      space: state.boats[seat]!,
    })),
    pieces: state.pieces.map(({ seat, kind = MEEPLE, segment }) => ({
      seat,
      piece: PIECE_KINDS[kind]!,
      ...segmentPlace(board, segment),
    })),
    river: { next: { x: state.riverX, y: state.riverY }, front: frontColumn(state), spaces: state.spaces },
    pile: pileView(state),
    doubles: doublesView(state),
  };
}

/** Returns the rank of a seat's boat by occupied space, from 1 (A25). */
export function boatRank(seats: View['seats'], seat: number): number {
  const { space } = seats[seat]!;
  return 1 + new Set(seats.map((other) => other.space).filter((other) => other > space)).size;
}

function pileView(state: State): PileView {
  const { drawn, pile, set } = state;
  const tiles = countCopies(set, pile.slice(drawn));
  const total = (role: string) =>
    pile.slice(drawn).reduce((sum, tile) => sum + (set.tiles[tile]!.role === role ? 1 : 0), 0);
  return { land: total('land'), amazon: total('amazon'), tiles };
}

function doublesView(state: State): { tile: string; left: boolean }[] {
  const left = [...state.doubles];
  return state.set.doubles.map((tile) => {
    const index = left.indexOf(tile);
    if (index >= 0) left.splice(index, 1);
    return { tile: state.set.tiles[tile]!.id, left: index >= 0 };
  });
}
