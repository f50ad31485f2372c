import type { GameArt } from '../../contract/picture.ts';
import { PIECES } from '../expansions/art.ts';
import type { CarcassonneTile } from '../rules/tile.ts';
import { tileArt } from './tile-art.ts';

/** Art of Carcassonne's tiles and pieces. */
export const art: GameArt<CarcassonneTile> = { tileArt, pieces: PIECES };
