import { expect, test } from 'vitest';
import { distance, type Point } from '../../../../src/drawing/point.ts';
import { boxOf } from '../../../../src/drawing/port-position.ts';
import { segmentAt } from '../../../../src/drawing/segment-area.ts';
import { borderGrowth } from '../../../../src/games/amazonas/picture/border-growth.ts';
import { SHADOW } from '../../../../src/games/amazonas/picture/plant-art.ts';
import { sceneryOf } from '../../../../src/games/amazonas/picture/scenery.ts';
import { areasOf } from '../../../../src/games/amazonas/picture/segment-area.ts';
import { layoutOf, ROOM_RADII } from '../../../../src/games/amazonas/picture/tile-layout.ts';
import { SET } from '../../../render/support/position.ts';

const TILES = SET.tiles.map((tile) => [tile.id, tile] as const);

test.each(TILES)('%s: plants grow in the jungle, and huts and hearts are in villages', (_, tile) => {
  const kindAt = (point: Point) => tile.segments[segmentAt(areasOf(tile), point)]?.kind;
  const { plants, huts, props, hearts } = sceneryOf(tile);
  expect(plants.filter(({ point }) => kindAt(point) !== 'jungle')).toEqual([]);
  expect([...huts, ...props].filter(({ point }) => kindAt(point) !== 'village')).toEqual([]);
  expect([...hearts].filter(([segment, point]) => segmentAt(areasOf(tile), point) !== segment)).toEqual([]);
  expect(hearts.size).toBe(tile.segments.filter(({ kind }) => kind === 'village').length);
});

test.each(TILES)('%s: nothing inside reaches over the border with its shadow', (_, tile) => {
  const { x, y, width, height } = boxOf(tile, 0);
  const { plants, huts } = sceneryOf(tile);
  const room = (point: Point) => Math.min(point.x - x, point.y - y, x + width - point.x, y + height - point.y);
  const reach = 1 + Math.max(SHADOW.x, SHADOW.y);
  expect(plants.filter(({ point, radius }) => room(point) < radius * reach)).toEqual([]);
  expect(huts.filter(({ point, radius }) => room(point) < radius * 1.4)).toEqual([]);
});

test.each(TILES)('%s: nothing hides or crowds an icon', (_, tile) => {
  const { plants, huts } = sceneryOf(tile);
  const close = [...plants, ...huts].filter(({ point, radius }) =>
    layoutOf(tile).marks.some((mark) => distance(mark.point, point) < ROOM_RADII[mark.mark] * 0.9 + radius * 0.6),
  );
  expect(close).toEqual([]);
});

test.each(['jungle', 'tributary', 'amazon'] as const)('what grows on a %s side ends before its corners', (reading) => {
  const [row, column] = (['row', 'column'] as const).map((run) => borderGrowth(reading, run));
  for (const { share, radius } of row!) {
    expect(share - radius).toBeGreaterThan(0);
    expect(share + radius * (1 + SHADOW.x)).toBeLessThan(1);
  }
  // Inside a tile only one of them is known, before it is turned.
  expect(row!.map(({ share, radius }) => [share, radius])).toEqual(column!.map(({ share, radius }) => [share, radius]));
  expect(row!.map(({ share, radius }) => [1 - share, radius]).toReversed()).toEqual(
    row!.map(({ share, radius }) => [share, radius]),
  );
});
