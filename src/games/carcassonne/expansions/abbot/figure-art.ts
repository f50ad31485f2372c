import { mirrorOutline, type PieceShapes } from '../../../../drawing/piece-art.ts';
import { pointsOf } from '../../../../drawing/point.ts';
import { SIGN_HALO } from '../../../../drawing/seat-sign.ts';
import { GOLD_COLOUR } from '../../picture/gold.ts';

export const ABBOT_PIECES: PieceShapes = {
  // A robe that widens to the ground, a high white mitre with a cross, and a golden crook.
  abbot: {
    outline: mirrorOutline(pointsOf([0, -0.3, 0.16, -0.22, 0.18, -0.06, 0.3, 0.06, 0.52, 0.6, 0, 0.6])),
    parts: [
      {
        outline: pointsOf([
          0.5, 0.6, 0.5, -0.34, 0.42, -0.4, 0.4, -0.54, 0.48, -0.68, 0.62, -0.7, 0.74, -0.58, 0.74, -0.38, 0.63, -0.36,
          0.63, -0.52, 0.58, -0.57, 0.52, -0.52, 0.53, -0.44, 0.61, -0.36, 0.61, 0.6,
        ]),
        fill: GOLD_COLOUR,
      },
      { outline: mirrorOutline(pointsOf([0, -0.9, 0.22, -0.66, 0.28, -0.44, 0.2, -0.18, 0, -0.18])), fill: SIGN_HALO },
    ],
    lines: [pointsOf([0, -0.8, 0, -0.24]), pointsOf([-0.17, -0.5, 0.17, -0.5])],
    letter: 0.26,
    reach: { x: 0.84, y: 1 },
  },
};
