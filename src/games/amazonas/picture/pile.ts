import { tileOf } from '../../../core/tile.ts';
import { circle, type DrawOperation, polygon, polyline, rectangle } from '../../../drawing/draw.ts';
import { along, type Point, pointsOf } from '../../../drawing/point.ts';
import type { Theme } from '../../../drawing/theme.ts';
import type { TileSign } from '../../contract/picture.ts';
import type { TileGroup } from '../../contract/scene.ts';
import type { TileSet } from '../rules/tile-set.ts';
import type { View } from '../rules/view.ts';
import { LAND } from './palette.ts';

/** The tiles of the pile by their kind, and the doubles with the used ones marked (A11). */
export function tileGroups(set: TileSet, { pile, doubles }: Pick<View, 'pile' | 'doubles'>): TileGroup[] {
  const left = Object.entries(pile.tiles).map(([tile, count]) => ({ tile, count }));
  const ofRole = (name: string) => ({ name, tiles: left.filter(({ tile }) => tileOf(set, tile).role === name) });
  const aside = doubles.map(({ tile, left: isLeft }) => ({ tile, count: isLeft ? 1 : 0 }));
  return [ofRole('land'), ofRole('amazon'), { name: 'double', tiles: aside, isAside: true }];
}

const landSign: TileSign = (at, size, theme) => {
  const dot = (x: number, y: number) => circle(along(at, { x, y }, size), size * 0.17, LAND[theme].canopyLight);
  return [ground(theme, at, { width: size, height: size }), dot(-0.2, -0.17), dot(0.2, -0.08), dot(-0.08, 0.25)];
};

const riverSign: TileSign = (at, size, theme) => {
  const river = { x: at.x - size / 2, y: at.y - size * 0.23, width: size, height: size * 0.46 };
  return [ground(theme, at, { width: size, height: size }), rectangle(river, LAND[theme].amazon)];
};

const doubleSign: TileSign = (at, size, theme) => {
  const [width, height] = [size * 0.5, size];
  const river = pointsOf([0.1, 0.75, 0.5, 0.66, 0.5, 0.34, 0.9, 0.25]).map(({ x, y }) => ({
    x: at.x + width * (x - 0.5),
    y: at.y + height * (y - 0.5),
  }));
  return [ground(theme, at, { width, height }), polyline(river, LAND[theme].amazon, size * 0.2)];
};

function ground(theme: Theme, { x, y }: Point, { width, height }: { width: number; height: number }): DrawOperation {
  const land = LAND[theme];
  const box = { x: x - width / 2, y: y - height / 2, width, height };
  return rectangle(box, { radius: 2, fill: land.jungle, stroke: land.shade, lineWidth: 2 });
}

/** Signs of the groups. */
export const TILE_SIGNS = { land: landSign, amazon: riverSign, double: doubleSign };

/** The back of a tile: leaves around a blossom. */
export const tileBack: TileSign = ({ x, y }, size, theme) => {
  const land = LAND[theme];
  const veins = { stroke: land.shade, lineWidth: Math.max(1, size * 0.012) };
  const leaf = (turn: number) => {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const points = LEAF.map((point) => ({
      x: x + size * (point.x * cos - point.y * sin),
      y: y + size * (point.x * sin + point.y * cos),
    }));
    return polygon(points, { part: 'panel', fill: land.canopyLight, ...veins });
  };
  const rim = { stroke: land.shade, lineWidth: Math.max(2, Math.round(size * 0.03)) };
  const card = { x: x - size / 2, y: y - size / 2, width: size, height: size };
  return [
    rectangle(card, { part: 'panel', radius: Math.round(size * 0.06), fill: land.jungle, ...rim }),
    ...Array.from({ length: 6 }, (_, index) => leaf((index * Math.PI) / 3)),
    circle({ x, y }, Math.round(size * 0.07), { part: 'panel', fill: land.straw }),
  ];
};

/** A leaf that points to the right from the middle, in sides of the tile's back. */
const LEAF = pointsOf([0.08, 0, 0.18, -0.09, 0.3, -0.07, 0.4, 0, 0.3, 0.07, 0.18, 0.09]);
