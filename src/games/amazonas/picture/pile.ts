import { tileOf } from '../../../core/tile.ts';
import { circle, type DrawOperation } from '../../../drawing/draw.ts';
import { Pen } from '../../../drawing/pen.ts';
import { pointsOf } from '../../../drawing/point.ts';
import type { Theme } from '../../../drawing/theme.ts';
import type { DrawSign } from '../../contract/picture.ts';
import type { TileGroup } from '../../contract/scene.ts';
import type { TileSet } from '../rules/tile-set.ts';
import type { View } from '../rules/view.ts';
import { LAND_COLOURS } from './palette.ts';

/** Returns the tiles of the pile by kind, and the doubles, with used ones marked (A11). */
export function tileGroups(set: TileSet, { pile, doubles }: Pick<View, 'pile' | 'doubles'>): TileGroup[] {
  const left = Object.entries(pile.tiles).map(([tile, count]) => ({ tile, count }));
  const ofRole = (name: string) => ({ name, tiles: left.filter(({ tile }) => tileOf(set, tile).role === name) });
  const aside = doubles.map(({ tile, left: isLeft }) => ({ tile, count: isLeft ? 1 : 0 }));
  return [ofRole('land'), ofRole('amazon'), { name: 'double', tiles: aside, isAside: true }];
}

const landSign: DrawSign = (at, size, theme) => {
  const pen = new Pen(at, size);
  const tree = (x: number, y: number) => pen.circle([x, y, 0.17], LAND_COLOURS[theme].canopyLight);
  return [ground(pen, 1, theme), tree(-0.2, -0.17), tree(0.2, -0.08), tree(-0.08, 0.25)];
};

const riverSign: DrawSign = (at, size, theme) => {
  const pen = new Pen(at, size);
  return [ground(pen, 1, theme), pen.box([-0.5, -0.23, 1, 0.46], LAND_COLOURS[theme].amazon)];
};

const doubleSign: DrawSign = (at, size, theme) => {
  const pen = new Pen(at, size);
  return [
    ground(pen, 0.5, theme),
    pen.line([-0.2, 0.25, 0, 0.16, 0, -0.16, 0.2, -0.25], LAND_COLOURS[theme].amazon, size * 0.2),
  ];
};

/** Draws the jungle behind a sign; its height is that of the sign, its width is `width` heights. */
function ground(pen: Pen, width: number, theme: Theme): DrawOperation {
  const land = LAND_COLOURS[theme];
  return pen.box([-width / 2, -0.5, width, 1], { radius: 2, fill: land.jungle, stroke: land.shade, lineWidth: 2 });
}

/** Signs of the groups of tiles. */
export const TILE_SIGNS = { land: landSign, amazon: riverSign, double: doubleSign };

/** Draws the back of a tile: leaves around a blossom. */
export const tileBack: DrawSign = (at, size, theme) => {
  const land = LAND_COLOURS[theme];
  const pen = new Pen(at, size);
  const veins = { part: 'panel', stroke: land.shade, lineWidth: Math.max(1, size * 0.012) };
  const rim = { part: 'panel', stroke: land.shade, lineWidth: Math.max(2, Math.round(size * 0.03)) };
  const leaf = (turn: number) => {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const points = LEAF.flatMap(({ x, y }) => [x * cos - y * sin, x * sin + y * cos]);
    return pen.polygon(points, { fill: land.canopyLight, ...veins });
  };
  return [
    pen.box([-0.5, -0.5, 1, 1], { radius: Math.round(size * 0.06), fill: land.jungle, ...rim }),
    ...Array.from({ length: 6 }, (_, index) => leaf((index * Math.PI) / 3)),
    circle(at, Math.round(size * 0.07), { part: 'panel', fill: land.straw }),
  ];
};

/** Outline of a leaf that points to the right from the middle, as shares of the side of the tile's back. */
const LEAF = pointsOf([0.08, 0, 0.18, -0.09, 0.3, -0.07, 0.4, 0, 0.3, 0.07, 0.18, 0.09]);
