import { expect, test } from 'vitest';
import { isInsidePolygon } from '../../../../src/drawing/point.ts';
import { cellPoint } from '../../../../src/drawing/segment-area.ts';
import { picture } from '../../../../src/games/amazonas/picture/index.ts';
import { areasOf, segmentOutline } from '../../../../src/games/amazonas/picture/segment-area.ts';
import { outlineOf } from '../../../../src/render/scene/segment-shape.ts';
import { SET } from '../../../render/support/position.ts';

test.each(SET.tiles.map((tile) => [tile.id, tile] as const))('%s: outlines cover their segments', (_, tile) => {
  const grid = areasOf(tile);
  const outlines = tile.segments.map((_, segment) => segmentOutline(tile, segment));
  let wrong = 0;
  grid.owner.forEach((owner, cell) => {
    if (owner < 0) return;
    const point = cellPoint(grid, cell);
    if (
      outlines.some((polygons, segment) => polygons.some((one) => isInsidePolygon(point, one)) !== (segment === owner))
    )
      wrong++;
  });
  // Outlines are smoothed, so cells along the borders may differ.
  expect(wrong / grid.owner.length).toBeLessThan(0.05);
});

test('an outline is made once', () => {
  expect(outlineOf(picture)(SET.tiles[0]!, 1)).toBe(outlineOf(picture)(SET.tiles[0]!, 1));
});
