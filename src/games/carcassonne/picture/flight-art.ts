import type { Colour } from '../../../core/colour.ts';
import type { Square } from '../../../core/tile.ts';
import { squareCorner } from '../../../drawing/board-grid.ts';
import { caption, circle, type DrawOperation, polyline, rectangle } from '../../../drawing/draw.ts';
import { seatSignArt } from '../../../drawing/piece-art.ts';
import { distance, type Point } from '../../../drawing/point.ts';
import { SEAT_SIGNS, SIGN_EDGE, SIGN_HALO } from '../../../drawing/seat-sign.ts';
import type { CarcassonneContext, CarcassonneFacts, DrivenWay } from './context.ts';

/** Colour of a flight, which stands out from all land within a white edge. */
const LINE = '#c8201c';

/**
 * Lengths in squares: width of the line; distance of its dots from each other and from a dot on which a piece may land; radius
 * of the discs with the step numbers; half a die; half a cross on an eaten piece, the sign of its seat, and the distance of two
 * crosses.
 */
const SIZE = {
  line: 0.06,
  edge: 0.14,
  apart: 0.25,
  free: 0.45,
  disc: 0.13,
  die: 0.15,
  number: 0.2,
  cross: 0.21,
  sign: 0.3,
  beside: 0.42,
};

/** How far an arrow is from the middle of its first and last square, and how far its barbs reach back and aside, in squares. */
const ARROW = { start: 0.1, tip: 0.3, barb: 0.18 };

/** In squares smaller than `square` pixels, as on a phone, everything is enlarged, up to `times` times. */
const SMALL = { square: 30, times: 1.6 };

/** Offsets of a number, and of a cross on the dragon's square, from the middle of the square, so that none hides another. */
const OFF = { number: { x: -0.3, y: 0.3 }, cross: { x: 0.36, y: 0.3 } };

/** The lines of flights, below all pieces and figures so that they hide none; dotted where a number is thrown for them. */
export function flightLine({ layout }: CarcassonneContext, flown: CarcassonneFacts['flown']): DrawOperation[] {
  const { tile } = layout;
  const scale = scaleOf(layout);
  return flightsOf(flown).flatMap((flight) => {
    const way = [flight[0]!.from, ...flight.map(({ to }) => to)].map((square) => pointOn(layout, square));
    const line = (stroke: string, width: number) =>
      flight[0]!.number === undefined ? [polyline(way, stroke, width)] : dots(way, { fill: stroke, tile, width });
    return [
      ...line(SIGN_HALO, SIZE.edge * tile * scale).map((one) => ({ ...one, part: 'flight' })),
      ...line(LINE, SIZE.line * tile * scale).map((one) => ({ ...one, part: 'flight' })),
    ] as DrawOperation[];
  });
}

/**
 * Splits steps into flights: a new flight begins with a step of number 1, or with one that starts on another square than the
 * step before ended.
 */
function flightsOf(flown: CarcassonneFacts['flown']): CarcassonneFacts['flown'][number][][] {
  const flights: CarcassonneFacts['flown'][number][][] = [];
  for (const step of flown) {
    const before = flights.at(-1)?.at(-1);
    const goesOn = before && step.step !== 1 && step.from.x === before.to.x && step.from.y === before.to.y;
    if (goesOn) flights.at(-1)!.push(step);
    else flights.push([step]);
  }
  return flights;
}

/**
 * The numbers of the steps of the latest flight, which those of an earlier one would hide, dice for what is thrown, and crosses
 * where a dragon ate somebody.
 */
export function flightMarks({ layout, scene }: CarcassonneContext, flown: CarcassonneFacts['flown']): DrawOperation[] {
  const { tile } = layout;
  const scale = scaleOf(layout);
  const latest = flightsOf(flown).at(-1);
  return flown.flatMap((step) => {
    const { from, to, eaten, number: thrown } = step;
    const { x, y } = step === flown.at(-1) ? OFF.cross : { x: 0, y: 0 };
    const crosses = eaten.flatMap((seat, place) => {
      const beside = (place - (eaten.length - 1) / 2) * SIZE.beside;
      const middle = pointOn(layout, to, { x: (x + beside) * scale, y: y * scale });
      return eatenArt(middle, tile * scale, scene.seats[seat]!.colour);
    });
    if (thrown !== undefined)
      return [...crosses, ...die(pointOn(layout, from, sideTowards(from, to)), tile * scale, thrown)];
    if (!latest?.includes(step)) return crosses;
    return [...crosses, ...number(pointOn(layout, to, OFF.number), tile * scale, latest.indexOf(step) + 1)];
  });
}

/** An arrow in the colour of a seat, from the middle of the square that its piece comes from to the one where it stands now. */
export function driveArt({ layout, scene }: CarcassonneContext, { from, to, seat }: DrivenWay): DrawOperation[] {
  const away = { x: to.x - from.x, y: to.y - from.y };
  const length = Math.hypot(away.x, away.y);
  // A wagon that stays on its tile gets no arrow.
  if (length === 0) return [];
  const { tile } = layout;
  const scale = scaleOf(layout);
  const [along, aside] = [
    { x: away.x / length, y: away.y / length },
    { x: -away.y / length, y: away.x / length },
  ];
  const { start, tip, barb } = ARROW;
  const on = (back: number, side: number) => {
    const reach = length - tip - back * scale;
    return pointOn(layout, from, {
      x: along.x * reach + aside.x * side * scale,
      y: along.y * reach + aside.y * side * scale,
    });
  };
  const lines = [
    [pointOn(layout, from, { x: along.x * start, y: along.y * start }), on(0, 0)],
    [on(barb, barb), on(0, 0), on(barb, -barb)],
  ];
  const { fill } = SEAT_SIGNS[scene.seats[seat]!.colour];
  return [
    ...lines.map((line) => polyline(line, SIGN_EDGE, SIZE.edge * tile * scale)),
    ...lines.map((line) => polyline(line, SIGN_HALO, SIZE.edge * 0.75 * tile * scale)),
    ...lines.map((line) => polyline(line, fill, SIZE.line * tile * scale)),
  ].map((line) => ({ ...line, part: 'driven' }));
}

/** How much larger lengths are on a phone. */
export function scaleOf({ tileInChat }: CarcassonneContext['layout']): number {
  return Math.min(SMALL.times, Math.max(1, SMALL.square / tileInChat));
}

/** A point at an offset, in squares, from the middle of a square; in pixels. */
function pointOn(layout: CarcassonneContext['layout'], square: Square, off: Point = { x: 0, y: 0 }): Point {
  const corner = squareCorner(layout, square);
  return { x: corner.x + (0.5 + off.x) * layout.tile, y: corner.y + (0.5 + off.y) * layout.tile };
}

/** Dots of a width from the first point to the others; around the other points only the dot on them, as a piece may stand there. */
function dots(
  way: readonly Point[],
  { fill, tile, width }: { readonly fill: string; readonly tile: number; readonly width: number },
): DrawOperation[] {
  return way.slice(1).flatMap((to, step) => {
    const from = way[step]!;
    const count = Math.max(1, Math.round(distance(from, to) / (SIZE.apart * tile)));
    return Array.from({ length: count }, (_, dot) => {
      const share = (dot + 1) / count;
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    })
      .filter((dot, at) => at === count - 1 || [from, to].every((end) => distance(dot, end) > SIZE.free * tile))
      .map((dot) => circle(dot, width * 0.8, { fill }));
  });
}

function number(at: Point, tile: number, step: number): DrawOperation[] {
  return [
    circle(at, SIZE.disc * tile, { fill: LINE, stroke: SIGN_HALO, lineWidth: 0.02 * tile }),
    caption(at, `${step}`, { size: SIZE.number * tile, fill: SIGN_HALO }),
  ];
}

/** Vector from the middle of a square to its side or corner towards another square in line, where no piece stands. */
function sideTowards(from: Square, to: Square): Point {
  return { x: Math.sign(to.x - from.x) / 2, y: Math.sign(to.y - from.y) / 2 };
}

/** Draws the thrown number as a die, unlike the disc of a dragon's step. */
function die(at: Point, tile: number, thrown: number): DrawOperation[] {
  const half = SIZE.die * tile;
  const face = { x: at.x - half, y: at.y - half, width: 2 * half, height: 2 * half };
  return [
    rectangle(face, { radius: half / 2, fill: SIGN_HALO, stroke: SIGN_EDGE, lineWidth: 0.03 * tile }),
    caption(at, `${thrown}`, { size: SIZE.number * 1.25 * tile, fill: SIGN_EDGE, part: 'thrown' }),
  ];
}

/** The sign of a seat, crossed out: the ends of the cross are dark, as those in a colour would be lost beside a dragon. */
function eatenArt(at: Point, tile: number, colour: Colour): DrawOperation[] {
  const { x, y } = at;
  const reach = SIZE.cross * tile;
  const bars = [1, -1].map((side) => [
    { x: x - reach, y: y - side * reach },
    { x: x + reach, y: y + side * reach },
  ]);
  return [
    ...bars.map((bar) => polyline(bar, SIGN_EDGE, SIZE.edge * 1.5 * tile)),
    ...bars.map((bar) => polyline(bar, SIGN_HALO, SIZE.edge * tile)),
    ...bars.map((bar) => polyline(bar, SIGN_EDGE, SIZE.line * 1.3 * tile)),
    ...seatSignArt(colour, at, SIZE.sign * tile),
  ].map((one) => ({ ...one, part: 'eaten' }) as DrawOperation);
}
