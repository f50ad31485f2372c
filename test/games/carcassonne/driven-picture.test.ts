import { expect, it } from 'vitest';
import type { Table } from '../../../src/app/table.ts';
import { boxAround, middleOf } from '../../../src/drawing/point.ts';
import { SEAT_SIGNS } from '../../../src/drawing/seat-sign.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import { translatorFor } from '../../../src/i18n/translate.ts';
import { boardDrawing, boardLayout, boardScene } from '../../../src/render/index.ts';
import { summaryOf } from '../../../src/telling/board/board-request.ts';
import { pictureWords } from '../../../src/telling/board/board-words.ts';
import { CONTENT } from './content.ts';
import { MadeGame, plain } from './made-game.ts';

/** A turn in which Ana's wagon comes home from (0, -1) and then does something else. */
function gameAfter(action: string): MadeGame {
  const options = { abbey: true, dragon: true } as const;
  const made = new MadeGame('none', { start: ['base-d 0,0 r0'], pile: ['base-k', ...plain(3)], options });
  return made.play('draw', 'place 0,-1 r180', 'meeple 0 wagon', action);
}

/** The picture of that turn, with more parts of the view. */
function pictureAfter(action: string, parts: object = {}) {
  const { view: played, events } = gameAfter(action);
  const view = { ...played, parts: { ...played.parts, ...parts } };
  const words = pictureWords(translatorFor('en'), carcassonne);
  const request = { game: carcassonne, content: CONTENT, view, events, names: ['Ana', 'Ben'], words };
  const scene = boardScene(request);
  return { scene, layout: boardLayout(scene, {}), operations: boardDrawing(scene, request).operations };
}

/** The arrow of that turn: the middle of its shaft, in squares, and its colours. */
function arrowAfter(action: string) {
  const { scene, layout, operations } = pictureAfter(action);
  const { area, board, tile } = layout;
  const lines = operations.flatMap((one) => (one.kind === 'line' && one.part === 'driven' ? [one] : []));
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

/** The pieces that the picture of that turn shows as having gone home. */
function goneHome(action: string): string[] {
  const { state, events } = gameAfter(action);
  const table = { game: carcassonne, fold: { state, actions: [{ events }] } } as unknown as Table;
  return summaryOf(table, events).returned.map(({ piece }) => piece);
}

it('a wagon that drove on is not shown as gone home, one that rests is', () => {
  expect(goneHome('rest')).toEqual(['wagon']);
  expect(goneHome('wagon 0,0 1')).toEqual([]);
});

it('a fairy left alone does not stand before the wagon on her square', () => {
  const { layout, operations } = pictureAfter('wagon 0,0 1', { dragon: { fairy: { x: 0, y: 0 } } });
  const wagon = operations.find((one) => one.kind === 'piece')! as { x: number; y: number };
  const dress = operations.filter((one) => one.kind === 'polygon' && one.part === 'figure');
  const fairy = middleOf(boxAround(dress.flatMap((one) => (one.kind === 'polygon' ? one.points : []))));
  expect(Math.hypot(fairy.x - wagon.x, fairy.y - wagon.y) / layout.tile).toBeGreaterThan(0.35);
});
