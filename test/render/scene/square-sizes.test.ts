import { expect, test } from 'vitest';
import { COLOURS } from '../../../src/core/colour.ts';
import type { BoardScene } from '../../../src/games/contract/scene.ts';
import { boardLayout } from '../../../src/render/index.ts';

const LEGAL = { x: 0, y: 0, label: '1', rotations: [0], rotation: 0 } as const;

/** The side of a square in pixels where a phone shows a board in its full width, and the height of that picture. */
function onPhone(scene: Partial<BoardScene>): { readonly side: number; readonly height: number } {
  const { width, height, tile } = boardLayout({ ...EMPTY, ...scene });
  return { side: (tile * 324) / width, height: (height * 324) / width };
}

const EMPTY = {
  ...{ panel: true, extent: 'whole', over: false, tiles: [], legal: [], ghosts: [], choice: [] },
  groups: [{ name: 'pile', tiles: [] }],
} as unknown as BoardScene;

const seatsOf = (count: number) =>
  COLOURS.slice(0, count).map((colour) => ({
    colour,
    name: 'N'.repeat(32),
    score: 100,
  })) as unknown as BoardScene['seats'];

const TABLES = [2, 3, 4, 5, 6].map((count) => ({ count, seats: seatsOf(count) }));

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

test.each(TABLES)(
  'a phone shows squares of 26 pixels of tall boards and wide ones, $count seats',
  ({ count, seats }) => {
    const tall = range(9, 14).flatMap((rows) => range(3, 8).map((columns) => ({ rows, columns })));
    // Lines of six seats take as much room as two rows of squares.
    const wide = range(3, count > 4 ? 9 : 11).flatMap((rows) => range(9, 11).map((columns) => ({ rows, columns })));
    for (const { rows, columns } of [...tall, ...wide]) {
      const { side, height } = onPhone({ seats, area: { x: 0, y: 0, rows, columns } });
      expect(side, `${rows} rows, ${columns} columns`).toBeGreaterThanOrEqual(26);
      expect(height, `${rows} rows, ${columns} columns`).toBeLessThan(452);
    }
  },
);

test.each(TABLES)('below a choice of squares there is room for buttons, $count seats', ({ seats }) => {
  for (const rows of range(3, 14)) {
    for (const columns of range(3, 8)) {
      const area = { x: 0, y: 0, rows, columns };
      const { side, height } = onPhone({ seats, area, legal: [LEGAL], drawn: 'D', extent: 'focus' });
      expect(height, `${rows} rows, ${columns} columns`).toBeLessThan(360);
      if (rows <= 12) expect(side, `${rows} rows, ${columns} columns`).toBeGreaterThanOrEqual(26);
    }
  }
});
