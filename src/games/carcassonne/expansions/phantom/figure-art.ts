import { mirrorOutline, type PieceShapes } from '../../../../drawing/piece-art.ts';
import { pointsOf } from '../../../../drawing/point.ts';
import { SIGN_EDGE } from '../../../../drawing/seat-sign.ts';

const EYE = [0.06, -0.42, 0.15, -0.46, 0.23, -0.38, 0.22, -0.24, 0.13, -0.18, 0.06, -0.26];

/** A ghost through which the ground shows: a round head with two hollow eyes, raised arms, and a hem in waves. */
export const PHANTOM_PIECES: PieceShapes = {
  phantom: {
    isSeeThrough: true,
    outline: mirrorOutline(
      pointsOf([
        0, -0.7, 0.16, -0.68, 0.3, -0.58, 0.38, -0.42, 0.4, -0.2, 0.56, -0.28, 0.7, -0.24, 0.66, -0.08, 0.5, 0.08, 0.44,
        0.2, 0.5, 0.62, 0.34, 0.5, 0.18, 0.64, 0, 0.5,
      ]),
    ),
    parts: [1, -1].map((side) => ({
      outline: pointsOf(EYE).map(({ x, y }) => ({ x: side * x, y })),
      fill: SIGN_EDGE,
    })),
    letter: 0.16,
    reach: { x: 0.8, y: 0.76 },
  },
};
