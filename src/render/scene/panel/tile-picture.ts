import { circle, type DrawOperation, polygon, polyline, rectangle, type TileOperation } from '../../../drawing/draw.ts';
import { along, type Box, type Point, pointsOf } from '../../../drawing/point.ts';
import type { TileSet } from '../../../games/amazonas/rules/index.ts';
import type { LandColours } from '../../art/palette.ts';
import { boxOf } from '../../art/tile-art.ts';
import { tileOf } from '../../tile-of.ts';
import type { Sheet } from '../board-layout.ts';

/** Small signs for tiles of a kind around a point; `size` is the side of a square tile. */
export type Glyph = (land: LandColours, at: Point, size: number) => DrawOperation[];

/** Land tiles. */
export const landGlyph: Glyph = (land, at, size) => {
  const dot = (x: number, y: number) => circle(along(at, { x, y }, size), size * 0.17, land.canopyLight);
  return [ground(land, at, { wide: size, high: size }), dot(-0.2, -0.17), dot(0.2, -0.08), dot(-0.08, 0.25)];
};

/** Amazon tiles. */
export const riverGlyph: Glyph = (land, at, size) => {
  const river = { x: at.x - size / 2, y: at.y - size * 0.23, wide: size, high: size * 0.46 };
  return [ground(land, at, { wide: size, high: size }), rectangle(river, land.amazon)];
};

/** Doubles. */
export const doubleGlyph: Glyph = (land, at, size) => {
  const [wide, high] = [size * 0.5, size];
  const river = pointsOf([0.1, 0.75, 0.5, 0.66, 0.5, 0.34, 0.9, 0.25]).map(({ x, y }) => ({
    x: at.x + wide * (x - 0.5),
    y: at.y + high * (y - 0.5),
  }));
  return [ground(land, at, { wide, high }), polyline(river, land.amazon, size * 0.2)];
};

function ground(land: LandColours, { x, y }: Point, { wide, high }: { wide: number; high: number }): DrawOperation {
  const box = { x: x - wide / 2, y: y - high / 2, wide, high };
  return rectangle(box, { radius: 2, fill: land.jungle, stroke: land.shade, width: 2 });
}

/** The back of the next tile of the pile, in the middle of a box; pale when there is none. */
export function tileBack({ land, paper }: Sheet, box: Box, isLeft: boolean): DrawOperation[] {
  const size = Math.round(Math.min(box.wide, box.high) * 0.8);
  const [x, y] = [Math.round(box.x + (box.wide - size) / 2), Math.round(box.y + (box.high - size) / 2)];
  const back = { x, y, wide: size, high: size };
  const card = { part: 'panel', radius: Math.round(size * 0.06) };
  if (!isLeft) return [rectangle(back, { ...card, stroke: paper.cardRim, width: 3 })];
  const middle = { x: x + size * 0.5, y: y + size * 0.5 };
  const veins = { stroke: land.shade, width: Math.max(1, size * 0.012) };
  const leaf = (turn: number) => {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const points = LEAF.map((point) => ({
      x: x + size * (0.5 + point.x * cos - point.y * sin),
      y: y + size * (0.5 + point.x * sin + point.y * cos),
    }));
    return polygon(points, { part: 'panel', fill: land.canopyLight, ...veins });
  };
  const rim = { stroke: land.shade, width: Math.max(2, Math.round(size * 0.03)) };
  return [
    rectangle(back, { ...card, fill: land.jungle, ...rim }),
    ...Array.from({ length: 6 }, (_, index) => leaf((index * Math.PI) / 3)),
    circle(middle, Math.round(size * 0.07), { part: 'panel', fill: land.straw }),
  ];
}

/** A leaf that points to the right from the middle, in sides of the tile's back. */
const LEAF = pointsOf([0.08, 0, 0.18, -0.09, 0.3, -0.07, 0.4, 0, 0.3, 0.07, 0.18, 0.09]);

/** An unturned tile as large as it fits a box, in its middle, and the rectangle that it fills. */
export function tilePicture(set: TileSet, tile: string, room: Box): { box: Box; operation: TileOperation } {
  const art = boxOf(tileOf(set, tile), 0);
  const size = Math.floor(Math.min(room.wide / art.wide, room.high / art.high));
  const [wide, high] = [art.wide * size, art.high * size];
  const [x, y] = [Math.round(room.x + (room.wide - wide) / 2), Math.round(room.y + (room.high - high) / 2)];
  const corner = { x: x - art.x * size, y: y - art.y * size };
  return { box: { x, y, wide, high }, operation: { kind: 'tile', tile, rotation: 0, size, ...corner } };
}
