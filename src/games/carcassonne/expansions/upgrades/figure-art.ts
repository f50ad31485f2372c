import type { PieceShapes } from '../../../../drawing/piece-art.ts';
import { pointsOf } from '../../../../drawing/point.ts';
import { GOLD_COLOUR } from '../../picture/gold.ts';

/** A meeple on a chip. */
export const UPGRADES_PIECES: PieceShapes = {
  upgraded: {
    base: {
      outline: pointsOf([
        -0.66, 0.46, -0.6, 0.34, -0.4, 0.27, 0.4, 0.27, 0.6, 0.34, 0.66, 0.46, 0.66, 0.6, 0.56, 0.7, 0.36, 0.77, -0.36,
        0.77, -0.56, 0.7, -0.66, 0.6,
      ]),
      fill: GOLD_COLOUR,
    },
    reach: { x: 0.7, y: 0.8 },
  },
};
