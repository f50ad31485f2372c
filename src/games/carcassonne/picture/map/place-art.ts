import type { Square } from '../../../../core/tile.ts';
import { type DrawOperation, rectangle } from '../../../../drawing/draw.ts';
import { Pen } from '../../../../drawing/pen.ts';
import { along, inset, type Point, pointsOf } from '../../../../drawing/point.ts';
import type { Theme } from '../../../../drawing/theme.ts';
import type { ChipColour } from '../../expansions/chips/chip.ts';
import type { GameMap } from '../../rules/game-map.ts';
import type { Town } from '../../rules/map-file.ts';
import { cottageArt } from '../building-art.ts';
import { shieldsArt } from '../city-art.ts';
import type { CarcassonneContext } from '../facts.ts';
import { LAND } from '../palette.ts';
import { signArt } from './chip-art.ts';
import { newRing } from './chips.ts';
import { MAP_COLOURS } from './palette.ts';
import { minLetters, nameArt } from './place-name.ts';

/** A town without its name, and on request the grape whose wine it buys. */
export function townArt(town: Town, { theme, hasGrapes }: { theme: Theme; hasGrapes: boolean }): DrawOperation[] {
  const land = LAND[theme];
  const square = new Pen(town);
  const church = new Pen(square.at(0.5, 0.38));
  const slate = { fill: land.slate, stroke: land.slateDark, lineWidth: 0.014 };
  const plaster = { fill: land.plaster, stroke: land.stoneDark, lineWidth: 0.014 };
  return [
    church.polygon([-0.3, 0.26, -0.2, 0.17, 0.2, 0.17, 0.32, 0.26, 0.2, 0.3, -0.2, 0.3], land.shade),
    church.polygon([-0.075, -0.06, 0.075, -0.06, 0.075, 0.2, -0.075, 0.2], plaster),
    church.polygon([-0.1, -0.05, 0, -0.3, 0.1, -0.05], slate),
    church.polygon([-0.1, -0.05, 0, -0.3, 0, -0.05], land.slateLight),
    square.circle([0.5, 0.41, 0.026], land.window),
    ...cottageArt(square.at(0.3, 0.47), { land, size: 0.26, slate: false }),
    ...cottageArt(square.at(0.7, 0.48), { land, size: 0.25, slate: false }),
    ...cottageArt(square.at(0.5, 0.56), { land, size: 0.2, slate: true }),
    ...(hasGrapes && town.grape ? grapeArt(square.at(0.84, 0.2), town.grape, theme) : []),
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
  const box = inset({ x, y, width: 1, height: 1 }, 0.036);
  return [rectangle(box, { part: 'start', stroke: MAP_COLOURS[theme].start, lineWidth: 0.05, radius: 0.05 })];
}

/** Berries of a bunch, in their radius. */
const BERRIES = pointsOf([-2, -1.6, 0, -1.8, 2, -1.6, -1, 0, 1, 0, 0, 1.7]);

/** A small bunch of grapes of a colour, with its sign. */
export function grapeArt(middle: Point, colour: ChipColour, theme: Theme): DrawOperation[] {
  const [land, colours] = [LAND[theme], MAP_COLOURS[theme]];
  const pen = new Pen(middle);
  const berries = new Pen(middle, 0.048);
  const skin = { fill: colours[colour], stroke: colours.chipRim, lineWidth: 0.012 };
  return [
    pen.line([0, -0.08, 0.02, -0.16], colours.hull, 0.025),
    pen.polygon([0.02, -0.12, 0.1, -0.17, 0.13, -0.1, 0.06, -0.07], land.bush),
    ...BERRIES.map(({ x, y }) => berries.circle([x, y, 1], skin)),
    ...signArt(pen.at(0, -0.02), colour, { size: 0.13, fill: colours.chipInk, rim: colours.chipRim }),
  ];
}

/** The coats of arms of a square on an island. */
export function coatSquareArt(
  { coatsOfArms, ...square }: NonNullable<GameMap['coatSquares']>[number],
  theme: Theme,
): DrawOperation[] {
  return shieldsArt(along(square, { x: 0.5, y: 0.42 }, 1), coatsOfArms, { land: LAND[theme], size: 0.26 });
}

/** Meeples side by side on the Isle of Man, and the size of each. */
const MEEPLES = { beside: 3, each: 0.3, size: 0.3 };

/** The meeples that stand on the Isle of Man: one of each seat, with its number where it has more and that can be read. */
export function isleArt({ isleOfMan }: GameMap, { scene, layout, theme }: CarcassonneContext): DrawOperation[] {
  if (!isleOfMan) return [];
  const { name: fill, halo } = MAP_COLOURS[theme];
  const pen = new Pen(isleOfMan);
  const look = { part: 'isle', fill, halo };
  const standing = scene.facts.view.seats.flatMap(({ parts: { isle = 0 } }, seat) =>
    isle > 0 ? [{ seat, isle }] : [],
  );
  const columns = Math.min(MEEPLES.beside, standing.length);
  return standing.flatMap(({ seat, isle }, index): DrawOperation[] => {
    const step = (index % MEEPLES.beside) - (columns - 1) / 2;
    const top = standing.length > MEEPLES.beside ? 0.22 : 0.4;
    const middle = pen.at(0.5 + step * 0.42, top + Math.floor(index / MEEPLES.beside) * 0.38);
    const { colour } = scene.seats[seat]!;
    return [
      { kind: 'piece', part: 'isle', piece: 'meeple', colour, plain: true, size: MEEPLES.size, ...middle },
      ...(scene.facts.islander === seat ? newRing(middle, MEEPLES.size * 0.62, theme) : []),
      ...(isle > 1 && minLetters(layout) === undefined
        ? nameArt(along(middle, { x: 0.12, y: 0.12 }, 1), String(isle), { ...look, size: 0.2 })
        : []),
    ];
  });
}
