import type { Square } from '../../../../core/tile.ts';
import { circle, type DrawOperation, polygon, polyline, rectangle } from '../../../../drawing/draw.ts';
import { along, type Point, pointsOf } from '../../../../drawing/point.ts';
import type { Theme } from '../../../../drawing/theme.ts';
import type { ChipColour } from '../../rules/chip.ts';
import type { Town } from '../../rules/map-file.ts';
import { cottageArt } from '../cottage-art.ts';
import { LAND } from '../palette.ts';
import { signArt } from './chip-art.ts';
import { MAP_COLOURS } from './palette.ts';

/** A town without its name, and on request the grape whose wine it buys. */
export function townArt(town: Town, { theme, hasGrapes }: { theme: Theme; hasGrapes: boolean }): DrawOperation[] {
  const land = LAND[theme];
  const at = (x: number, y: number) => along(town, { x, y }, 1);
  const church = (coordinates: readonly number[]) => pointsOf(coordinates).map(({ x, y }) => at(0.5 + x, 0.38 + y));
  const rim = { stroke: land.stoneDark, lineWidth: 0.014 };
  return [
    polygon(church([-0.3, 0.26, -0.2, 0.17, 0.2, 0.17, 0.32, 0.26, 0.2, 0.3, -0.2, 0.3]), land.shade),
    polygon(church([-0.075, -0.06, 0.075, -0.06, 0.075, 0.2, -0.075, 0.2]), { fill: land.plaster, ...rim }),
    polygon(church([-0.1, -0.05, 0, -0.3, 0.1, -0.05]), { fill: land.slate, stroke: land.slateDark, lineWidth: 0.014 }),
    polygon(church([-0.1, -0.05, 0, -0.3, 0, -0.05]), land.slateLight),
    circle(at(0.5, 0.41), 0.026, land.window),
    ...cottageArt(at(0.3, 0.47), { land, size: 0.26, slate: false }),
    ...cottageArt(at(0.7, 0.48), { land, size: 0.25, slate: false }),
    ...cottageArt(at(0.5, 0.56), { land, size: 0.2, slate: true }),
    ...(hasGrapes && town.grape ? grapeArt(at(0.84, 0.2), town.grape, theme) : []),
  ];
}

/** A town's houses alone, in the corner of a square to choose from, which hides the rest. */
export function smallTownArt(square: Square, theme: Theme): DrawOperation[] {
  const land = LAND[theme];
  return [0.16, 0.3].flatMap((x, at) =>
    cottageArt(along(square, { x, y: 0.2 + at * 0.03 }, 1), { land, size: 0.19, slate: at > 0 }),
  );
}

/** The edging of a start square, in a colour that no seat has. */
export function startArt({ x, y }: Square, theme: Theme): DrawOperation[] {
  const edge = 0.036;
  const box = { x: x + edge, y: y + edge, width: 1 - 2 * edge, height: 1 - 2 * edge };
  return [rectangle(box, { part: 'start', stroke: MAP_COLOURS[theme].start, lineWidth: 0.05, radius: 0.05 })];
}

/** Berries of a bunch, in their radius. */
const BERRIES = pointsOf([-2, -1.6, 0, -1.8, 2, -1.6, -1, 0, 1, 0, 0, 1.7]);

/** Name of the sign for grapes of a colour. */
export function grapesSign(colour: ChipColour): `grapes-${ChipColour}` {
  return `grapes-${colour}`;
}

/** A small bunch of grapes of a colour, with its sign. */
export function grapeArt({ x, y }: Point, colour: ChipColour, theme: Theme): DrawOperation[] {
  const [land, colours] = [LAND[theme], MAP_COLOURS[theme]];
  const radius = 0.048;
  return [
    polyline(
      [
        { x, y: y - 0.08 },
        { x: x + 0.02, y: y - 0.16 },
      ],
      colours.hull,
      0.025,
    ),
    polygon(
      pointsOf([0.02, -0.12, 0.1, -0.17, 0.13, -0.1, 0.06, -0.07]).map((one) => along({ x, y }, one, 1)),
      land.bush,
    ),
    ...BERRIES.map((berry) =>
      circle(along({ x, y }, berry, radius), radius, {
        fill: colours[colour],
        stroke: colours.chipRim,
        lineWidth: 0.012,
      }),
    ),
    ...signArt({ x, y: y - 0.02 }, colour, { size: 0.13, fill: colours.chipInk, rim: colours.chipRim }),
  ];
}
