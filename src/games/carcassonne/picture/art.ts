import type { GameArt } from '../../contract/picture.ts';
import { PIECES } from '../expansions/art.ts';
import type { CarcassonneTile } from '../rules/tile.ts';
import { tileArt } from './tile-art.ts';

/** How tiles and pieces of Carcassonne are drawn. */
export const art: GameArt<CarcassonneTile> = { tileArt, pieces: PIECES };
