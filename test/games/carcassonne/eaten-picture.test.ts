import { expect, it } from 'vitest';
import type { Square } from '../../../src/core/tile.ts';
import { boxAround, middleOf } from '../../../src/drawing/point.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import { translatorFor } from '../../../src/i18n/translate.ts';
import { boardDrawing, boardLayout, boardScene } from '../../../src/render/index.ts';
import { pictureWords } from '../../../src/telling/board/board-words.ts';
import { CONTENT } from './content.ts';
import { MadeGame, plain } from './made-game.ts';

/** The middles of the crosses where a dragon ate somebody on its way along the row, in squares. */
function crosses(way: readonly number[], eaten: readonly number[]): Square[] {
  const start = ['base-d 0,0 r0', 'base-b 0,1 r0', 'base-b 1,1 r0', 'base-b 2,1 r0'];
  const { view } = new MadeGame('none', { start, pile: plain(2), options: { dragon: true } });
  const events = way
    .slice(1)
    .flatMap((x, at) => [
      { type: 'dragon-flew', seat: 0, to: 'E', step: at + 1, from: { x: way[at], y: 1 }, x, y: 1 },
      ...(eaten.includes(x)
        ? [{ type: 'taken-off', seat: 1, piece: 'meeple', kind: 'monastery', segment: 0, x, y: 1 }]
        : []),
    ]);
  const words = pictureWords(translatorFor('en'), carcassonne);
  const request = { game: carcassonne, content: CONTENT, view, events, names: ['Ana', 'Ben'], words };
  const scene = boardScene(request);
  const { area, board, tile } = boardLayout(scene, {});
  const bars = boardDrawing(scene, request).operations.flatMap((one) =>
    one.kind === 'line' && one.part === 'eaten' ? [middleOf(boxAround(one.points))] : [],
  );
  const squares = bars.map(({ x, y }) => ({ x: (x - board.x) / tile + area.x, y: (y - board.y) / tile + area.y }));
  return [...new Map(squares.map((one) => [`${one.x.toFixed(2)} ${one.y.toFixed(2)}`, one])).values()];
}

it('a cross lies in the middle of the square on which the dragon ate, and beside the dragon on its own', () => {
  expect(crosses([0, 1, 2], [])).toEqual([]);
  expect(crosses([0, 1, 2], [1])).toEqual([{ x: expect.closeTo(1.5), y: expect.closeTo(1.5) }]);
  const [own, ...others] = crosses([0, 1, 2], [2]);
  expect(others).toEqual([]);
  expect(Math.floor(own!.x)).toBe(2);
  expect(Math.hypot(own!.x - 2.5, own!.y - 1.5)).toBeGreaterThan(0.3);
});
