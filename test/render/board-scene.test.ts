import { describe, expect, test } from 'vitest';
import { type State, viewFor } from '../../src/engine/index.ts';
import {
  boardLayout,
  boardScene,
  type DrawOperation,
  type Drawing,
  squareAt,
  squareCorner,
} from '../../src/render/index.ts';
import { riverSpaces } from '../../src/render/scene/river-spaces.ts';
import { AT_END, AT_START, playUntil, requestFor, SET, WORDS } from './support/position.ts';

type Operation<Kind extends DrawOperation['kind']> = Extract<DrawOperation, { kind: Kind }>;

function operations<Kind extends DrawOperation['kind']>(scene: Drawing, kind: Kind, part?: string): Operation<Kind>[] {
  return scene.operations.filter(
    (operation): operation is Operation<Kind> =>
      operation.kind === kind && (part === undefined || ('part' in operation && operation.part === part)),
  );
}

const texts = (scene: Drawing, part: string) => operations(scene, 'text', part).map(({ text }) => text);
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
  const layout = boardLayout(request);
  const scene = boardScene(request);

  test('is plain data', () => {
    expect(JSON.parse(JSON.stringify(scene))).toEqual(scene);
  });

  test('numbers every column above and below, every row left and right, at its place', () => {
    const { area, board, tile } = layout;
    const columns = Array.from({ length: area.columns }, (_, at) => area.x + at);
    const rows = Array.from({ length: area.rows }, (_, at) => area.y + at);
    const labels = operations(scene, 'text', 'coordinate').map(({ text, x, y }) => ({
      value: Number(text.replace('−', '-')),
      x,
      y,
    }));
    const above = labels.filter(({ y }) => y < board.y);
    const below = labels.filter(({ y }) => y > board.y + board.high);
    const left = labels.filter(({ x }) => x < board.x);
    const right = labels.filter(({ x }) => x > board.x + board.wide);
    for (const side of [above, below]) {
      expect(side.map(({ value }) => value)).toEqual(columns);
      for (const { value, x } of side) expect(squareAt(layout, { x, y: board.y + tile / 2 })!.x).toBe(value);
    }
    for (const side of [left, right]) {
      expect(side.map(({ value }) => value)).toEqual(rows);
      for (const { value, y } of side) expect(squareAt(layout, { x: board.x + tile / 2, y })!.y).toBe(value);
    }
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
    const drawn = operations(scene, 'tile').filter(({ part }) => part === undefined);
    expect(drawn.map(({ tile, rotation, x, y }) => ({ tile, rotation, ...squareAt(layout, { x, y })! }))).toEqual(
      view.tiles.map(({ tile, rotation, x, y }) => ({ tile, rotation, x, y })),
    );
  });

  test('stands every piece once on its tile, and every boat at its space', () => {
    const standing = operations(scene, 'piece').filter(({ part }) => part === undefined);
    const onLand = standing.filter(({ piece }) => piece !== 'boat');
    expect(onLand.map(({ piece, colour }) => ({ piece, colour }))).toEqual(
      view.pieces.map(({ piece, seat }) => ({ piece, colour: view.seats[seat]!.colour })),
    );
    onLand.forEach((piece, index) => {
      expect(view.tiles[view.pieces[index]!.tile]!.squares).toContainEqual(squareAt(layout, piece));
    });
    const boats = standing.filter(({ piece }) => piece === 'boat');
    expect(boats.map(({ colour }) => colour)).toEqual(view.seats.map(({ colour }) => colour));
    const spaces = riverSpaces(view, SET);
    boats.forEach(({ x }, seat) => {
      expect(x).toBeCloseTo(squareCorner(layout, spaces[view.seats[seat]!.space - 1]!).x);
    });
    const letters = boats.flatMap((a, at) => boats.slice(at + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
    expect(Math.min(...letters)).toBeGreaterThanOrEqual(18);
  });

  test('has as many spaces as the river, from the source to its end', () => {
    const spaces = riverSpaces(view, SET);
    expect(spaces).toHaveLength(view.river.spaces);
    expect(operations(scene, 'circle', 'space')).toHaveLength(view.river.spaces);
    expect(texts(scene, 'space')[0]).toBe('1');
    expect(texts(scene, 'space').at(-1)).toBe(String(view.river.spaces));
    expect(Math.floor(spaces.at(-1)!.x)).toBe(view.river.front);
  });

  test('frames the tiles of the last turn', () => {
    const last = view.tiles.filter(({ turn }) => turn > 0 && turn === Math.max(...view.tiles.map((tile) => tile.turn)));
    const frames = operations(scene, 'box', 'last-turn').map(({ x, y, wide, high }) => ({
      ...squareAt(layout, { x: x + 1, y: y + 1 }),
      squares: (wide * high) / layout.tile ** 2,
    }));
    const corners = last.map(({ squares }) => ({
      x: Math.min(...squares.map(({ x }) => x)),
      y: Math.min(...squares.map(({ y }) => y)),
      squares: squares.length,
    }));
    expect(frames).toEqual(corners.flatMap((corner) => [corner, corner]));
  });

  test('marks the squares it was asked to mark with their labels', () => {
    const labels = operations(scene, 'text', 'legal').map(({ text, x, y }) => ({
      label: text,
      ...squareAt(layout, { x, y }),
    }));
    expect(labels).toEqual(request.legal!.map(({ label, x, y }) => ({ label, x, y })));
    expect(operations(scene, 'box', 'legal')).toHaveLength(request.legal!.length);
  });

  test('tells the numbers of the view in the panel', () => {
    const told = (part: string) => texts(scene, part);
    expect(told('score')).toEqual(view.seats.map(({ score }) => String(score)));
    expect(told('meeples')).toEqual(view.seats.map(({ meeples }) => String(meeples)));
    expect(told('camps')).toEqual(view.seats.map(({ camps }) => String(camps)));
    expect(told('name')).toEqual(request.names);
    const occupied = [...new Set(view.seats.map(({ space }) => space))].sort((a, b) => b - a);
    expect(told('boat-space')).toEqual(
      view.seats.map(({ space }) => `${WORDS.space} ${space}  #${occupied.indexOf(space) + 1}`),
    );
    const doubles = view.doubles.filter(({ left }) => left).length;
    expect(told('pile')).toEqual([view.pile.land, view.pile.amazon, doubles].map(String));
    const arrow = operations(scene, 'polygon', 'to-move');
    const card = layout.seats[view.seat]!;
    expect(arrow).toHaveLength(view.phase === 'over' ? 0 : 1);
    for (const { points } of arrow) expect(points.every(({ y }) => y > card.y && y < card.y + card.high)).toBe(true);
  });

  test('shows the drawn tile unturned, or the doubles to choose from', () => {
    const drawn = operations(scene, 'tile', 'drawn');
    expect(drawn.map(({ tile, rotation }) => ({ tile, rotation }))).toEqual(
      view.drawn ? [{ tile: view.drawn, rotation: 0 }] : [],
    );
    const doubles = view.phase === 'double' ? view.doubles.filter(({ left }) => left) : [];
    expect(operations(scene, 'tile', 'double').map(({ tile }) => tile)).toEqual(doubles.map(({ tile }) => tile));
  });

  test('stays within its limits: size, text, cards inside the picture and off the board', () => {
    expect(Math.max(scene.width, scene.height)).toBeLessThanOrEqual(2000);
    expect(layout.tile).toBeLessThanOrEqual(128);
    expect(layout.tile).toBeGreaterThanOrEqual(40);
    for (const number of [scene.width, scene.height, layout.tile]) expect(Number.isInteger(number)).toBe(true);
    for (const { size } of operations(scene, 'text')) expect(size).toBeGreaterThanOrEqual(18);
    const { board } = layout;
    const cards = [...layout.seats, layout.pile, ...layout.tiles];
    cards.forEach((card, index) => {
      expect(
        card.x >= 0 && card.x + card.wide <= scene.width && card.y >= 0 && card.y + card.high <= scene.height,
      ).toBe(true);
      expect(overlap(card, board)).toBe(false);
      expect(cards.slice(index + 1).some((other) => overlap(card, other))).toBe(false);
    });
  });
});

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

function overlap(a: Rectangle, b: Rectangle): boolean {
  return a.x < b.x + b.wide && b.x < a.x + a.wide && a.y < b.y + b.high && b.y < a.y + a.high;
}

test('squares and pixels map to each other', () => {
  const layout = boardLayout(requestFor(playUntil(4, placing)));
  const { area, board, tile } = layout;
  for (let x = area.x; x < area.x + area.columns; x++) {
    for (let y = area.y; y < area.y + area.rows; y++) {
      const corner = squareCorner(layout, { x, y });
      expect(squareAt(layout, corner)).toEqual({ x, y });
      expect(squareAt(layout, { x: corner.x + tile - 1, y: corner.y + tile - 1 })).toEqual({ x, y });
    }
  }
  expect(squareAt(layout, { x: board.x - 1, y: board.y })).toBeUndefined();
  expect(squareAt(layout, { x: board.x, y: board.y + board.high })).toBeUndefined();
});

test('columns ahead of the river are shaded until the game is over', () => {
  const early = requestFor(playUntil(3, placing));
  const layout = boardLayout(early);
  const [shade] = operations(boardScene(early), 'box', 'ahead');
  expect(squareAt(layout, { x: shade!.x + 1, y: shade!.y + 1 })!.x).toBe(early.view.river.front + 1);
  expect(shade!.x + shade!.wide).toBe(layout.board.x + layout.board.wide);
  expect(operations(boardScene(requestFor(playUntil(3, AT_END))), 'box', 'ahead')).toEqual([]);
});

test('the mouth with its points is laid at the end', () => {
  for (const seats of [2, 5]) {
    const state = playUntil(seats, AT_END);
    expect(texts(boardScene(requestFor(state)), 'mouth')).toEqual(SET.mouth[seats]!.map(String));
  }
});

test('five boats on one space can all be read', () => {
  const scene = boardScene(requestFor(playUntil(5, AT_START)));
  const boats = operations(scene, 'piece').filter(({ piece, part }) => piece === 'boat' && part === undefined);
  const heights = boats.map(({ y }) => y).sort((a, b) => a - b);
  expect(boats).toHaveLength(5);
  for (let at = 1; at < heights.length; at++) expect(heights[at]! - heights[at - 1]!).toBeGreaterThanOrEqual(18);
});

test('a long thin board far from the source still fits', () => {
  const view = viewFor(playUntil(2, AT_START));
  const tile = { tile: 'bend-a', rotation: 0 as const, turn: 1, seat: 0 };
  const far = Array.from({ length: 60 }, (_, at) => ({ ...tile, x: 1, y: 2 + at, squares: [{ x: 1, y: 2 + at }] }));
  const { width, height } = boardScene(
    requestFor(playUntil(2, AT_START), { view: { ...view, tiles: [...view.tiles, ...far] } }),
  );
  expect(Math.max(width, height)).toBeLessThanOrEqual(2000);
});

test('a focus shows the last two turns and the marked squares, larger, with what lies around them cut off', () => {
  const request = requestFor(playUntil(3, (state) => state.turn >= 50 && state.phase === 'place'));
  const { view } = request;
  const last = view.tiles.filter(({ turn }) => turn >= view.turn - 2 && turn < view.turn);
  const legal = [{ ...last[0]!.squares[0]!, label: '1' }];
  const whole = boardLayout({ view, legal });
  const focus = boardLayout({ view, legal, focus: true });
  expect(focus.area.columns * focus.area.rows).toBeLessThan(whole.area.columns * whole.area.rows);
  expect(focus.tile).toBeGreaterThanOrEqual(whole.tile);
  for (const square of [...last.flatMap(({ squares }) => squares), ...legal]) {
    const { x, y } = squareCorner(focus, square);
    expect(squareAt(focus, { x: x + 1, y: y + 1 })).toEqual({ x: square.x, y: square.y });
  }
  const { operations } = boardScene({ ...request, legal, focus: true });
  const clip = operations.findIndex(({ kind }) => kind === 'clip');
  const unclip = operations.findIndex(({ kind }) => kind === 'unclip');
  expect(operations[clip]).toEqual({ kind: 'clip', ...focus.board });
  const inside = operations.slice(clip, unclip).filter(({ kind }) => kind === 'tile');
  expect(inside).toHaveLength(view.tiles.length);
});
