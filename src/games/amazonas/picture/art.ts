import type { PieceShape } from '../../../drawing/piece-art.ts';
import { pointsOf } from '../../../drawing/point.ts';
import type { GameArt } from '../../contract/picture.ts';
import type { PieceKind } from '../rules/event.ts';
import type { AmazonasTile } from '../rules/tile-set.ts';
import { ANIMALS } from './mark-art.ts';
import { tileArt } from './tile-art.ts';

/** Shapes of the camp (a tent with crossed poles) and the boat (a pirogue seen from the side, pointed at both ends). */
export const PIECES = {
  camp: {
    outline: pointsOf([0, -0.46, 0.54, 0.38, -0.54, 0.38]),
    lines: [pointsOf([-0.08, -0.58, 0, -0.42, 0.08, -0.58])],
    letter: 0.14,
  },
  boat: {
    outline: pointsOf([
      -0.82, -0.26, -0.5, -0.16, 0.5, -0.16, 0.82, -0.26, 0.66, 0.12, 0.42, 0.3, -0.42, 0.3, -0.66, 0.12,
    ]),
    letter: 0.03,
    reach: { x: 0.95, y: 0.4 },
  },
} satisfies Readonly<Record<Exclude<PieceKind, 'meeple'> | 'boat', PieceShape>>;

/** Drawings of the tiles and pieces of Amazonas. */
export const art: GameArt<AmazonasTile> = { tileArt, pieces: PIECES, inks: ANIMALS };
