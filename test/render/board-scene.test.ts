import { describe, expect, test } from 'vitest';
import { squareCorner } from '../../src/drawing/board-grid.ts';
import { riverSpaces } from '../../src/games/amazonas/picture/river.ts';
import { featuresOf } from '../../src/games/amazonas/rules/feature.ts';
import type { State } from '../../src/games/amazonas/rules/state.ts';
import { viewOf } from '../../src/games/amazonas/rules/view.ts';
import { boardScene, squareAt } from '../../src/render/index.ts';
import { operations, picture, texts } from './support/drawing.ts';
import { AT_END, AT_START, playUntil, requestFor, SET, stateOn, WORDS } from './support/position.ts';
import { overlap } from './support/rectangle.ts';

/** Ranks of boats as a Dutch picture tells them. */
const RANKS = ['1e', '2e', '3e', '4e', '5e'];

const placing = (state: State) => state.turn > 12 && state.phase === 'place';

const POSITIONS = [2, 3, 4, 5].flatMap((seats) =>
  Object.entries({
    start: AT_START,
    placing,
    piece: (state: State) => state.turn > 30 && state.phase === 'piece',
    double: (state: State) => state.phase === 'double',
    end: AT_END,
  }).map(([moment, reached]) => [`${seats} players, ${moment}`, playUntil(seats, reached)] as const),
);

describe.each(POSITIONS)('%s', (_, state) => {
  const request = requestFor(state);
  const { view } = request;
  const { scene, layout, drawing } = picture(request);

  test('facts and drawing are plain data', () => {
    expect(JSON.parse(JSON.stringify(scene))).toEqual(scene);
    expect(JSON.parse(JSON.stringify(drawing))).toEqual(drawing);
  });

  test('numbers every column above and every row at the left, at its place, and nothing below or at the right', () => {
    const { area, board, tile } = layout;
    const columns = Array.from({ length: area.columns }, (_, at) => area.x + at);
    const rows = Array.from({ length: area.rows }, (_, at) => area.y + at);
    const labels = operations(drawing, 'text', 'coordinate').map(({ text, x, y }) => ({
      value: Number(text.replace('−', '-')),
      x,
      y,
    }));
    const above = labels.filter(({ y }) => y < board.y);
    const left = labels.filter(({ x }) => x < board.x);
    expect(above.map(({ value }) => value)).toEqual(columns);
    for (const { value, x } of above) expect(squareAt(layout, { x, y: board.y + tile / 2 })!.x).toBe(value);
    expect(left.map(({ value }) => value)).toEqual(rows);
    for (const { value, y } of left) expect(squareAt(layout, { x: board.x + tile / 2, y })!.y).toBe(value);
    expect(labels).toHaveLength(above.length + left.length);
  });

  test('keeps a ring of empty squares in the picture around all tiles', () => {
    const ring = view.tiles
      .flatMap(({ squares }) => squares)
      .flatMap(({ x, y }) => [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => ({ x: x + dx, y: y + dy }))));
    for (const square of ring) {
      const { x, y } = squareCorner(layout, square);
      expect(squareAt(layout, { x: x + 1, y: y + 1 })).toEqual(square);
    }
  });

  test('draws every tile once where it lies', () => {
    const drawn = operations(drawing, 'tile', undefined);
    expect(drawn.map(({ tile, rotation, x, y }) => ({ tile, rotation, ...squareAt(layout, { x, y })! }))).toEqual(
      view.tiles.map(({ tile, rotation, x, y }) => ({ tile, rotation, x, y })),
    );
  });

  test('tells every piece with the feature that it stands on, and draws it on its square', () => {
    const features = featuresOf(state);
    expect(scene.pieces).toHaveLength(view.pieces.length);
    const onLand = operations(drawing, 'piece', undefined).filter(({ piece }) => piece !== 'boat');
    expect(onLand.map(({ piece, colour }) => ({ piece, colour }))).toEqual(
      view.pieces.map(({ piece, seat }) => ({ piece, colour: view.seats[seat]!.colour })),
    );
    scene.pieces.forEach((piece, index) => {
      const own = features.find(({ segments }) =>
        segments.some(({ tile, segment }) => tile === piece.tile && segment === piece.segment),
      );
      expect(own!.kind).toBe(piece.kind);
      expect(own!.strengths[piece.seat]).toBeGreaterThan(0);
      expect(view.tiles[piece.tile]!.squares).toContainEqual(piece.square);
      expect(squareAt(layout, onLand[index]!)).toEqual(piece.square);
    });
  });

  test('stands every boat at its space, where each letter can be read', () => {
    const boats = operations(drawing, 'piece', undefined).filter(({ piece }) => piece === 'boat');
    expect(boats.map(({ colour }) => colour)).toEqual(view.seats.map(({ colour }) => colour));
    const spaces = riverSpaces(view.tiles, SET);
    boats.forEach(({ x, size }, seat) => {
      const space = squareCorner(layout, spaces[view.seats[seat]!.space - 1]!);
      expect(Math.abs(x - space.x)).toBeLessThanOrEqual(1);
      expect(size).toBeGreaterThanOrEqual(24);
    });
    const letters = boats.flatMap((a, at) => boats.slice(at + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
    expect(Math.min(...letters)).toBeGreaterThanOrEqual(17);
  });

  test('has as many spaces as the river, from the source to its end', () => {
    const spaces = riverSpaces(view.tiles, SET);
    expect(spaces).toHaveLength(view.river.spaces);
    expect(operations(drawing, 'circle', 'space')).toHaveLength(view.river.spaces);
    expect(texts(drawing, 'space')[0]).toBe('1');
    expect(texts(drawing, 'space').at(-1)).toBe(String(view.river.spaces));
    expect(Math.floor(spaces.at(-1)!.x)).toBe(view.river.front);
  });

  test('marks the squares it was asked to mark with their labels', () => {
    const labels = operations(drawing, 'text', 'legal').map(({ text, x, y }) => ({
      label: text,
      ...squareAt(layout, { x, y }),
    }));
    expect(labels).toEqual(request.legal!.map(({ label, x, y }) => ({ label, x, y })));
    expect(operations(drawing, 'box', 'legal')).toHaveLength(request.legal!.length);
  });

  test('tells the numbers of the view in the panel', () => {
    expect(texts(drawing, 'score')).toEqual(view.seats.map(({ score }) => String(score)));
    const pieces = view.seats.flatMap(({ meeples, camps }) => [meeples, camps]).filter((count) => count > 0);
    expect(texts(drawing, 'supply')).toEqual(pieces.map(String));
    expect(texts(drawing, 'name')).toEqual(request.names);
    const occupied = [...new Set(view.seats.map(({ space }) => space))].sort((a, b) => b - a);
    const places = view.seats.map(({ space }) => `${space} · ${RANKS[occupied.indexOf(space)]}`);
    expect(texts(drawing, 'place').map((text) => text.replace(`${WORDS.space} `, ''))).toEqual(places);
    // Nothing is left when the game is over.
    const left = view.phase === 'over' ? [] : [view.pile.land, view.pile.amazon];
    expect(texts(drawing, 'pile')).toEqual(left.map(String));
    const arrows = operations(drawing, 'polygon', 'to-move');
    const card = layout.seats[view.seat]!;
    expect(arrows).toHaveLength(view.phase === 'over' ? 0 : 1);
    for (const { points } of arrows) expect(points.every(({ y }) => y > card.y && y < card.y + card.height)).toBe(true);
  });

  test('shows the drawn tile unturned, or the doubles to choose from', () => {
    const drawn = operations(drawing, 'tile', 'drawn');
    expect(drawn.map(({ tile, rotation }) => ({ tile, rotation }))).toEqual(
      view.drawn ? [{ tile: view.drawn, rotation: 0 }] : [],
    );
    const doubles = view.phase === 'double' ? view.doubles.filter(({ left }) => left) : [];
    expect(operations(drawing, 'tile', 'choice').map(({ tile }) => tile)).toEqual(doubles.map(({ tile }) => tile));
  });

  test('stays within its limits: size, text, parts inside the picture and off the board', () => {
    expect(Math.max(drawing.width, drawing.height)).toBeLessThanOrEqual(2000);
    expect(layout.tile).toBeLessThanOrEqual(128);
    expect(layout.tile).toBeGreaterThanOrEqual(40);
    for (const number of [drawing.width, drawing.height, layout.tile]) expect(Number.isInteger(number)).toBe(true);
    expect(layout.text).toBeGreaterThanOrEqual(18);
    const parts = [...layout.seats, ...[layout.aside ?? [], layout.choice ?? []].flat()];
    parts.forEach((part, index) => {
      expect(
        part.x >= 0 && part.x + part.width <= drawing.width && part.y >= 0 && part.y + part.height <= drawing.height,
      ).toBe(true);
      expect(overlap(part, layout.board)).toBe(false);
      expect(parts.slice(index + 1).some((other) => overlap(part, other))).toBe(false);
    });
  });
});

test('squares and pixels map to each other', () => {
  const { layout } = picture(requestFor(playUntil(4, placing)));
  const { area, board, tile } = layout;
  for (let x = area.x; x < area.x + area.columns; x++) {
    for (let y = area.y; y < area.y + area.rows; y++) {
      const corner = squareCorner(layout, { x, y });
      expect(squareAt(layout, corner)).toEqual({ x, y });
      expect(squareAt(layout, { x: corner.x + tile - 1, y: corner.y + tile - 1 })).toEqual({ x, y });
    }
  }
  expect(squareAt(layout, { x: board.x - 1, y: board.y })).toBeUndefined();
  expect(squareAt(layout, { x: board.x, y: board.y + board.height })).toBeUndefined();
});

test('empty columns ahead of the river are hatched until the game is over', () => {
  const early = requestFor(playUntil(3, placing));
  const { drawing, layout, scene } = picture(early);
  const { area } = scene;
  const [hatched, ...others] = operations(drawing, 'squares', 'ahead');
  expect(squareAt(layout, hatched!)).toEqual({ x: early.view.river.front + 1, y: area.y });
  expect(hatched).toMatchObject({
    columns: area.x + area.columns - 1 - early.view.river.front,
    rows: area.rows,
    size: layout.tile,
  });
  expect(hatched!.stripes).toBeDefined();
  expect(others).toEqual([]);
  expect(operations(picture(requestFor(playUntil(3, AT_END))).drawing, 'squares', 'ahead')).toEqual([]);
});

test('the square where the river goes on is marked until the mouth with its points is placed there', () => {
  for (const seats of [2, 5]) {
    const early = requestFor(playUntil(seats, placing));
    const { drawing, layout } = picture(early);
    const [next] = operations(drawing, 'box', 'next');
    expect(squareAt(layout, next!)).toEqual(early.view.river.next);
    const end = picture(requestFor(playUntil(seats, AT_END)));
    expect(end.scene.facts.mouth).toEqual(SET.mouth[seats]);
    expect(operations(end.drawing, 'box', 'next')).toEqual([]);
  }
});

test('five boats on one space stand side by side', () => {
  const { drawing } = picture(requestFor(playUntil(5, AT_START)));
  const boats = operations(drawing, 'piece', undefined).filter(({ piece }) => piece === 'boat');
  const heights = boats.map(({ y }) => y).sort((a, b) => a - b);
  expect(boats).toHaveLength(5);
  for (let at = 1; at < heights.length; at++) expect(heights[at]! - heights[at - 1]!).toBeGreaterThanOrEqual(17);
});

test('of a piece beside the squares of a picture nothing is drawn', () => {
  const board = [
    'start-2-3 0 0 0',
    'bend-a 0 -1 90, red meeple tributary',
    'village-edge-c -1 1 180, red meeple village',
  ];
  const request = requestFor(stateOn({ board }));
  const { x, y } = picture(request).scene.pieces[0]!.square;
  const shown = (area: { x: number; y: number }) =>
    operations(picture({ ...request, panel: false, area: { ...area, columns: 1, rows: 1 } }).drawing, 'piece').filter(
      ({ piece }) => piece !== 'boat',
    );
  expect(shown({ x, y })).toHaveLength(1);
  for (const beside of [
    { x, y: y - 1 },
    { x: x + 1, y },
  ]) {
    const its = picture(request).scene.pieces.filter(({ square }) => square.x === beside.x && square.y === beside.y);
    expect(shown(beside)).toHaveLength(its.length);
  }
});

test('several pieces on one segment stand apart', () => {
  const request = requestFor(stateOn({ board: ['start-2-3 0 0 0', 'bend-a 0 -1 90, red meeple tributary'] }));
  const [piece] = request.view.pieces;
  const pieces = [0, 1, 2].map((seat) => ({ ...piece!, seat }));
  const { drawing } = picture({ ...request, view: { ...request.view, pieces } });
  const standing = operations(drawing, 'piece', undefined).filter(({ piece: kind }) => kind !== 'boat');
  standing.forEach((a, at) => {
    for (const b of standing.slice(at + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(18);
  });
});

test('a long thin board far from the source still fits', () => {
  const view = viewOf(playUntil(2, AT_START));
  const tile = { tile: 'bend-a', rotation: 0 as const, turn: 1, seat: 0 };
  const far = Array.from({ length: 60 }, (_, at) => ({ ...tile, x: 1, y: 2 + at, squares: [{ x: 1, y: 2 + at }] }));
  const { drawing } = picture(
    requestFor(playUntil(2, AT_START), { view: { ...view, tiles: [...view.tiles, ...far] } }),
  );
  expect(Math.max(drawing.width, drawing.height)).toBeLessThanOrEqual(2000);
});

test('a tile that the set does not have is an error', () => {
  const request = requestFor(playUntil(2, AT_START));
  expect(() => boardScene({ ...request, drafted: [{ tile: 'no-such-tile', x: 0, y: -1, rotation: 0 }] })).toThrow(
    'no-such-tile',
  );
});

test('a game that is over shows the winners and nobody to move', () => {
  const state = playUntil(4, AT_END);
  const { scene } = picture(requestFor(state));
  const best = Math.max(...state.scores);
  expect(scene.seats.map(({ winner }) => winner)).toEqual([...state.scores].map((score) => score === best));
  expect(scene.seats.some(({ toMove }) => toMove)).toBe(false);
});
