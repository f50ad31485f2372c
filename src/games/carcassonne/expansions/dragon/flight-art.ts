import type { Square } from '../../../../core/tile.ts';
import { squareCorner } from '../../../../drawing/board-grid.ts';
import { caption, circle, type DrawOperation, polyline } from '../../../../drawing/draw.ts';
import type { Point } from '../../../../drawing/point.ts';
import type { CarcassonneContext } from '../../picture/context.ts';

/** Colours of a flight, which stand out from all land. */
const [LINE, EDGE] = ['#c8201c', '#ffffff'];

/** Lengths in squares: the line, the discs with the numbers of the steps, and half a cross where somebody was eaten. */
const SIZE = { line: 0.06, edge: 0.14, disc: 0.13, number: 0.2, cross: 0.17 };

/** On a phone, where squares are smaller than this many pixels, all is larger in its square, up to so many times. */
const SMALL = { square: 30, times: 1.6 };

/** How far a number is from the middle of its square, and a cross, so that neither hides the other or the dragon. */
const OFF = { number: { x: -0.3, y: 0.3 }, cross: { x: 0.28, y: 0.28 } };

/** A flight of the dragon as a line with the numbers of its steps, and crosses where it ate somebody. */
export function flightArt({ scene, layout }: CarcassonneContext): DrawOperation[] {
  const { flown } = scene.facts;
  const [first] = flown;
  if (!first) return [];
  const { tile, tileInChat } = layout;
  const scale = Math.min(SMALL.times, Math.max(1, SMALL.square / tileInChat));
  const at = (square: Square, off: Point = { x: 0, y: 0 }): Point => {
    const corner = squareCorner(layout, square);
    return { x: corner.x + (0.5 + off.x) * tile, y: corner.y + (0.5 + off.y) * tile };
  };
  const way = [at(first.from), ...flown.map(({ to }) => at(to))];
  return [
    { ...polyline(way, EDGE!, SIZE.edge * tile * scale), part: 'flight' },
    { ...polyline(way, LINE!, SIZE.line * tile * scale), part: 'flight' },
    ...flown.flatMap(({ to, hasEaten }, step) => [
      ...(hasEaten ? cross(at(to, OFF.cross), tile * scale) : []),
      ...number(at(to, OFF.number), tile * scale, step + 1),
    ]),
  ] as DrawOperation[];
}

function number(at: Point, tile: number, step: number): DrawOperation[] {
  return [
    circle(at, SIZE.disc * tile, { fill: LINE!, stroke: EDGE!, lineWidth: 0.02 * tile }),
    caption(at, `${step}`, { size: SIZE.number * tile, fill: EDGE! }),
  ];
}

function cross({ x, y }: Point, tile: number): DrawOperation[] {
  const reach = SIZE.cross * tile;
  const bars = [1, -1].map((side) => [
    { x: x - reach, y: y - side * reach },
    { x: x + reach, y: y + side * reach },
  ]);
  return [
    ...bars.map((bar) => polyline(bar, EDGE!, SIZE.edge * tile)),
    ...bars.map((bar) => polyline(bar, LINE!, SIZE.line * 1.3 * tile)),
  ];
}
