import { caption, circle, type DrawOperation, polygon } from '../../../../drawing/draw.ts';
import { along, type Point, pointsOf } from '../../../../drawing/point.ts';
import type { Theme } from '../../../../drawing/theme.ts';
import type { Chip, ChipColour } from '../../rules/chip.ts';
import { MAP_COLOURS } from './palette.ts';

/** The sign of each colour, so that chips can be told apart without it: triangle, ring and square on its corner. */
const SIGNS: Readonly<Record<ChipColour, readonly Point[]>> = {
  orange: pointsOf([0, -0.58, 0.56, 0.4, -0.56, 0.4]),
  lightBlue: Array.from({ length: 16 }, (_, at) => ({
    x: Math.cos((at * Math.PI) / 8) * 0.47,
    y: Math.sin((at * Math.PI) / 8) * 0.47,
  })),
  purple: pointsOf([0, -0.58, 0.52, 0, 0, 0.58, -0.52, 0]),
};

/** The sign of a colour around a point. */
export function signArt(
  at: Point,
  colour: ChipColour,
  { size, fill, rim }: { size: number; fill: string; rim: string },
): DrawOperation[] {
  const points = SIGNS[colour].map((point) => along(at, point, size));
  return [polygon(points, { part: 'chip', fill, stroke: rim, lineWidth: size * 0.12 })];
}

/** A chip around a point, in any unit; `size` is its width. Without a value it lies face down, with a ring in its colour if known. */
export function chipArt(
  at: Point,
  { colour, value }: Partial<Chip>,
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
  const ink = colour === 'purple' ? colours.chipInk : colours.chipInkDark;
  const sign = along(at, { x: 0, y: 0.25 }, size);
  return [
    shade,
    disc(0.5, colours[colour!]),
    circle(at, size * 0.41, { stroke: ink, lineWidth: size * 0.035 }),
    caption(along(at, { x: 0, y: -0.1 }, size), String(value), { part: 'chip', size: size * 0.5, fill: ink }),
    ...signArt(sign, colour!, { size: size * 0.22, fill: colours.chipInk, rim: colours.chipRim }),
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
