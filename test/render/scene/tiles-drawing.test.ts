import { expect, test } from 'vitest';
import { viewOf } from '../../../src/games/amazonas/rules/view.ts';
import { tilesDrawing } from '../../../src/render/index.ts';
import { operations, texts } from '../support/drawing.ts';
import { AT_END, playUntil, TILES, WORDS } from '../support/position.ts';

const requestAt = (turn: number) => ({
  ...TILES,
  view: viewOf(playUntil(3, (state) => state.turn >= turn)),
  words: WORDS,
});

test.each([1, 20, 60])('at turn %i every tile that is left is drawn once, and every double', (turn) => {
  const { view } = requestAt(turn);
  const drawing = tilesDrawing(requestAt(turn));
  const drawn = operations(drawing, 'tile').map(({ tile }) => tile);
  expect(drawn.sort()).toEqual([...Object.keys(view.pile.tiles), ...view.doubles.map(({ tile }) => tile)].sort());
  const counts = texts(drawing, 'pile').filter((text) => text.startsWith('×'));
  expect(counts.sort()).toEqual(
    Object.values(view.pile.tiles)
      .filter((count) => count > 1)
      .map((count) => `×${count}`)
      .sort(),
  );
});

test('tells how many land tiles, Amazon tiles and doubles are left', () => {
  const { view } = requestAt(40);
  const totals = texts(tilesDrawing(requestAt(40)), 'pile').filter((text) => !text.startsWith('×'));
  const doubles = view.doubles.filter(({ left }) => left).length;
  expect(totals).toEqual([view.pile.land, view.pile.amazon, doubles].map(String));
});

test('tiles lie side by side within the picture, and it reads inline', () => {
  for (const turn of [1, 30, 70]) {
    const drawing = tilesDrawing(requestAt(turn));
    const single = operations(drawing, 'tile', 'pile').map(({ x, y, size }) => ({ x, y, size }));
    for (const { x, y, size } of single) {
      expect(x >= 0 && y >= 0 && x + size <= drawing.width && y + size <= drawing.height).toBe(true);
      expect(size).toBeGreaterThanOrEqual(64);
    }
    expect(Math.max(drawing.width, drawing.height)).toBeLessThanOrEqual(1300);
  }
});

test('marks the tiles it was asked to mark', () => {
  const request = requestAt(20);
  const marked = Object.keys(request.view.pile.tiles).slice(3, 6);
  const frames = operations(tilesDrawing({ ...request, marked }), 'box', 'legal');
  expect(frames).toHaveLength(2 * marked.length);
  expect(operations(tilesDrawing(request), 'box', 'legal')).toEqual([]);
});

test('strikes out used doubles, and leaves out kinds of which there is nothing left', () => {
  const end = { ...TILES, view: viewOf(playUntil(3, AT_END)), words: WORDS };
  const drawing = tilesDrawing(end);
  expect(operations(drawing, 'line', 'panel')).toHaveLength(end.view.doubles.filter(({ left }) => !left).length);
  expect(texts(drawing, 'pile')).toHaveLength(
    1 + [end.view.pile.land, end.view.pile.amazon].filter((n) => n > 0).length,
  );
});
