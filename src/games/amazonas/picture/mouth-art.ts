import { cubic } from '../../../drawing/curve.ts';
import { type DrawOperation, polygon, polyline, rectangle } from '../../../drawing/draw.ts';
import { along, type Box, type Point, pointsOf } from '../../../drawing/point.ts';
import { randomOf } from '../../../drawing/random.ts';
import type { Theme } from '../../../drawing/theme.ts';
import { borderGrowth } from './border-growth.ts';
import { LAND, type LandColours } from './palette.ts';
import { plantArt } from './plant-art.ts';
import { AMAZON_WIDTH } from './water-shape.ts';

/** Where the river goes on: top left corner of the square and its side, in pixels. */
export interface RiverEnd {
  readonly corner: Point;
  readonly tile: number;
}

/** Arrows that say where the river goes on. */
export function flowArt({ corner, tile }: RiverEnd, theme: Theme): DrawOperation[] {
  const land = LAND[theme];
  return [0.2, 0.42, 0.64].map((share) => {
    const arrow = pointsOf([share, 0.34, share + 0.14, 0.5, share, 0.66]).map((point) => along(corner, point, tile));
    return { ...polyline(arrow, theme === 'contrast' ? land.amazon : land.current, tile * 0.05), part: 'mouth' };
  });
}

/** The mouth is one square wide and three high, the river's square in the middle; the sea lies to the east (A28). */
export function mouthArt({ corner, tile }: RiverEnd, theme: Theme): DrawOperation[] {
  const land = LAND[theme];
  const at = (x: number, y: number): Point => ({ x: corner.x + x * tile, y: corner.y + y * tile });
  const all: Box = { ...at(0, -1), width: tile, height: tile * 3 };
  const [low, high] = [(1 - AMAZON_WIDTH) / 2, (1 + AMAZON_WIDTH) / 2];
  // Both shores of the water, `inset` away from where it meets the land.
  const water = (inset: number): Point[] => [
    ...cubic([at(-0.1, low + inset), at(0.5, low + inset), at(0.3 + inset, -0.3), at(0.6 + inset, -1)], 16),
    at(1, -1),
    at(1, 2),
    ...cubic([at(0.6 + inset, 2), at(0.3 + inset, 1.3), at(0.5, high - inset), at(-0.1, high - inset)], 16),
  ];
  const wave = (x: number, y: number) =>
    polyline(
      cubic([at(x, y), at(x + 0.05, y - 0.05), at(x + 0.07, y + 0.05), at(x + 0.13, y)], 6),
      land.foam,
      tile * 0.018,
    );
  const strokes = [
    rectangle(all, land.jungle),
    polygon(water(-0.054), land.wetMud),
    polygon(water(-0.034), land.mud),
    polygon(water(0), land.amazonShade),
    polygon(water(0.012), land.amazon),
    polygon(water(0.065), land.amazonMiddle),
    polygon(water(0.145), land.amazonDeep),
    ...[-0.72, -0.38, 1.32, 1.7].map((y, index) => wave(0.72 + (index % 2) * 0.1, y)),
    ...(theme === 'contrast' ? [] : trees(at, tile, land)),
  ];
  return [{ kind: 'clip', ...all }, ...strokes.map((stroke) => ({ ...stroke, part: 'mouth' })), { kind: 'unclip' }];
}

/** Jungle on both shores, and the plants on the side that the river's last tile shares. */
function trees(at: (x: number, y: number) => Point, tile: number, land: LandColours): DrawOperation[] {
  const random = randomOf('mouth');
  const kinds = ['emerald', 'olive', 'palm', 'teal', 'emerald'] as const;
  const inland = [-0.82, -0.6, -0.42, -0.18, 1.12, 1.36, 1.58, 1.82].flatMap((y, row) =>
    [0.14, 0.36].map((x, column) => {
      const reach = 0.5 - Math.max(0, y < 0 ? y + 0.4 : 1.4 - y);
      const kind = kinds[(2 * row + column) % kinds.length]!;
      return { kind, radius: 0.085, spin: 0.13, x: x * (reach / 0.5) + 0.03, y: y + (random() - 0.5) * 0.08 };
    }),
  );
  const shared = borderGrowth('amazon', 'column').map(({ share, ...plant }) => ({ ...plant, x: 0, y: share }));
  return [...inland, ...shared]
    .toSorted((a, b) => a.y - b.y)
    .flatMap(({ kind, radius, spin, x, y }) => plantArt({ kind, point: at(x, y), radius: radius * tile, spin }, land));
}
