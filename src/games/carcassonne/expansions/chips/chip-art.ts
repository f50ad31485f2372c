import { caption, type DrawOperation } from '../../../../drawing/draw.ts';
import { Pen } from '../../../../drawing/pen.ts';
import { oval, type Point } from '../../../../drawing/point.ts';
import type { Theme } from '../../../../drawing/theme.ts';
import { MAP_COLOURS } from '../../picture/map/palette.ts';
import type { ChipColour } from './chip.ts';

/** The sign of each colour, so that chips can be told apart without it: triangle, ring and square on its corner. */
const SIGNS: Readonly<Record<ChipColour, readonly number[]>> = {
  orange: [0, -0.58, 0.56, 0.4, -0.56, 0.4],
  lightBlue: oval({ x: 0, y: 0 }, { width: 0.94, height: 0.94 }, 16).flatMap(({ x, y }) => [x, y]),
  purple: [0, -0.58, 0.52, 0, 0, 0.58, -0.52, 0],
};

/** The sign of a colour around a point. */
export function chipSignArt(
  at: Point,
  colour: ChipColour,
  { size, fill, rim, rimWidth = 0.12 }: { size: number; fill: string; rim: string; rimWidth?: number },
): DrawOperation[] {
  return [new Pen(at, size).polygon(SIGNS[colour], { part: 'chip', fill, stroke: rim, lineWidth: size * rimWidth })];
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
  const pen = new Pen(at, size);
  const disc = (radius: number, fill: string) => pen.circle([0, 0, radius], { part: 'chip', fill, ...rim });
  const shade = pen.circle([0.05, 0.08, 0.5], 'rgba(20, 14, 4, 0.28)');
  if (!value) {
    const fill = colour ? colours[colour] : colours.chipBack;
    const middle = { size: size * 0.3, fill, rim: colours.chipRim };
    return [
      shade,
      disc(0.5, fill),
      disc(0.34, colours.chipBack),
      ...(colour
        ? chipSignArt(at, colour, middle)
        : [new Pen(at, size * 0.19).polygon(STAR, { part: 'chip', fill: colours.chipRim })]),
    ];
  }
  const { sign, digit } = FACE[colour!];
  const face = { size: size * sign.size, fill: colours.chipInk, rim: colours.chipRim, rimWidth: 0.05 };
  const figures = { size: (size * digit.size) / String(value).length ** 0.6, fill: colours.chipInkDark };
  return [
    shade,
    disc(0.5, colours[colour!]),
    ...chipSignArt(pen.at(0, sign.drop), colour!, face),
    caption(pen.at(0, digit.drop), String(value), { part: 'chip', ...figures }),
  ];
}

/** A star of four points, the back of every chip. */
const STAR = [0, -1, 0.26, -0.26, 1, 0, 0.26, 0.26, 0, 1, -0.26, 0.26, -1, 0, -0.26, -0.26];
