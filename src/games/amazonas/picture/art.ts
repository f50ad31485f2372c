import type { GameArt } from '../../contract/picture.ts';
import type { AmazonasTile } from '../rules/tile-set.ts';
import { ANIMALS } from './icons.ts';
import { PIECES } from './pieces.ts';
import { tileArt } from './tile-art.ts';

/** How tiles and pieces of Amazonas are drawn. */
export const art: GameArt<AmazonasTile> = { tileArt, pieces: PIECES, inks: ANIMALS };
