import { MEEPLE_OUTLINE, mirrored, type PieceShapes } from '../../../drawing/piece-art.ts';
import { along, pointsOf } from '../../../drawing/point.ts';
import { HALO } from '../../../drawing/seat-sign.ts';

/** How much larger a large meeple is than others. */
const LARGE = 1.4;

/** Colours of what figures wear and hold, the same for all seats. */
const GOLD = '#f2c14e';
const STEEL = '#e4dfd2';
const SNOUT = '#f7b3c2';

/** A meeple on a chip, and the figures of expansions: each of them has an outline of its own. */
export const PIECES: PieceShapes = {
  upgraded: {
    base: {
      outline: pointsOf([
        -0.66, 0.46, -0.6, 0.34, -0.4, 0.27, 0.4, 0.27, 0.6, 0.34, 0.66, 0.46, 0.66, 0.6, 0.56, 0.7, 0.36, 0.77, -0.36,
        0.77, -0.56, 0.7, -0.66, 0.6,
      ]),
      fill: GOLD,
    },
    reach: { x: 0.7, y: 0.8 },
    numberDistance: 0.9,
  },
  // A second line within the first.
  large: {
    outline: MEEPLE_OUTLINE.map((point) => along({ x: 0, y: 0 }, point, LARGE)),
    lines: [[...MEEPLE_OUTLINE, MEEPLE_OUTLINE[0]!].map((point) => along({ x: 0, y: 0.02 }, point, LARGE * 0.8))],
    reach: { x: 0.78, y: 0.8 },
    numberDistance: 0.95,
  },
  // A broad worker with a yellow hard hat and a shovel.
  builder: {
    outline: mirrored(
      pointsOf([
        0, -0.4, 0.18, -0.3, 0.18, -0.12, 0.38, -0.08, 0.44, 0, 0.44, 0.24, 0.3, 0.24, 0.36, 0.56, 0.08, 0.56, 0.06,
        0.34, 0, 0.34,
      ]),
    ),
    parts: [
      {
        outline: mirrored(pointsOf([0, -0.72, 0.14, -0.69, 0.25, -0.58, 0.28, -0.42, 0.4, -0.4, 0.4, -0.28, 0, -0.28])),
        fill: GOLD,
      },
      {
        outline: pointsOf([
          0.46, -0.5, 0.54, -0.5, 0.54, 0.14, 0.66, 0.14, 0.66, 0.42, 0.5, 0.6, 0.34, 0.42, 0.34, 0.14, 0.46, 0.14,
        ]),
        fill: STEEL,
      },
    ],
    letter: 0.06,
    reach: { x: 0.67, y: 0.74 },
    numberDistance: 0.9,
  },
  // A long robe, a high white mitre with a cross, and a golden crook.
  abbot: {
    outline: mirrored(pointsOf([0, -0.3, 0.16, -0.22, 0.16, -0.08, 0.28, -0.04, 0.34, 0.08, 0.43, 0.56, 0, 0.56])),
    parts: [
      {
        outline: pointsOf([
          0.46, 0.56, 0.46, -0.3, 0.38, -0.38, 0.36, -0.5, 0.43, -0.62, 0.55, -0.64, 0.66, -0.54, 0.66, -0.38, 0.57,
          -0.36, 0.57, -0.48, 0.52, -0.52, 0.47, -0.46, 0.49, -0.4, 0.55, -0.32, 0.55, 0.56,
        ]),
        fill: GOLD,
      },
      { outline: mirrored(pointsOf([0, -0.84, 0.2, -0.62, 0.26, -0.44, 0.2, -0.2, 0, -0.2])), fill: HALO },
    ],
    lines: [pointsOf([0, -0.74, 0, -0.24]), pointsOf([-0.16, -0.5, 0.16, -0.5])],
    letter: 0.22,
    reach: { x: 0.67, y: 0.86 },
    numberDistance: 0.9,
    drop: 0.1,
  },
  // A round body on four short legs, with an ear, a pink snout and a curly tail.
  pig: {
    isLow: true,
    outline: pointsOf([
      -0.47, -0.04, -0.41, -0.24, -0.22, -0.38, 0.06, -0.4, 0.22, -0.34, 0.26, -0.54, 0.41, -0.38, 0.52, -0.28, 0.56,
      -0.02, 0.52, 0.14, 0.41, 0.24, 0.41, 0.52, 0.24, 0.52, 0.22, 0.36, 0.17, 0.36, 0.15, 0.52, 0, 0.52, -0.02, 0.34,
      -0.11, 0.34, -0.13, 0.52, -0.28, 0.52, -0.28, 0.34, -0.32, 0.32, -0.33, 0.52, -0.48, 0.52, -0.47, 0.16,
    ]),
    parts: [
      {
        outline: pointsOf([
          -0.45, -0.08, -0.58, -0.1, -0.65, -0.22, -0.6, -0.34, -0.5, -0.32, -0.52, -0.24, -0.56, -0.2, -0.52, -0.16,
          -0.43, -0.18,
        ]),
      },
      { outline: pointsOf([0.52, -0.2, 0.71, -0.16, 0.73, 0.1, 0.52, 0.12]), fill: SNOUT },
    ],
    lines: [pointsOf([0.39, -0.2, 0.45, -0.16]), pointsOf([0.63, -0.07, 0.63, 0.03])],
    letter: -0.02,
    reach: { x: 0.74, y: 0.58 },
    numberDistance: 0.95,
  },
};
