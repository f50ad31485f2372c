import { mirrorOutline, type PieceShapes } from '../../../drawing/piece-art.ts';
import { pointsOf } from '../../../drawing/point.ts';
import { HALO } from '../../../drawing/seat-sign.ts';
import type { GameArt } from '../../contract/picture.ts';
import { PHANTOM_PIECES } from '../expansions/phantom/picture.ts';
import type { CarcassonneTile } from '../rules/tile.ts';
import { tileArt } from './tile-art.ts';

/** Colours of what figures wear and hold, the same for all seats. */
const GOLD = '#f2c14e';
const HARD_HAT = '#ff9326';
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
  },
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
  // A robe that widens to the ground, a high white mitre with a cross, and a golden crook.
  abbot: {
    outline: mirrorOutline(pointsOf([0, -0.3, 0.16, -0.22, 0.18, -0.06, 0.3, 0.06, 0.52, 0.6, 0, 0.6])),
    parts: [
      {
        outline: pointsOf([
          0.5, 0.6, 0.5, -0.34, 0.42, -0.4, 0.4, -0.54, 0.48, -0.68, 0.62, -0.7, 0.74, -0.58, 0.74, -0.38, 0.63, -0.36,
          0.63, -0.52, 0.58, -0.57, 0.52, -0.52, 0.53, -0.44, 0.61, -0.36, 0.61, 0.6,
        ]),
        fill: GOLD,
      },
      { outline: mirrorOutline(pointsOf([0, -0.9, 0.22, -0.66, 0.28, -0.44, 0.2, -0.18, 0, -0.18])), fill: HALO },
    ],
    lines: [pointsOf([0, -0.8, 0, -0.24]), pointsOf([-0.17, -0.5, 0.17, -0.5])],
    letter: 0.26,
    reach: { x: 0.84, y: 1 },
  },
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
  ...PHANTOM_PIECES,
};

/** How tiles and pieces of Carcassonne are drawn. */
export const art: GameArt<CarcassonneTile> = { tileArt, pieces: PIECES };
