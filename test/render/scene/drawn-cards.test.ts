import { expect, test } from 'vitest';
import type { Drawing } from '../../../src/render/draw.ts';
import { type BoardPictureRequest, boardDrawing, boardScene } from '../../../src/render/index.ts';
import { type Block, blockRows } from '../../../src/render/paint/block.ts';
import { lookOf } from '../../../src/render/paint/sight.ts';
import { drawnCards } from '../../../src/render/scene/panel/tiles-card.ts';
import { playUntil, requestFor, SET } from '../support/position.ts';

const blocksOf = (drawing: Drawing) => blockRows(drawing, SET).flatMap(({ blocks }) => blocks);
const looksOf = (block: Block) =>
  `${block.wide} ${block.high} ${block.views.map((view) => lookOf(view, block)).join()}`;
const showsDrawn = ({ views }: Block) =>
  views.some(({ operation }) => operation.kind === 'tile' && operation.part === 'drawn');

test.each(['day', 'night', 'contrast'] as const)('the cards painted ahead are those of focuses (%s)', (theme) => {
  const ahead = new Set(drawnCards({ set: SET, theme }).flatMap(blocksOf).map(looksOf));
  const sizes = new Set<number>();
  for (const [seats, turn] of [
    [2, 1],
    [3, 20],
    [5, 40],
    [4, 60],
  ] as const) {
    const state = playUntil(seats, (one) => one.turn >= turn && one.phase === 'place');
    for (const change of [{}, { legal: [] }] satisfies Partial<BoardPictureRequest>[]) {
      const request = requestFor(state, { focus: true, theme, ...change });
      const shown = blocksOf(boardDrawing(boardScene(request), request)).filter(showsDrawn);
      expect(shown).not.toEqual([]);
      for (const block of shown) {
        sizes.add(block.wide);
        expect(ahead).toContain(looksOf(block));
      }
    }
  }
  expect(sizes.size).toBeGreaterThan(2);
});
