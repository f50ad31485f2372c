import type { DrawOperation } from '../../../../drawing/draw.ts';
import { Pen } from '../../../../drawing/pen.ts';
import { type Point, pointsOf } from '../../../../drawing/point.ts';
import type { Theme } from '../../../../drawing/theme.ts';
import { resizeOperations, scaleToPixels } from '../../../../drawing/transform.ts';
import type { DrawSign } from '../../../contract/picture.ts';
import { type ExpansionPicture, SIGN_WIDTH } from '../../picture/context.ts';
import { MAP_COLOURS } from '../../picture/map/palette.ts';
import { LAND_COLOURS } from '../../picture/palette.ts';
import { CHIP_COLOURS, type ChipColour } from '../chips/chip.ts';
import { chipSignArt } from '../chips/chip-art.ts';

/** Name of the sign for grapes of a colour. */
function grapesSign(colour: ChipColour): `grapes-${ChipColour}` {
  return `grapes-${colour}`;
}

/** A bunch of grapes is drawn on a square, in about half of its height. */
function grapesIn(colour: ChipColour): DrawSign {
  return (at, size, theme) => scaleToPixels(grapeArt({ x: 0, y: 0.02 }, colour, theme), at, size * 2.4);
}

/** Berries of a bunch, in their radius. */
const BERRIES = pointsOf([-2, -1.6, 0, -1.8, 2, -1.6, -1, 0, 1, 0, 0, 1.7]);

/** A small bunch of grapes of a colour, with its sign. */
function grapeArt(middle: Point, colour: ChipColour, theme: Theme): DrawOperation[] {
  const [land, colours] = [LAND_COLOURS[theme], MAP_COLOURS[theme]];
  const pen = new Pen(middle);
  const berries = new Pen(middle, 0.048);
  const skin = { fill: colours[colour], stroke: colours.chipRim, lineWidth: 0.012 };
  return [
    pen.line([0, -0.08, 0.02, -0.16], colours.hull, 0.025),
    pen.polygon([0.02, -0.12, 0.1, -0.17, 0.13, -0.1, 0.06, -0.07], land.bush),
    ...BERRIES.map(({ x, y }) => berries.circle([x, y, 1], skin)),
    ...chipSignArt(pen.at(0, -0.02), colour, { size: 0.13, fill: colours.chipInk, rim: colours.chipRim }),
  ];
}

/** Pictures of the chips of France. */
export const winePicture: ExpansionPicture = {
  signs: Object.fromEntries(CHIP_COLOURS.map((colour) => [grapesSign(colour), grapesIn(colour)])),
  /** Sales of wine are not shown on a square. */
  tells(event, placed) {
    if (event.type !== 'wine-sold' || !placed) return undefined;
    const { seat, points, colour } = event;
    return { awards: [{ square: placed, points, seats: [seat], sign: grapesSign(colour) }] };
  },
  town: ({ grape, ...town }, { scene, theme }) =>
    scene.facts.view.parts.chips && grape ? grapeArt(new Pen(town).at(0.84, 0.2), grape, theme) : [],
  legend: [
    {
      sign: 'grapes',
      isThere: ({ parts }) => parts.wine !== undefined,
      art: ({ theme }) =>
        CHIP_COLOURS.flatMap((grape, at) =>
          resizeOperations(grapeArt({ x: 0, y: 0 }, grape, theme), 2.1, {
            x: SIGN_WIDTH / 2 + (at - 1) * 0.56,
            y: 0.56,
          }),
        ),
    },
  ],
};
