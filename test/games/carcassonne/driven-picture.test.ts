import { expect, it } from 'vitest';
import { boxAround, middleOf } from '../../../src/drawing/point.ts';
import { SEAT_SIGNS } from '../../../src/drawing/seat-sign.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import { translatorFor } from '../../../src/i18n/translate.ts';
import { boardDrawing, boardLayout, boardScene } from '../../../src/render/index.ts';
import { pictureWords } from '../../../src/telling/board/board-words.ts';
import { CONTENT } from './content.ts';
import { MadeGame, plain } from './made-game.ts';

/**
 * The arrow of a turn in which Ana's wagon comes home from (0, -1) and then does something else: the middle of its shaft, in squares, and
 * its colours.
 */
function arrowAfter(action: string) {
  const game = new MadeGame('none', {
    start: ['base-d 0,0 r0'],
    pile: ['base-k', ...plain(3)],
    options: { abbey: true },
  }).play('draw', 'place 0,-1 r180', 'meeple 0 wagon', action);
  const { view, events } = game;
  const words = pictureWords(translatorFor('en'), carcassonne);
  const request = { game: carcassonne, content: CONTENT, view, events, names: ['Ana', 'Ben'], words };
  const scene = boardScene(request);
  const { area, board, tile } = boardLayout(scene, {});
  const lines = boardDrawing(scene, request).operations.flatMap((one) =>
    one.kind === 'line' && one.part === 'driven' ? [one] : [],
  );
  const shafts = lines.filter(({ points }) => points.length === 2);
  const middles = shafts.map(({ points }) => middleOf(boxAround(points)));
  return {
    middles: middles.map(({ x, y }) => ({ x: (x - board.x) / tile + area.x, y: (y - board.y) / tile + area.y })),
    colours: new Set(lines.map(({ stroke }) => stroke)),
    own: SEAT_SIGNS[scene.seats[0]!.colour].fill,
  };
}

it('an arrow in the colour of a wagon leads from where it came home to where it drove', () => {
  const { middles, colours, own } = arrowAfter('wagon 0,0 1');
  expect(colours).toContain(own);
  for (const { x, y } of middles) {
    expect(x).toBeCloseTo(0.5);
    expect(Math.abs(y)).toBeLessThan(0.2);
  }
  expect(middles.length).toBeGreaterThan(0);
});

it.each(['wagon 0,-1 1', 'rest'])('no arrow where a wagon stays on its tile or at home: %s', (action) => {
  expect(arrowAfter(action).middles).toEqual([]);
});
