import { HALF_BODY, MEEPLE_OUTLINE, mirrored, type PieceShapes } from '../../../drawing/piece-art.ts';
import { along, pointsOf } from '../../../drawing/point.ts';

/** How much larger a large meeple is than others. */
const LARGE = 1.3;

/** Outline of a meeple with something else for its head: half of that, from its top to the neck. */
function withHead(head: readonly number[]) {
  return mirrored([...pointsOf(head), ...HALF_BODY]);
}

/** A meeple on a chip, and the figures of expansions: each of them has an outline of its own. */
export const PIECES: PieceShapes = {
  upgraded: {
    base: {
      outline: pointsOf([
        -0.66, 0.46, -0.6, 0.34, -0.4, 0.27, 0.4, 0.27, 0.6, 0.34, 0.66, 0.46, 0.66, 0.6, 0.56, 0.7, 0.36, 0.77, -0.36,
        0.77, -0.56, 0.7, -0.66, 0.6,
      ]),
      fill: '#f2c14e',
    },
    reach: { x: 0.7, y: 0.8 },
    numberDistance: 0.9,
  },
  // A second line within the first.
  large: {
    outline: MEEPLE_OUTLINE.map((point) => along({ x: 0, y: 0 }, point, LARGE)),
    lines: [[...MEEPLE_OUTLINE, MEEPLE_OUTLINE[0]!].map((point) => along({ x: 0, y: 0.02 }, point, LARGE * 0.8))],
    reach: { x: 0.78, y: 0.75 },
    numberDistance: 0.9,
  },
  // A square cap with a brim.
  builder: { outline: withHead([0, -0.56, 0.2, -0.56, 0.2, -0.36, 0.3, -0.36, 0.3, -0.26, 0.2, -0.26, 0.18, -0.12]) },
  // A mitre.
  abbot: { outline: withHead([0, -0.68, 0.12, -0.52, 0.2, -0.34, 0.16, -0.22, 0.2, -0.16, 0.16, -0.1]) },
  // Low and long, with ears, a snout and short legs.
  pig: {
    isLow: true,
    outline: pointsOf([
      -0.6, -0.02, -0.5, -0.2, -0.2, -0.28, 0.16, -0.26, 0.24, -0.42, 0.34, -0.28, 0.46, -0.4, 0.5, -0.2, 0.62, -0.08,
      0.7, -0.06, 0.7, 0.12, 0.56, 0.16, 0.44, 0.22, 0.42, 0.42, 0.24, 0.42, 0.22, 0.26, -0.24, 0.26, -0.26, 0.42,
      -0.44, 0.42, -0.46, 0.22, -0.58, 0.14,
    ]),
    letter: -0.02,
    reach: { x: 0.78, y: 0.5 },
    numberDistance: 0.95,
  },
};
