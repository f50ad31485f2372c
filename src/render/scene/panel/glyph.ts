import type { DrawOperation } from '../../draw.ts';
import type { Point } from '../../point.ts';
import type { Box } from '../board-layout.ts';
import type { Sheet } from '../sheet.ts';

/** Small signs for tiles of a kind around a point; `size` is the side of a square tile. */
export type Glyph = (colours: Pick<Sheet, 'land'>, at: Point, size: number) => DrawOperation[];

/** Land tiles. */
export const landGlyph: Glyph = ({ land }, at, size) => {
  const dot = (dx: number, dy: number): DrawOperation => ({
    kind: 'circle',
    x: at.x + size * dx,
    y: at.y + size * dy,
    radius: size * 0.17,
    fill: land.canopyLight,
  });
  return [ground({ land }, at, { wide: size, high: size }), dot(-0.2, -0.17), dot(0.2, -0.08), dot(-0.08, 0.25)];
};

/** Amazon tiles. */
export const riverGlyph: Glyph = ({ land }, at, size) => [
  ground({ land }, at, { wide: size, high: size }),
  {
    kind: 'box',
    x: at.x - size / 2,
    y: at.y - size * 0.23,
    wide: size,
    high: size * 0.46,
    radius: 0,
    fill: land.amazon,
  },
];

/** Doubles. */
export const doubleGlyph: Glyph = ({ land }, at, size) => {
  const [wide, high] = [size * 0.5, size];
  const point = (x: number, y: number) => ({ x: at.x + wide * (x - 0.5), y: at.y + high * (y - 0.5) });
  return [
    ground({ land }, at, { wide, high }),
    {
      kind: 'line',
      points: [point(0.1, 0.75), point(0.5, 0.66), point(0.5, 0.34), point(0.9, 0.25)],
      stroke: land.amazon,
      width: size * 0.2,
    },
  ];
};

function ground(
  { land }: Pick<Sheet, 'land'>,
  { x, y }: Point,
  { wide, high }: { wide: number; high: number },
): DrawOperation {
  return {
    kind: 'box',
    x: x - wide / 2,
    y: y - high / 2,
    wide,
    high,
    radius: 2,
    fill: land.jungle,
    stroke: land.shade,
    width: 2,
  };
}

/** The back of the next tile of the pile, in the middle of a box; pale when there is none. */
export function tileBack({ land, paper }: Sheet, box: Box, isLeft: boolean): DrawOperation[] {
  const size = Math.round(Math.min(box.wide, box.high) * 0.8);
  const [x, y] = [Math.round(box.x + (box.wide - size) / 2), Math.round(box.y + (box.high - size) / 2)];
  const radius = Math.round(size * 0.06);
  if (!isLeft)
    return [{ kind: 'box', part: 'panel', x, y, wide: size, high: size, radius, stroke: paper.cardRim, width: 3 }];
  const at = (dx: number, dy: number) => ({ x: x + size * dx, y: y + size * dy });
  const leaf = (turn: number): DrawOperation => {
    const points = LEAF.map((point) => {
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      return at(0.5 + point.x * cos - point.y * sin, 0.5 + point.x * sin + point.y * cos);
    });
    return {
      kind: 'polygon',
      part: 'panel',
      points,
      fill: land.canopyLight,
      stroke: land.shade,
      width: Math.max(1, size * 0.012),
    };
  };
  return [
    {
      kind: 'box',
      part: 'panel',
      x,
      y,
      wide: size,
      high: size,
      radius,
      fill: land.jungle,
      stroke: land.shade,
      width: Math.max(2, Math.round(size * 0.03)),
    },
    ...Array.from({ length: 6 }, (_, index) => leaf((index * Math.PI) / 3)),
    { kind: 'circle', part: 'panel', ...at(0.5, 0.5), radius: Math.round(size * 0.07), fill: land.straw },
  ];
}

/** A leaf that points to the right from the middle, in sides of the tile's back. */
const LEAF: readonly Point[] = [
  { x: 0.08, y: 0 },
  { x: 0.18, y: -0.09 },
  { x: 0.3, y: -0.07 },
  { x: 0.4, y: 0 },
  { x: 0.3, y: 0.07 },
  { x: 0.18, y: 0.09 },
];
