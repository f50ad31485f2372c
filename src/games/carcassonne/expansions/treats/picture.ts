import type { DrawOperation } from '../../../../drawing/draw.ts';
import { Pen } from '../../../../drawing/pen.ts';
import type { Point } from '../../../../drawing/point.ts';
import type { Theme } from '../../../../drawing/theme.ts';
import { awardOf, type ExpansionPicture, SIGN_WIDTH } from '../../picture/context.ts';
import { MAP_COLOURS } from '../../picture/map/palette.ts';
import type { GameMap } from '../../rules/game-map.ts';
import type { ViewParts } from '../../rules/view.ts';
import { CHIP_COLOURS, type ChipColour, makeChip } from '../chips/chip.ts';
import { chipSignArt } from '../chips/chip-art.ts';
import { legendChip } from '../chips/picture.ts';

/** The coloured bars at the west border: on which rows the chips of a colour are laid out. */
function tracksArt({ tracks = [] }: GameMap, theme: Theme): DrawOperation[] {
  return tracks.flatMap(({ row, colour }) => trackArt({ x: -0.875, y: row + 0.5 }, colour, theme));
}

/** The bar of a row around a point. */
function trackArt(at: Point, colour: ChipColour, theme: Theme): DrawOperation[] {
  const { chipRim, chipInk, [colour]: fill } = MAP_COLOURS[theme];
  const look = { part: 'track-bar', fill, stroke: chipRim, lineWidth: 0.02, radius: 0.05 };
  const sign = { size: 0.15, fill: chipInk, rim: chipRim };
  return [new Pen(at).box([-0.085, -0.47, 0.17, 0.94], look), ...chipSignArt(at, colour, sign)];
}

const hasTreats = ({ parts }: { readonly parts: ViewParts }) => parts.treats !== undefined;

/** Pictures of the chips of Ibérica. */
export const treatsPicture: ExpansionPicture = {
  tells(event) {
    if (event.type === 'treat-laid') return { laid: { x: event.x, y: event.y } };
    if (event.type !== 'treat-taken') return undefined;
    return { awards: [{ ...awardOf(event, event.points), sign: makeChip(event.chip) }] };
  },
  beyond: (map, { scene, theme }) => (scene.facts.view.parts.chips ? tracksArt(map, theme) : []),
  legend: [
    {
      sign: 'treat',
      isThere: hasTreats,
      art: ({ theme }) => legendChip(SIGN_WIDTH / 2, { colour: 'purple', value: 2 }, theme),
    },
    {
      sign: 'track',
      isThere: hasTreats,
      art: ({ theme }) =>
        CHIP_COLOURS.flatMap((one, at) => trackArt({ x: SIGN_WIDTH / 2 + (at - 1) * 0.4, y: 0.5 }, one, theme)),
    },
  ],
};
