import { circle, type DrawOperation, polyline, rectangle } from '../../../../drawing/draw.ts';
import { inset, pointsOf } from '../../../../drawing/point.ts';
import { resizeOperations } from '../../../../drawing/transform.ts';
import { EXPANSION_PICTURES } from '../../expansions/pictures.ts';
import type { GameMap } from '../../rules/game-map.ts';
import { castleArt } from '../building-art.ts';
import { shieldsArt } from '../city-art.ts';
import { type LegendEntry, type LegendLook, type LegendSign, SIGN_WIDTH } from '../context.ts';
import { LAND_COLOURS, type LandColours } from '../palette.ts';
import { ROAD_HALF } from '../road-shape.ts';
import { landOf, SEA_SIGN } from './land.ts';
import { MAP_COLOURS, type MapColours } from './palette.ts';
import { townArt } from './place-art.ts';
import { pointBeyond, shipArt } from './print-art.ts';

type Art = (look: LegendLook & { readonly land: LandColours; readonly colours: MapColours }) => DrawOperation[];

const MIDDLE = { x: SIGN_WIDTH / 2, y: 0.5 };
const SQUARE = { x: MIDDLE.x - 0.5, y: 0, width: 1, height: 1 };
const WHOLE = { x: 0, y: 0, width: SIGN_WIDTH, height: 1 };

/** Facts of every map that have a sign in the legend. */
const OWN_ART = {
  start: ({ colours }) => [
    rectangle(inset(SQUARE, 0.07), { fill: colours.square, stroke: colours.start, lineWidth: 0.14, radius: 0.1 }),
  ],
  town: ({ theme }) => resizeOperations(townArt({ x: 0, y: 0 }, theme), 1.3, { x: MIDDLE.x - 0.65, y: 0 }),
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
} as const satisfies Readonly<Record<string, Art>>;

type OwnSign = keyof typeof OWN_ART;

/** Says which of the map's own signs are on it. */
function ownSignsOn(map: GameMap): Readonly<Record<OwnSign, boolean>> {
  const isShip = ({ kind, ...print }: GameMap['prints'][number]) =>
    kind === 'road' && landOf(map).regionAt(pointBeyond(print, 0.5)) === SEA_SIGN;
  return {
    start: true,
    town: map.towns.length > 0,
    city: map.cities.length > 0,
    road: map.prints.some((print) => !isShip(print)),
    ship: map.prints.some(isShip),
    ferry: map.ferries.length > 0,
    coat: true,
  };
}

/** All entries that a legend can have, in order. */
const ENTRIES: readonly LegendEntry[] = [
  ...Object.entries<Art>(OWN_ART).map(([name, art]): LegendEntry => {
    const sign = name as OwnSign;
    return {
      sign,
      isThere: (_, map) => ownSignsOn(map)[sign],
      art: (look) => art({ ...look, land: LAND_COLOURS[look.theme], colours: MAP_COLOURS[look.theme] }),
    };
  }),
  ...EXPANSION_PICTURES.flatMap(({ legend = [] }) => legend),
];

/** The signs that a legend can explain. */
export const LEGEND_SIGNS: readonly LegendSign[] = ENTRIES.map(({ sign }) => sign);

/** Entries for the signs that are on a map in a game. */
export function entriesOn(map: GameMap, view: LegendLook['view']): LegendEntry[] {
  return ENTRIES.filter((entry) => entry.isThere(view, map));
}

function coat(x: number, size: number, land: LandColours): DrawOperation[] {
  return shieldsArt({ x, y: 0.5 }, 1, { land, size });
}

function roadArt([from, to]: readonly [number, number], land: LandColours): DrawOperation[] {
  const line = pointsOf([from, 0.5, to, 0.5]);
  return [polyline(line, land.roadEdge, 3 * ROAD_HALF), polyline(line, land.road, 3 * ROAD_HALF - 0.045)];
}
