import { expect, test } from 'vitest';
import { mouthOperations } from '../../../src/render/art/mouth-art.ts';
import { THEMES } from '../../../src/render/request.ts';

const END = { corner: { x: 200, y: 300 }, tile: 100 };

test.each(THEMES)('%s: the mouth shows its points in the river', (theme) => {
  const operations = mouthOperations({ ...END, points: [7, 4, 1] }, theme);
  const texts = operations.flatMap((one) => (one.kind === 'text' ? [one] : []));
  expect(texts.map(({ text }) => text)).toEqual(['7', '4', '1']);
  for (const { x, y, part } of texts) {
    expect(x).toBeGreaterThan(210);
    expect(x).toBeLessThan(290);
    expect(y).toBe(350);
    expect(part).toBe('mouth');
  }
  expect(operations[0]).toEqual({ kind: 'clip', x: 200, y: 200, wide: 100, high: 300 });
  expect(operations.at(-1)).toEqual({ kind: 'unclip' });
});

test('while the game goes on an arrow tells where the river flows', () => {
  const operations = mouthOperations(END);
  expect(operations).toHaveLength(3);
  for (const one of operations) {
    expect(one.kind === 'line' && one.points.every(({ x, y }) => x > 200 && x < 300 && y > 300 && y < 400)).toBe(true);
  }
});
