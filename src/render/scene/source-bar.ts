import { type DrawOperation, polyline, rectangle } from '../../drawing/draw.ts';
import { type Box, type Point, pointsOf } from '../../drawing/point.ts';
import { SIGN_EDGE, SIGN_HALO } from '../../drawing/seat-sign.ts';
import { byTheme, type Theme } from '../../drawing/theme.ts';

/** Colours of the sources of points, light and dark in turn, so that everybody can distinguish neighbours. */
const FILLS = [
  ['#e8b04a', '#f0c060', '#ffd24d'],
  ['#7a4a2b', '#8f5836', '#5c2e00'],
  ['#f0a58f', '#f2b3a0', '#ffb3a7'],
  ['#3f7d3a', '#3f7d3a', '#00591a'],
  ['#8fc1e6', '#9bcbef', '#9fd3ff'],
  ['#6d3d86', '#7d4d98', '#4b0082'],
  ['#d8d2c0', '#e2dcca', '#e4e4e4'],
  ['#4a5568', '#59657a', '#333333'],
  ['#f6e27a', '#f6e27a', '#fff3a0'],
  ['#a3324a', '#b5405a', '#8a0020'],
] as const;

export const SOURCE_COLOURS = byTheme(
  Object.fromEntries(FILLS.map((colours, index) => [String(index), colours])) as Record<string, readonly string[]>,
);

/** Directions of the stripes that distinguish sources without colours; the first two sources have none. */
const [RISING, FALLING, UPRIGHT, FLAT] = pointsOf([1, -1, 1, 1, 0, 1, 1, 0]) as [Point, Point, Point, Point];
const STRIPES: readonly (readonly Point[])[] = [
  [],
  [],
  [RISING],
  [FALLING],
  [UPRIGHT],
  [FLAT],
  [RISING, FALLING],
  [UPRIGHT, FLAT],
  [RISING, UPRIGHT],
  [FALLING, FLAT],
];

/** Distance of stripes and their width, in pixels. */
const STRIPE = { apart: 20, width: 4 };

/** Returns the text colour on the colour of a source. */
export function sourceInk(source: number): string {
  return source % 2 === 0 ? SIGN_EDGE : SIGN_HALO;
}

/** Draws a part of a bar in the colour and with the stripes of a source, given by its index. */
export function sourceArt(source: number, box: Box, theme: Theme): DrawOperation[] {
  const look = source % FILLS.length;
  const fill = SOURCE_COLOURS[theme][String(look)]!;
  const ink = look % 2 === 0 ? `${SIGN_EDGE}59` : `${SIGN_HALO}59`;
  const lines = STRIPES[look]!.flatMap((direction) => stripesOf(box, direction));
  return [
    { kind: 'clip', ...box },
    rectangle(box, { part: 'source', fill }),
    ...lines.map((line) => polyline(line, ink, STRIPE.width)),
    { kind: 'unclip' },
    rectangle(box, { part: 'source-rim', stroke: SIGN_EDGE, lineWidth: 2 }),
  ];
}

/** Returns lines of a direction across a box. */
function stripesOf({ x, y, width, height }: Box, direction: Point): Point[][] {
  if (direction === FLAT) return steps(height).map((down) => pointsOf([x, y + down, x + width, y + down]));
  const slant = direction.x === 0 ? 0 : height * direction.y;
  return steps(width + Math.abs(slant)).map((across) => {
    const from = x + across - Math.max(0, slant);
    return pointsOf([from, y, from + slant, y + height]);
  });
}

function steps(length: number): number[] {
  return Array.from(
    { length: Math.floor((length - 1) / STRIPE.apart) + 1 },
    (_, index) => STRIPE.apart * (index + 0.5),
  );
}
