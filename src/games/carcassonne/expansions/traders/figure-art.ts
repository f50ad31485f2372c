import { mirrorOutline, type PieceShapes } from '../../../../drawing/piece-art.ts';
import { pointsOf } from '../../../../drawing/point.ts';

/** Colours of what figures wear and hold, the same for all seats. */
const HARD_HAT = '#ff9326';
const STEEL = '#e4dfd2';
const SNOUT = '#f7b3c2';

export const BUILDER_PIECES: PieceShapes = {
  // A worker with an orange hard hat that has a wide brim, and a hammer on his shoulder.
  builder: {
    outline: mirrorOutline(
      pointsOf([
        0, -0.4, 0.18, -0.3, 0.18, -0.14, 0.36, -0.1, 0.42, 0, 0.42, 0.24, 0.3, 0.26, 0.36, 0.6, 0.1, 0.6, 0.07, 0.36,
        0, 0.36,
      ]),
    ),
    parts: [
      {
        outline: pointsOf([
          0.46, 0.44, 0.62, 0.44, 0.68, -0.3, 0.92, -0.28, 0.94, -0.64, 0.36, -0.7, 0.34, -0.34, 0.52, -0.32,
        ]),
        fill: STEEL,
      },
      {
        outline: pointsOf([
          -0.6, -0.26, -0.6, -0.42, -0.4, -0.44, -0.36, -0.64, -0.2, -0.8, 0.04, -0.82, 0.2, -0.72, 0.28, -0.44, 0.36,
          -0.42, 0.36, -0.26,
        ]),
        fill: HARD_HAT,
      },
    ],
    letter: 0.1,
    reach: { x: 1.02, y: 0.92 },
  },
};

export const PIG_PIECES: PieceShapes = {
  // A long body on short legs that stand apart, two ears, a pink snout in front of the head, and a curly tail.
  pig: {
    isLow: true,
    outline: pointsOf([
      -0.62, 0, -0.56, -0.2, -0.38, -0.32, 0, -0.34, 0.22, -0.3, 0.24, -0.62, 0.42, -0.42, 0.56, -0.62, 0.62, -0.34,
      0.72, -0.16, 0.72, 0.14, 0.6, 0.26, 0.42, 0.3, 0.42, 0.56, 0.14, 0.56, 0.12, 0.3, -0.2, 0.3, -0.22, 0.56, -0.5,
      0.56, -0.5, 0.26, -0.58, 0.2,
    ]),
    parts: [
      {
        outline: pointsOf([
          -0.6, -0.04, -0.74, -0.08, -0.84, -0.22, -0.8, -0.4, -0.66, -0.44, -0.58, -0.34, -0.64, -0.24, -0.7, -0.32,
          -0.74, -0.24, -0.68, -0.16, -0.58, -0.14,
        ]),
      },
      { outline: pointsOf([0.62, -0.22, 0.96, -0.16, 0.98, 0.2, 0.62, 0.22]), fill: SNOUT },
    ],
    lines: [pointsOf([0.46, -0.2, 0.53, -0.14]), pointsOf([0.82, -0.06, 0.82, 0.1])],
    letter: -0.02,
    reach: { x: 1.08, y: 0.72 },
  },
};
