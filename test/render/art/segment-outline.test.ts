import { expect, test } from 'vitest';
import { insidePolygon } from '../../../src/drawing/point.ts';
import { areasOf, cellPoint } from '../../../src/render/art/segment-area.ts';
import { segmentOutline } from '../../../src/render/art/segment-outline.ts';
import { SET } from '../support/position.ts';

test.each(SET.tiles.map((tile) => [tile.id, tile] as const))('%s: outlines cover their segments', (_, tile) => {
  const grid = areasOf(tile);
  const outlines = tile.segments.map((_, segment) => segmentOutline(tile, segment));
  let wrong = 0;
  grid.owner.forEach((owner, cell) => {
    if (owner < 0) return;
    const point = cellPoint(grid, cell);
    if (outlines.some((polygons, segment) => polygons.some((one) => insidePolygon(point, one)) !== (segment === owner)))
      wrong++;
  });
  // Outlines are smoothed, so cells along the borders may differ.
  expect(wrong / grid.owner.length).toBeLessThan(0.05);
});

test('an outline is made once', () => {
  expect(segmentOutline(SET.tiles[0]!, 1)).toBe(segmentOutline(SET.tiles[0]!, 1));
});
