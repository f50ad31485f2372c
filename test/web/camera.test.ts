import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  cameraOnAll,
  cameraOnBoard,
  cameraShowing,
  cameraZoomed,
  type DrawnBoard,
  isInView,
  squareAt,
} from '../../src/web/page/camera.ts';

/** A board of 10 by 6 squares of 20 with a margin of 10 around them. */
const BOARD: DrawnBoard = {
  area: { x: -4, y: -2, columns: 10, rows: 6 },
  grid: { x: 10, y: 10, size: 20, columns: 10, rows: 6 },
  width: 220,
  height: 140,
};
const VIEW = { width: 390, height: 560 };

const squares = fc.record({ x: fc.integer({ min: -4, max: 5 }), y: fc.integer({ min: -2, max: 3 }) });
const cameras = fc
  .record({ x: fc.double({ min: -4, max: 6, noNaN: true }), y: fc.double({ min: -2, max: 4, noNaN: true }) })
  .chain((middle) => fc.integer({ min: 35, max: 240 }).map((side) => ({ ...middle, side })));

it('shows the whole board in the middle of the view, as large as fits', () => {
  const all = cameraOnAll(BOARD, VIEW);
  expect(all).toEqual({ x: 1, y: 1, side: (20 * 390) / 220 });
  expect(
    isInView(
      all,
      [
        { x: -4, y: -2 },
        { x: 5, y: 3 },
      ],
      VIEW,
    ),
  ).toBe(true);
  expect(isInView(all, [{ x: 6, y: 3 }], VIEW)).toBe(false);
});

it('keeps the square under a finger where it is while the board is zoomed, between its limits', () => {
  fc.assert(
    fc.property(cameras, fc.double({ min: 0.2, max: 5, noNaN: true }), (camera, factor) => {
      const around = { x: 100, y: 400 };
      const after = cameraZoomed(camera, { factor, around, view: VIEW, smallest: 35 });
      const seenAt = ({ x, y, side }: typeof camera) => [x + (100 - 195) / side, y + (400 - 280) / side];
      for (const [axis, value] of seenAt(after).entries()) expect(value).toBeCloseTo(seenAt(camera)[axis]!, 6);
      expect(after.side).toBeGreaterThanOrEqual(35);
      expect(after.side).toBeLessThanOrEqual(240);
    }),
  );
});

it('moves only as far as a square needs to be seen, and not at all where it is seen', () => {
  fc.assert(
    fc.property(cameras, squares, (camera, square) => {
      const moved = cameraShowing(camera, [square], VIEW);
      expect(moved.side).toBe(camera.side);
      expect(isInView(moved, [square], VIEW)).toBe(true);
      expect(cameraOnBoard(moved, BOARD)).toEqual(moved);
      if (isInView(camera, [square], VIEW)) {
        expect(moved.x).toBeCloseTo(camera.x, 1);
        expect(moved.y).toBeCloseTo(camera.y, 1);
      }
    }),
  );
  expect(cameraShowing({ x: 0, y: 0, side: 50 }, [], VIEW)).toEqual({ x: 0, y: 0, side: 50 });
});

it('tells the square at a point of the view', () => {
  fc.assert(
    fc.property(cameras, squares, (camera, { x, y }) => {
      const point = {
        x: VIEW.width / 2 + (x + 0.5 - camera.x) * camera.side,
        y: VIEW.height / 2 + (y + 0.5 - camera.y) * camera.side,
      };
      expect(squareAt(camera, point, VIEW)).toEqual({ x, y });
    }),
  );
});
