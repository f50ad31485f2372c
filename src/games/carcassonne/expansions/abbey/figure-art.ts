import { mirrorOutline, type PieceShapes } from '../../../../drawing/piece-art.ts';
import { pointsOf } from '../../../../drawing/point.ts';

/** Colours of what figures wear, the same for all seats. */
const GOLD = '#f2c230';
const WOOD = '#8a5a2b';
const THATCH = '#e0b057';

/** A wheel with its spokes left out, as a polygon around a middle. */
function wheel(x: number, y: number, radius: number): number[] {
  return Array.from({ length: 12 }, (_, at) => (at / 12) * 2 * Math.PI).flatMap((angle) => [
    x + radius * Math.cos(angle),
    y + radius * Math.sin(angle),
  ]);
}

/** The figures of Abbey & Mayor. */
export const ABBEY_PIECES: PieceShapes = {
  // A stout man in a robe with a golden chain of office, under a tall hat with a brim.
  mayor: {
    outline: mirrorOutline(
      pointsOf([0, -0.36, 0.14, -0.34, 0.18, -0.2, 0.32, -0.04, 0.46, 0.4, 0.44, 0.66, 0.2, 0.7, 0, 0.7]),
    ),
    parts: [
      {
        outline: pointsOf([-0.3, -0.1, -0.18, -0.14, 0, 0.2, 0.18, -0.14, 0.3, -0.1, 0.08, 0.38, -0.08, 0.38]),
        fill: GOLD,
      },
      {
        outline: pointsOf([
          -0.46, -0.32, -0.46, -0.44, -0.2, -0.46, -0.24, -0.92, 0.24, -0.92, 0.2, -0.46, 0.46, -0.44, 0.46, -0.32,
        ]),
      },
    ],
    letter: 0.24,
    reach: { x: 0.62, y: 0.98 },
  },
  // A cart with a low round cover on two wheels, and its shaft in front, all in the seat's colour.
  wagon: {
    isLow: true,
    outline: pointsOf([
      -0.8, 0.12, -0.78, -0.26, -0.66, -0.46, -0.46, -0.54, -0.12, -0.54, 0.08, -0.46, 0.2, -0.26, 0.22, 0.12,
    ]),
    parts: [
      { outline: pointsOf([-0.88, 0, 0.4, 0, 1, 0.16, 0.98, 0.28, 0.36, 0.2, -0.82, 0.2]) },
      { outline: pointsOf(wheel(-0.58, 0.3, 0.26)) },
      { outline: pointsOf(wheel(0.12, 0.3, 0.26)) },
    ],
    lines: [pointsOf([-0.5, -0.5, -0.5, -0.02]), pointsOf([-0.08, -0.5, -0.08, -0.02])],
    letter: -0.2,
    reach: { x: 1.06, y: 0.64 },
  },
  // A long low house under a thatched roof with a large gate, and a high round tower for grain beside it.
  barn: {
    isLow: true,
    outline: pointsOf([-0.9, 0.46, -0.9, 0, 0.44, 0, 0.44, 0.46]),
    parts: [
      { outline: pointsOf([0.46, 0.46, 0.46, -0.58, 0.66, -0.86, 0.86, -0.58, 0.86, 0.46]) },
      { outline: pointsOf([-1, 0.08, -0.8, -0.28, 0.36, -0.28, 0.5, 0.08]), fill: THATCH },
      { outline: pointsOf([-0.48, 0.46, -0.48, 0.16, -0.04, 0.16, -0.04, 0.46]), fill: WOOD },
    ],
    letter: -0.1,
    reach: { x: 1.06, y: 0.94 },
  },
};
