import { expect, it } from 'vitest';
import { squareCorner, squaresBox } from '../../../src/drawing/board-grid.ts';
import type { DrawOperation } from '../../../src/drawing/draw.ts';
import { boxesOverlap } from '../../../src/drawing/point.ts';
import { SEAT_SIGNS } from '../../../src/drawing/seat-sign.ts';
import { CHIPS_PART } from '../../../src/games/carcassonne/expansions/chips/rules.ts';
import type { GameEvent } from '../../../src/games/carcassonne/rules/event.ts';
import type { State } from '../../../src/games/carcassonne/rules/state.ts';
import { viewOf } from '../../../src/games/carcassonne/rules/view-of.ts';
import { squareAt } from '../../../src/render/index.ts';
import { type MapPicture, pictureOf, playedTo, playedUntil, setupOn, texts } from './map-pictures.ts';

type Piece = Extract<DrawOperation, { kind: 'piece' }>;

const partOf = (operation: DrawOperation) => ('part' in operation ? operation.part : undefined);

function piecesOf({ operations }: MapPicture): Piece[] {
  return operations.filter((one): one is Piece => one.kind === 'piece' && partOf(one) === undefined);
}

/** The plates of points on squares: what each says, and the square that its middle is on. */
function platesOf({ operations, layout }: MapPicture) {
  const boxes = operations.flatMap((one) => (one.kind === 'box' && partOf(one) === 'award' ? [one] : []));
  return texts(operations, 'award').map(({ text }, at) => {
    const { x, y, width, height } = boxes[at]!;
    return { text, box: boxes[at]!, square: squareAt(layout, { x: x + width / 2, y: y + height / 2 }) };
  });
}

/** The square of the last tile. */
function lastSquare(state: State) {
  const { x, y } = viewOf(state).tiles.at(-1)!;
  return { x, y };
}

it('meeples lie on fields and stand everywhere else', () => {
  const { scene, operations, layout, share } = pictureOf(playedTo(setupOn('none', false), 60));
  const pieces = piecesOf({ scene, operations, layout, share });
  expect(pieces).toHaveLength(scene.pieces.length);
  const lying = scene.pieces.map(({ kind }) => kind === 'field');
  expect(lying).toContain(true);
  expect(lying).toContain(false);
  expect(pieces.map((piece) => piece.lying === true)).toEqual(lying);
});

it('the frame of the last tile has the sign of who placed it, which is on no piece', () => {
  const elsewhere = [];
  for (let turn = 5; turn < 100; turn += 7) {
    const state = playedTo(setupOn('germany'), turn);
    const shown = pictureOf(state, { focus: true });
    const { layout, scene, operations } = shown;
    const { x, y, seat } = viewOf(state).tiles.at(-1)!;
    const at = operations.findIndex((one) => partOf(one) === 'last-turn');
    const badge = operations.slice(at).find((one) => one.kind === 'badge');
    if (badge?.kind !== 'badge') throw new Error('there is a sign');
    expect(squareAt(layout, badge)).toEqual({ x, y });
    expect(badge.shape).toBe(SEAT_SIGNS[scene.seats[seat!]!.colour].shape);
    for (const piece of piecesOf(shown)) {
      expect(Math.hypot(piece.x - badge.x, piece.y - badge.y)).toBeGreaterThan(layout.tile * 0.3);
    }
    const corner = squareCorner(layout, { x, y });
    if (badge.x - corner.x > layout.tile / 2 || badge.y - corner.y > layout.tile / 2) elsewhere.push(turn);
  }
  // It is at the top left, unless a piece is there.
  expect(elsewhere.length).toBeGreaterThan(0);
  expect(elsewhere.length).toBeLessThan(5);
});

it('a chip that was taken is shown with its points where it lay, and covers no piece', () => {
  const state = playedTo(setupOn('germany'), 40);
  const [square, seat] = [lastSquare(state), 1];
  const event: GameEvent = { type: 'chip-taken', seat, chip: { colour: 'purple', value: 2 }, points: 2, ...square };
  const shown = pictureOf(state, { focus: true, events: [event] });
  const [plate, ...others] = platesOf(shown);
  expect(others).toEqual([]);
  expect(plate!.text).toBe('+2');
  expect(Math.abs(plate!.square!.x - square.x)).toBeLessThanOrEqual(1);
  expect(Math.abs(plate!.square!.y - square.y)).toBeLessThanOrEqual(1);
  const { box } = plate!;
  for (const { x, y } of piecesOf(shown)) {
    expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(false);
  }
  // The chip itself, with its value.
  expect(texts(shown.operations, 'chip').some(({ text, size }) => text === '2' && size < box.height)).toBe(true);
});

it('points cover no number of a square to choose, wherever these are', () => {
  const state = playedTo(setupOn('germany'), 40);
  const square = lastSquare(state);
  const event: GameEvent = { type: 'coats-scored', seat: 1, points: 1, ...square };
  const sides = [
    { x: 0, y: -1 },
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: -1, y: 0 },
  ];
  const tiles = viewOf(state).tiles;
  const free = sides
    .map(({ x, y }) => ({ x: square.x + x, y: square.y + y }))
    .filter((at) => !tiles.some(({ squares }) => squares.some(({ x, y }) => x === at.x && y === at.y)));
  expect(free.length).toBeGreaterThan(0);
  const legal = free.map((at, index) => ({ ...at, label: String(index + 1), rotations: [0 as const] }));
  const shown = pictureOf(state, { focus: true, events: [event], legal });
  const [plate] = platesOf(shown);
  for (const at of legal) expect(boxesOverlap(plate!.box, squaresBox(shown.layout, [at]))).toBe(false);
});

it('points paid for a town are below zero, and wine is told at the tile of its turn', () => {
  const state = playedTo(setupOn('france'), 40);
  const square = lastSquare(state);
  const told = (events: GameEvent[]) => platesOf(pictureOf(state, { focus: true, events })).map(({ text }) => text);
  expect(told([{ type: 'town-paid', seat: 0, points: 3, ...square }])).toEqual(['−3']);
  const placed: GameEvent = { type: 'placed', seat: 0, tile: 'base-d', rotation: 0, ...square };
  const sold: GameEvent = { type: 'wine-sold', seat: 0, colour: 'orange', chips: [], to: 'town', points: 9 };
  expect(told([placed, sold])).toEqual(['+9']);
});

it('what was put on the map in the turn has a ring', () => {
  const rings = (state: State, events: GameEvent[]) =>
    pictureOf(state, { events }).operations.filter((one) => partOf(one) === 'new').length;
  const iberica = playedTo(setupOn('iberica'), 40);
  const treat = CHIPS_PART.of(iberica).onBoard.find(({ faceUp }) => faceUp);
  if (!treat) throw new Error('a treat was laid by then');
  const { x, y } = treat;
  const chip = { colour: 'orange', value: 1 } as const;
  expect(rings(iberica, [{ type: 'treat-laid', seat: 0, chip, x, y }])).toBeGreaterThan(0);
  expect(rings(iberica, [])).toBe(0);
});

it('what a new piece was placed on has a thin line on its tile, in the picture of the turn alone', () => {
  const state = playedUntil(setupOn('none', false), (reached) => {
    const { phase, tiles, pieces, turn } = viewOf(reached);
    return turn > 20 && phase === 'draw' && pieces.some(({ tile }) => tile === tiles.length - 1);
  });
  const linesOf = (focus: boolean) =>
    pictureOf(state, { focus }).operations.flatMap((one) =>
      one.kind === 'line' && partOf(one) === 'claimed' ? one.points : [],
    );
  const { x, y } = lastSquare(state);
  const { layout } = pictureOf(state, { focus: true });
  const box = { ...squareCorner(layout, { x, y }), side: layout.tile };
  expect(linesOf(true).length).toBeGreaterThan(0);
  for (const point of linesOf(true)) {
    expect(point.x).toBeGreaterThanOrEqual(box.x - 1);
    expect(point.x).toBeLessThanOrEqual(box.x + box.side + 1);
    expect(point.y).toBeGreaterThanOrEqual(box.y - 1);
    expect(point.y).toBeLessThanOrEqual(box.y + box.side + 1);
  }
  expect(linesOf(false)).toEqual([]);
  // And a word, as the piece may hide all of it.
  const wordsIn = (focus: boolean) =>
    pictureOf(state, { focus }).operations.flatMap((one) =>
      one.kind === 'text' && partOf(one) === 'claimed' ? [one.text] : [],
    );
  const { scene } = pictureOf(state, { focus: true });
  expect(wordsIn(true)).toEqual(scene.pieces.filter(({ last }) => last).map(({ kind }) => kind));
  expect(wordsIn(true)).toHaveLength(1);
  expect(wordsIn(false)).toEqual([]);
});
