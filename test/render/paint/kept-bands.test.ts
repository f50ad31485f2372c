import { expect, test } from 'vitest';
import type { Drawing } from '../../../src/drawing/draw.ts';
import { cachedBands, paintPicture } from '../../../src/render/paint/picture.ts';
import { TILES } from '../support/position.ts';

test('bands of pictures hold no more memory than the cache counts', async () => {
  cachedBands.clear();
  const circle = { kind: 'circle', x: 128, y: 192, radius: 90, fill: '#2767d6' } as const;
  const drawing: Drawing = { width: 256, height: 384, theme: 'day', background: '#ffffff', operations: [circle] };
  await paintPicture(TILES, drawing);
  expect(cachedBands.size).toBeGreaterThan(1);
  // A part of a larger buffer keeps the whole buffer in memory.
  const buffers = new Set([...cachedBands.values()].map(({ stream }) => stream.buffer));
  const held = [...buffers].reduce((sum, { byteLength }) => sum + byteLength, 0);
  expect(held).toBeLessThanOrEqual(cachedBands.calculatedSize);
});
