import type { Colour } from '../../../../core/colour.ts';
import { circle, type DrawOperation, polyline, rectangle } from '../../../../drawing/draw.ts';
import { inset, pointsOf } from '../../../../drawing/point.ts';
import type { Theme } from '../../../../drawing/theme.ts';
import { resizeOperations } from '../../../../drawing/transform.ts';
import { CHIP_COLOURS, type Chip } from '../../expansions/chips/chip.ts';
import type { GameMap } from '../../rules/game-map.ts';
import type { View } from '../../rules/view.ts';
import { castleArt } from '../building-art.ts';
import { shieldsArt } from '../city-art.ts';
import { LAND, type LandColours } from '../palette.ts';
import { ROAD_HALF } from '../road-shape.ts';
import { chipArt, signArt } from './chip-art.ts';
import { cardBack, trackArt } from './chips.ts';
import { landOf, SEA } from './land.ts';
import { MAP_COLOURS, type MapColours } from './palette.ts';
import { grapeArt, townArt } from './place-art.ts';
import { beyond, shipArt } from './print-art.ts';
import { isleSign } from './things.ts';

/** What a legend can explain, in its order. */
export const LEGEND_SIGNS = [
  'start',
  'town',
  'city',
  'road',
  'ship',
  'ferry',
  'coat',
  'grapes',
  'pile',
  'chip',
  'treat',
  'track',
  'isle',
] as const;
export type LegendSign = (typeof LEGEND_SIGNS)[number];

type LegendView = Pick<View, 'parts' | 'seats'>;

function hasIsle({ seats }: LegendView): boolean {
  return seats[0]!.parts.isle !== undefined;
}

/** The signs that are on a map, as it is played. */
export function signsOn(map: GameMap, view: LegendView): LegendSign[] {
  const { parts } = view;
  const isShip = ({ kind, ...print }: GameMap['prints'][number]) =>
    kind === 'road' && landOf(map).regionAt(beyond(print, 0.5)) === SEA;
  const isThere: Readonly<Record<LegendSign, boolean>> = {
    start: true,
    town: map.towns.length > 0,
    city: map.cities.length > 0,
    road: map.prints.some((print) => !isShip(print)),
    ship: map.prints.some(isShip),
    ferry: map.ferries.length > 0,
    coat: true,
    grapes: parts.wine !== undefined,
    pile: parts.islands !== undefined,
    chip: parts.chips !== undefined,
    treat: parts.treats !== undefined,
    track: parts.treats !== undefined,
    isle: hasIsle(view),
  };
  return LEGEND_SIGNS.filter((sign) => isThere[sign]);
}

/** Width of a sign, in its heights. */
export const SIGN_WIDTH = 1.8;

/** What the look of signs depends on. */
interface Look {
  readonly theme: Theme;
  readonly view: LegendView;
  /** Colour of a seat, for a piece. */
  readonly colour: Colour;
}

type Art = (look: Look & { readonly land: LandColours; readonly colours: MapColours }) => DrawOperation[];

const MIDDLE = { x: SIGN_WIDTH / 2, y: 0.5 };
const SQUARE = { x: MIDDLE.x - 0.5, y: 0, width: 1, height: 1 };
const WHOLE = { x: 0, y: 0, width: SIGN_WIDTH, height: 1 };

const SIGN_ART: Readonly<Record<LegendSign, Art>> = {
  start: ({ colours }) => [
    rectangle(inset(SQUARE, 0.07), { fill: colours.square, stroke: colours.start, lineWidth: 0.14, radius: 0.1 }),
  ],
  town: ({ theme }) =>
    resizeOperations(townArt({ x: 0, y: 0, name: '' }, { theme, hasGrapes: false }), 1.3, { x: MIDDLE.x - 0.65, y: 0 }),
  city: ({ land }) => [
    rectangle(SQUARE, { fill: land.paving, stroke: land.stoneDark, lineWidth: 0.06, radius: 0.08 }),
    ...resizeOperations(castleArt({ x: 0, y: 0 }, land), 1.7, { x: MIDDLE.x, y: 0.58 }),
  ],
  road: ({ land, colours }) => [
    rectangle({ ...WHOLE, width: 0.8 }, colours.square),
    polyline(pointsOf([0.8, 0, 0.8, 1]), colours.border, 0.08),
    ...roadArt([0.3, 1.2], land),
    ...coat(1.5, 0.42, land),
  ],
  ship: ({ theme, land, colours }) => [
    rectangle(WHOLE, { fill: colours.sea, radius: 0.08 }),
    ...resizeOperations(shipArt({ x: 0, y: 0 }, theme), 2.1, { x: 0.6, y: 0.56 }),
    ...coat(1.4, 0.42, land),
  ],
  ferry: ({ land, colours }) => [
    rectangle(WHOLE, { fill: colours.sea, radius: 0.08 }),
    ...roadArt([0, 0.28], land),
    ...roadArt([SIGN_WIDTH - 0.28, SIGN_WIDTH], land),
    ...[0.44, 0.6, 1.2, 1.36].map((x) => circle({ x, y: 0.5 }, 0.05, colours.route)),
    ...coat(MIDDLE.x, 0.36, land),
  ],
  coat: ({ land }) => coat(MIDDLE.x, 0.64, land),
  grapes: ({ theme }) =>
    CHIP_COLOURS.flatMap((grape, at) =>
      resizeOperations(grapeArt({ x: 0, y: 0 }, grape, theme), 2.1, { x: MIDDLE.x + (at - 1) * 0.56, y: 0.56 }),
    ),
  pile: ({ theme, land, colours }) => [
    rectangle(
      { x: MIDDLE.x - 0.36, y: 0.12, width: 0.86, height: 0.86 },
      { fill: land.paving, stroke: colours.chipRim, lineWidth: 0.04 },
    ),
    ...cardBack({ x: MIDDLE.x - 0.04, y: 0.46 }, 0.86, theme),
    ...signArt({ x: MIDDLE.x - 0.46, y: 0.2 }, 'orange', { size: 0.44, fill: colours.orange, rim: colours.chipRim }),
  ],
  chip: ({ theme, view }) => {
    // Treats, which lie face up, have a row of their own; backs show the colour where it is known from the start.
    if (view.parts.treats) return chip(MIDDLE.x, {}, theme);
    const back = hasIsle(view) ? { colour: 'orange' as const } : {};
    return [...chip(0.48, back, theme), ...chip(SIGN_WIDTH - 0.42, { colour: 'lightBlue', value: 2 }, theme)];
  },
  treat: ({ theme }) => chip(MIDDLE.x, { colour: 'purple', value: 2 }, theme),
  track: ({ theme }) =>
    CHIP_COLOURS.flatMap((one, at) => trackArt({ x: MIDDLE.x + (at - 1) * 0.4, y: 0.5 }, one, theme)),
  isle: ({ theme, colour }) => [
    ...isleSign(MIDDLE, 1, theme),
    { kind: 'piece', piece: 'meeple', colour, plain: true, x: MIDDLE.x, y: 0.4, size: 0.56 },
  ],
};

/** A sign of a legend, of height 1, from the origin. */
export function legendSign(sign: LegendSign, look: Look): DrawOperation[] {
  return SIGN_ART[sign]({ ...look, land: LAND[look.theme], colours: MAP_COLOURS[look.theme] });
}

function coat(x: number, size: number, land: LandColours): DrawOperation[] {
  return shieldsArt({ x, y: 0.5 }, 1, { land, size });
}

function roadArt([from, to]: readonly [number, number], land: LandColours): DrawOperation[] {
  const line = pointsOf([from, 0.5, to, 0.5]);
  return [polyline(line, land.roadEdge, 3 * ROAD_HALF), polyline(line, land.road, 3 * ROAD_HALF - 0.045)];
}

function chip(x: number, about: Partial<Chip>, theme: Theme): DrawOperation[] {
  return chipArt({ x, y: 0.5 }, about, { size: 0.96, theme });
}
