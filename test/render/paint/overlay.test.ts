import { expect, test } from 'vitest';
import type { DrawOperation } from '../../../src/render/draw.ts';
import { loadIcons } from '../../../src/render/paint/icons.ts';
import { drawOver } from '../../../src/render/paint/overlay.ts';
import { themeColours } from '../../../src/render/paint/theme-colours.ts';
import { SET } from '../support/position.ts';

const SIDE = 128;

/** Draws over an even ground and tells which pixels changed, and which may have as it is told. */
async function drawnOver(operation: DrawOperation) {
  const paint = { set: SET, theme: 'day', icons: await loadIcons() } as const;
  const colours = themeColours('day');
  const pixels = new Uint8Array(SIDE * SIDE).fill(1);
  const rectangles = drawOver(paint, operation, { wide: SIDE, high: SIDE, pixels }, colours);
  const told = new Set<number>();
  for (const { left, top, right, bottom } of rectangles) {
    for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) told.add(y * SIDE + x);
  }
  const changed = [...pixels.keys()].filter((at) => pixels[at] !== 1);
  return { changed, told, rectangles };
}

const frame = (place: { x: number; y: number; side: number; radius: number; width: number }): DrawOperation => {
  const { x, y, side, radius, width } = place;
  return { kind: 'box', x, y, wide: side, high: side, radius, stroke: '#aa0000', width };
};

test.each([
  ['within', { x: 10, y: 12, side: 100, radius: 6, width: 9 }],
  ['between pixels', { x: 10.5, y: 12.25, side: 99.5, radius: 20, width: 3 }],
  ['with round sides', { x: 20, y: 20, side: 60, radius: 30, width: 5 }],
  ['beyond the ground', { x: -40, y: 30, side: 140, radius: 8, width: 8 }],
  ['around the ground', { x: -3, y: -3, side: 134, radius: 0, width: 10 }],
  ['too thick for anything to be left', { x: 40, y: 40, side: 20, radius: 4, width: 30 }],
])('what a frame changes lies in what is told, none of it twice: %s', async (_, place) => {
  const { changed, told, rectangles } = await drawnOver(frame(place));
  expect(changed.length).toBeGreaterThan(100);
  expect(changed.filter((at) => !told.has(at))).toEqual([]);
  const area = rectangles.reduce((sum, { left, top, right, bottom }) => sum + (right - left) * (bottom - top), 0);
  expect(told.size).toBe(area);
});

test('what lies in a frame stays as it is, but not in a filled one', async () => {
  const place = { x: 10, y: 10, side: 100, radius: 6, width: 9 };
  const middle = 64 * SIDE + 64;
  expect((await drawnOver(frame(place))).told.has(middle)).toBe(false);
  expect((await drawnOver({ ...frame(place), fill: '#00aa00' } as DrawOperation)).told.has(middle)).toBe(true);
});
