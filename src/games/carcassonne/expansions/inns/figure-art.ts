import { mirrorOutline, type PieceShapes } from '../../../../drawing/piece-art.ts';
import { pointsOf } from '../../../../drawing/point.ts';

export const INNS_PIECES: PieceShapes = {
  // A broad figure whose head is a plate with what it counts.
  large: {
    outline: mirrorOutline(
      pointsOf([
        0, -0.6, 0.14, -0.57, 0.24, -0.48, 0.28, -0.34, 0.26, -0.2, 0.32, -0.14, 0.52, -0.1, 0.68, 0, 0.74, 0.12, 0.71,
        0.24, 0.62, 0.28, 0.44, 0.27, 0.48, 0.42, 0.58, 0.58, 0.58, 0.68, 0.53, 0.72, 0.18, 0.72, 0.12, 0.66, 0, 0.48,
      ]),
    ),
    count: { at: { x: 0, y: -0.46 }, radius: 0.44, text: '2' },
    letter: 0.16,
    reach: { x: 0.84, y: 0.98 },
  },
};
