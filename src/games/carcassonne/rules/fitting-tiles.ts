import { tileFitting } from '../../kernel/fitting-tiles.ts';
import { legalPlacements, rejectionOf } from './legal.ts';
import type { Rejection } from './rejection.ts';
import { copyState, type State } from './state.ts';
import { tilesLeft } from './view-of.ts';

/** Which tiles left in the pile fit where. */
export const { fittingTiles, openSquares } = tileFitting<State, Rejection>({
  copyState,
  rejectionOf,
  placements: legalPlacements,
  tilesLeft,
});
