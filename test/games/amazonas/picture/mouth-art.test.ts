import { expect, test } from 'vitest';
import { THEMES } from '../../../../src/drawing/theme.ts';
import { riverFlowArt, riverMouthArt } from '../../../../src/games/amazonas/picture/river.ts';

const END = { corner: { x: 200, y: 300 }, tile: 100 };

test.each(THEMES)('%s: the mouth is drawn within its three squares', (theme) => {
  const operations = riverMouthArt(END, theme);
  expect(operations[0]).toEqual({ kind: 'clip', x: 200, y: 200, width: 100, height: 300 });
  expect(operations.at(-1)).toEqual({ kind: 'unclip' });
  for (const operation of operations.slice(1, -1)) expect(operation).toMatchObject({ part: 'mouth' });
});

test('while the game goes on an arrow tells where the river flows', () => {
  const operations = riverFlowArt(END, 'day');
  expect(operations).toHaveLength(3);
  for (const one of operations) {
    expect(one.kind === 'line' && one.points.every(({ x, y }) => x > 200 && x < 300 && y > 300 && y < 400)).toBe(true);
  }
});
