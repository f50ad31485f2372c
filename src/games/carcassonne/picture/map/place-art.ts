import type { Square } from '../../../../core/tile.ts';
import { type DrawOperation, rectangle } from '../../../../drawing/draw.ts';
import { Pen } from '../../../../drawing/pen.ts';
import { along, inset } from '../../../../drawing/point.ts';
import type { Theme } from '../../../../drawing/theme.ts';
import type { GameMap } from '../../rules/game-map.ts';
import { cottageArt } from '../building-art.ts';
import { shieldsArt } from '../city-art.ts';
import { LAND_COLOURS } from '../palette.ts';
import { MAP_COLOURS } from './palette.ts';

/** A town without its name. */
export function townArt(town: Square, theme: Theme): DrawOperation[] {
  const land = LAND_COLOURS[theme];
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
  ];
}

/** A town's houses alone, in the corner of a square to choose from, which hides the rest. */
export function smallTownArt(square: Square, theme: Theme): DrawOperation[] {
  const land = LAND_COLOURS[theme];
  return [0.16, 0.3].flatMap((x, at) =>
    cottageArt(along(square, { x, y: 0.2 + at * 0.03 }, 1), { land, size: 0.19, slate: at > 0 }),
  );
}

/** The edging of a start square, in a colour that no seat has. */
export function startArt({ x, y }: Square, theme: Theme): DrawOperation[] {
  const box = inset({ x, y, width: 1, height: 1 }, 0.036);
  return [rectangle(box, { part: 'start', stroke: MAP_COLOURS[theme].start, lineWidth: 0.05, radius: 0.05 })];
}

/** The coats of arms of a square in the sea. */
export function coatSquareArt(
  { coatsOfArms, ...square }: NonNullable<GameMap['coatSquares']>[number],
  theme: Theme,
): DrawOperation[] {
  return shieldsArt(along(square, { x: 0.5, y: 0.42 }, 1), coatsOfArms, { land: LAND_COLOURS[theme], size: 0.26 });
}
