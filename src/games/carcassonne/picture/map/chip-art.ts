import { caption, circle, type DrawOperation, polygon } from '../../../../drawing/draw.ts';
import { along, oval, type Point, pointsOf } from '../../../../drawing/point.ts';
import type { Theme } from '../../../../drawing/theme.ts';
import type { ChipColour } from '../../rules/chip.ts';
import { MAP_COLOURS } from './palette.ts';

/** The sign of each colour, so that chips can be told apart without it: triangle, ring and square on its corner. */
const SIGNS: Readonly<Record<ChipColour, readonly Point[]>> = {
  orange: pointsOf([0, -0.58, 0.56, 0.4, -0.56, 0.4]),
  lightBlue: oval({ x: 0, y: 0 }, { width: 0.94, height: 0.94 }, 16),
  purple: pointsOf([0, -0.58, 0.52, 0, 0, 0.58, -0.52, 0]),
};

/** The sign of a colour around a point. */
export function signArt(
  at: Point,
  colour: ChipColour,
  { size, fill, rim, rimWidth = 0.12 }: { size: number; fill: string; rim: string; rimWidth?: number },
): DrawOperation[] {
  const points = SIGNS[colour].map((point) => along(at, point, size));
  return [polygon(points, { part: 'chip', fill, stroke: rim, lineWidth: size * rimWidth })];
}

/**
 * Size of the sign on a chip's face and of the digit in it, and how far each is below the middle, in widths of the
 * chip.
 */
const FACE: Readonly<Record<ChipColour, { readonly sign: Placed; readonly digit: Placed }>> = {
  orange: { sign: { size: 0.8, drop: -0.02 }, digit: { size: 0.44, drop: 0.06 } },
  lightBlue: { sign: { size: 0.72, drop: 0 }, digit: { size: 0.54, drop: 0 } },
  purple: { sign: { size: 0.76, drop: 0 }, digit: { size: 0.46, drop: 0 } },
};

interface Placed {
  readonly size: number;
  readonly drop: number;
}

/**
 * A chip around a point, in any unit; `size` is its width. Without a value it lies face down, with a ring in its colour
 * if known.
 */
export function chipArt(
  at: Point,
  { colour, value }: { readonly colour?: ChipColour; readonly value?: number },
  { size, theme }: { size: number; theme: Theme },
): DrawOperation[] {
  const colours = MAP_COLOURS[theme];
  const rim = { stroke: colours.chipRim, lineWidth: size * 0.06 };
  const disc = (radius: number, fill: string) => circle(at, size * radius, { part: 'chip', fill, ...rim });
  const shade = circle(along(at, { x: 0.05, y: 0.08 }, size), size * 0.5, 'rgba(20, 14, 4, 0.28)');
  if (!value) {
    const middle = { size: size * 0.3, fill: colour ? colours[colour] : colours.chipBack, rim: colours.chipRim };
    return [
      shade,
      disc(0.5, colour ? colours[colour] : colours.chipBack),
      disc(0.34, colours.chipBack),
      ...(colour ? signArt(at, colour, middle) : starArt(at, size * 0.19, colours.chipRim)),
    ];
  }
  const { sign, digit } = FACE[colour!];
  const figures = String(value).length;
  const below = (drop: number) => along(at, { x: 0, y: drop }, size);
  return [
    shade,
    disc(0.5, colours[colour!]),
    ...signArt(below(sign.drop), colour!, {
      size: size * sign.size,
      fill: colours.chipInk,
      rim: colours.chipRim,
      rimWidth: 0.05,
    }),
    caption(below(digit.drop), String(value), {
      part: 'chip',
      size: (size * digit.size) / figures ** 0.6,
      fill: colours.chipInkDark,
    }),
  ];
}

/** A star of four points, the back of every chip. */
function starArt(at: Point, size: number, fill: string): DrawOperation[] {
  const points = pointsOf([0, -1, 0.26, -0.26, 1, 0, 0.26, 0.26, 0, 1, -0.26, 0.26, -1, 0, -0.26, -0.26]);
  return [
    polygon(
      points.map((point) => along(at, point, size)),
      { part: 'chip', fill },
    ),
  ];
}
