import { circle, polygon, rectangle } from '../../../drawing/draw.ts';
import { pointsOf } from '../../../drawing/point.ts';
import type { GamePicture, TileSign } from '../../picture.ts';
import type { TileSet } from '../rules/tile-set.ts';
import type { View } from '../rules/view.ts';
import { LAND } from './palette.ts';
import { areasOf } from './segment-area.ts';
import { tileArt } from './tile-art.ts';

/** What a picture shows of Carcassonne alone: the meeples in each seat's supply. */
export interface CarcassonneFacts {
  readonly meeples: readonly number[];
}

/** A tower with battlements, in sides of the tile's back. */
const TOWER = pointsOf([
  -0.22, 0.32, -0.22, -0.14, -0.3, -0.14, -0.3, -0.34, -0.18, -0.34, -0.18, -0.24, -0.06, -0.24, -0.06, -0.34, 0.06,
  -0.34, 0.06, -0.24, 0.18, -0.24, 0.18, -0.34, 0.3, -0.34, 0.3, -0.14, 0.22, -0.14, 0.22, 0.32,
]);

/** The back of a tile: a tower. */
const back: TileSign = ({ x, y }, size, theme) => {
  const land = LAND[theme];
  const rim = { stroke: land.ink, lineWidth: Math.max(2, Math.round(size * 0.03)) };
  const card = { x: x - size / 2, y: y - size / 2, width: size, height: size };
  return [
    rectangle(card, { part: 'panel', radius: Math.round(size * 0.06), fill: land.paving, ...rim }),
    polygon(
      TOWER.map((point) => ({ x: x + point.x * size, y: y + point.y * size })),
      { part: 'panel', fill: land.stoneLight, stroke: land.stoneDark, lineWidth: Math.max(1, size * 0.02) },
    ),
    circle({ x, y: y + size * 0.06 }, size * 0.06, { part: 'panel', fill: land.window }),
  ];
};

/** What pictures of Carcassonne show and how that looks. */
export const picture: GamePicture<TileSet, CarcassonneFacts> = {
  facts: (_, view) => ({ meeples: (view as View).seats.map(({ meeples }) => meeples) }),
  tileArt,
  colours: (theme) => Object.values(LAND[theme]),
  areas: areasOf,
  veils: {
    road: { opacity: '99', white: 0, border: 0.06 },
    city: { opacity: '66', white: 0.2, border: 1e-3 },
    monastery: { opacity: '66', white: 0.3, border: 1e-3 },
    field: { opacity: '4d', white: 0.5, border: 1e-3 },
  },
  seat: ({ facts }, seat) => ({ supply: [{ piece: 'meeple', count: facts.meeples[seat]! }] }),
  back,
};
