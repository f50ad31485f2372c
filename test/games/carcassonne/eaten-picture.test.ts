import { expect, it } from 'vitest';
import type { Square } from '../../../src/core/tile.ts';
import { boxAround, boxesOverlap, middleOf } from '../../../src/drawing/point.ts';
import { SEAT_SIGNS } from '../../../src/drawing/seat-sign.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import { translatorFor } from '../../../src/i18n/translate.ts';
import { boardDrawing, boardLayout, boardScene } from '../../../src/render/index.ts';
import { pictureWords } from '../../../src/telling/board/board-words.ts';
import { CONTENT } from './content.ts';
import { MadeGame, plain } from './made-game.ts';

/** The picture after a dragon flew along the row and ate pieces of seats on squares. */
function flightPicture(way: readonly number[], eaten: Readonly<Record<number, readonly number[]>>) {
  const start = ['base-d 0,0 r0', 'base-b 0,1 r0', 'base-b 1,1 r0', 'base-b 2,1 r0'];
  const made = new MadeGame('none', { start, pile: plain(2), options: { dragon: true } });
  const view = { ...made.view, parts: { dragon: { dragon: { x: way.at(-1)!, y: 1 } } } };
  const events = way.slice(1).flatMap((x, at) => [
    { type: 'dragon-flew', seat: 0, to: 'E', step: at + 1, from: { x: way[at], y: 1 }, x, y: 1 },
    ...(eaten[x] ?? []).map((seat) => {
      return { type: 'taken-off', seat, piece: 'meeple', kind: 'monastery', segment: 0, x, y: 1 };
    }),
  ]);
  const words = pictureWords(translatorFor('en'), carcassonne);
  const request = { game: carcassonne, content: CONTENT, view, events, names: ['Ana', 'Ben'], words };
  const scene = boardScene(request);
  return { scene, layout: boardLayout(scene, {}), operations: boardDrawing(scene, request).operations };
}

/** The crosses where a dragon ate: their middles in squares. */
function crossesOf(way: readonly number[], eaten: Readonly<Record<number, readonly number[]>>) {
  const { layout, operations } = flightPicture(way, eaten);
  const { area, board, tile } = layout;
  const bars = operations.flatMap((one) =>
    one.kind === 'line' && one.part === 'eaten' ? [middleOf(boxAround(one.points))] : [],
  );
  const squares = bars.map(({ x, y }) => ({ x: (x - board.x) / tile + area.x, y: (y - board.y) / tile + area.y }));
  const middles = [...new Map(squares.map((one) => [`${one.x.toFixed(2)} ${one.y.toFixed(2)}`, one])).values()];
  return { middles };
}

const crosses = (way: readonly number[], eaten: readonly number[]): Square[] =>
  crossesOf(way, Object.fromEntries(eaten.map((x) => [x, [1]]))).middles;

it('a cross lies in the middle of the square on which the dragon ate, and beside the dragon on its own', () => {
  expect(crosses([0, 1, 2], [])).toEqual([]);
  expect(crosses([0, 1, 2], [1])).toEqual([{ x: expect.closeTo(1.5), y: expect.closeTo(1.5) }]);
  const [own, ...others] = crosses([0, 1, 2], [2]);
  expect(others).toEqual([]);
  expect(Math.floor(own!.x)).toBe(2);
  expect(Math.hypot(own!.x - 2.5, own!.y - 1.5)).toBeGreaterThan(0.3);
});

it('each cross has the sign of the seat whose piece was eaten, with its letter', () => {
  const signs = (eaten: readonly number[]) => {
    const { scene, operations } = flightPicture([0, 1, 2], { 1: eaten });
    const own = operations.filter((one) => 'part' in one && one.part === 'eaten');
    return {
      letters: own.flatMap((one) => (one.kind === 'text' ? [one.text] : [])),
      fills: own.flatMap((one) => (one.kind === 'box' ? [one.fill] : [])),
      seats: scene.seats.map(({ colour }) => SEAT_SIGNS[colour]),
    };
  };
  const { letters, fills, seats } = signs([0, 1]);
  expect(letters).toEqual(seats.map(({ letter }) => letter));
  expect(fills).toEqual(seats.map(({ fill }) => fill));
  expect(signs([1]).letters).toEqual([seats[1]!.letter]);
  const { middles } = crossesOf([0, 1, 2], { 1: [0, 1] });
  expect(middles.map(({ y }) => y)).toEqual([expect.closeTo(1.5), expect.closeTo(1.5)]);
});

it('the sign on a cross is whole beside that of another seat, and beside the dragon', () => {
  for (const x of [1, 2]) {
    const boxes = flightPicture([0, 1, 2], { [x]: [0, 1] }).operations.flatMap((one) =>
      one.kind === 'box' && one.part === 'eaten' ? [one] : [],
    );
    expect(boxes).toHaveLength(2);
    expect(boxesOverlap(boxes[0]!, boxes[1]!)).toBe(false);
  }
});

it('a picture shows also where the dragon came from', () => {
  const { scene } = flightPicture([0, 1, 2], {});
  expect(carcassonne.picture.told!(scene.facts as never)).toContainEqual({ x: 0, y: 1 });
});

it('the dragon covers the end of the line of its flight', () => {
  const parts = flightPicture([0, 1, 2], { 2: [1] }).operations.map((one) => ('part' in one ? one.part : undefined));
  expect(parts.lastIndexOf('flight')).toBeGreaterThan(-1);
  expect(parts.indexOf('figure')).toBeGreaterThan(parts.lastIndexOf('flight'));
});
