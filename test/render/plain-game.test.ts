import { expect, test } from 'vitest';
import { squareAt, tilesDrawing } from '../../src/render/index.ts';
import { renderPicture } from '../../src/render/renderer.ts';
import { operations, picture, texts } from './support/drawing.ts';
import { REQUEST } from './support/plain-game.ts';

test('a game that tells only facts and the art of its tiles has its pieces on their segments', () => {
  const { drawing, layout } = picture(REQUEST);
  const [meeple] = operations(drawing, 'piece', undefined);
  expect(meeple).toMatchObject({ piece: 'meeple', colour: 'blue' });
  expect(squareAt(layout, meeple!)).toEqual({ x: 1, y: 0 });
});

test('its features are tinted where their ports are', () => {
  const { drawing, layout } = picture(REQUEST);
  const tints = operations(drawing, 'polygon', 'scored');
  expect(tints).toHaveLength(2);
  const middles = tints.map(({ points }) => {
    const [x, y] = (['x', 'y'] as const).map((axis) => points.reduce((sum, at) => sum + at[axis], 0) / points.length);
    return squareAt(layout, { x: x!, y: y! });
  });
  expect(middles).toEqual([
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ]);
  expect(texts(drawing, 'scored')).toEqual(['+3']);
});

test('its pile is one group, and its seats have a score alone', () => {
  const { drawing } = picture(REQUEST);
  expect(texts(drawing, 'pile')).toEqual(['7']);
  expect(texts(drawing, 'score')).toEqual(['4', '0']);
  expect(texts(drawing, 'supply')).toEqual([]);
  expect(texts(tilesDrawing(REQUEST), 'pile')).toEqual(['7', '×7']);
});

test('it can be painted', async () => {
  expect((await renderPicture('tiles', REQUEST)).png.length).toBeGreaterThan(1000);
});
