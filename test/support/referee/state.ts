import type { Setup } from '../../../src/games/amazonas/rules/setup.ts';
import { type Catalogue, tileOf } from './catalogue.ts';
import type { LaidTile, Spot } from './landscape.ts';

/** A meeple or camp on the table. */
export interface StandingPiece extends Spot {
  readonly seat: number;
  readonly piece: 'meeple' | 'camp';
}

/** All that the referee remembers. Everything else follows from it and is worked out whenever it is needed. */
export interface RefereeState {
  readonly setup: Setup;
  readonly catalogue: Catalogue;
  readonly phase: 'draw' | 'place' | 'double' | 'piece' | 'over';
  readonly seat: number;
  /** From 1. */
  readonly turn: number;
  /** Tiles gone from the pile. */
  readonly gone: number;
  readonly laid: readonly LaidTile[];
  readonly pieces: readonly StandingPiece[];
  /** Spaces, from 1 at the source. */
  readonly boats: readonly number[];
  readonly scores: readonly number[];
}

/** What followed from an action. */
export type Line =
  | { readonly type: 'discard'; readonly tile: string }
  | {
      readonly type: 'sail';
      readonly seat: number;
      readonly cause: 'icons' | 'no-piece' | 'no-points';
      /** Steps gained, whether or not the river had room for them. */
      readonly steps: number;
    }
  | ScoredFeature
  | ScoredRiver
  | { readonly type: 'end'; readonly scores: readonly number[]; readonly winners: readonly number[] };

/** The Amazon or the mouth, scored. */
export interface ScoredRiver {
  readonly type: 'river';
  readonly what: 'amazon' | 'mouth';
  /** Points of each rank. */
  readonly worth: readonly number[];
  readonly awards: readonly Award[];
}

/** Points of one seat for its place on the river, counted from 1. */
export interface Award {
  readonly seat: number;
  readonly rank: number;
  readonly points: number;
}

/** A feature that was scored; `seats` have the majority, `beaten` were there with fewer pieces. */
export interface ScoredFeature {
  readonly type: 'feature';
  readonly kind: string;
  readonly completed: boolean;
  readonly final: boolean;
  readonly tiles: readonly number[];
  /** Segments; more than tiles where a tile belongs to it twice. */
  readonly parts: number;
  /** A tributary that meets itself instead of ending anywhere. */
  readonly loop: boolean;
  readonly fruit: number;
  readonly animals: number;
  readonly points: number;
  readonly seats: readonly number[];
  readonly beaten: readonly number[];
  /** Meeples that came home. */
  readonly home: readonly StandingPiece[];
}

/** The tile that waits to be placed. */
export function drawnTile({ phase, setup, gone }: RefereeState): string | undefined {
  return phase === 'place' ? setup.pile[gone - 1] : undefined;
}

/** Tiles that left the game, in the order of the pile: gone, but neither laid nor waiting (A9). */
export function discardedTiles(state: RefereeState): string[] {
  const kept = state.laid.flatMap(({ id }) => (isFromPile(state, id) ? [id] : []));
  const drawn = drawnTile(state);
  if (drawn !== undefined) kept.push(drawn);
  // Tiles are laid in the order of the pile, so that a walk along both finds those left out.
  return state.setup.pile.slice(0, state.gone).filter((id) => {
    if (id !== kept[0]) return true;
    kept.shift();
    return false;
  });
}

/** Doubles that nobody has laid yet (A11), one entry a copy. */
export function doublesLeft(state: RefereeState): string[] {
  return [...state.catalogue.tiles.values()].flatMap(({ id, role, count }) => {
    if (role !== 'double') return [];
    const used = state.laid.filter((tile) => tile.id === id).length;
    return Array<string>(count - used).fill(id);
  });
}

/** Pieces that a seat has not on the table: of four meeples and two camps. */
export function supplyOf(state: RefereeState, seat: number, piece: 'meeple' | 'camp'): number {
  const all = piece === 'meeple' ? 4 : 2;
  return all - state.pieces.filter((other) => other.seat === seat && other.piece === piece).length;
}

function isFromPile({ catalogue }: RefereeState, id: string): boolean {
  const { role } = tileOf(catalogue, id);
  return role === 'land' || role === 'amazon';
}
