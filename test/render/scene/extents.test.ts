import { describe, expect, test } from 'vitest';
import { squareCorner } from '../../../src/drawing/board-grid.ts';
import { legalActions } from '../../../src/games/amazonas/rules/legal.ts';
import type { State } from '../../../src/games/amazonas/rules/state.ts';
import { perform } from '../../../src/games/amazonas/rules/step.ts';
import { viewOf } from '../../../src/games/amazonas/rules/view.ts';
import type { BoardScene } from '../../../src/games/contract/scene.ts';
import { boardLayout, boardScene, squareAt } from '../../../src/render/index.ts';
import { picture } from '../support/drawing.ts';
import { AT_END, playUntil, requestFor, SET } from '../support/position.ts';

/** The layouts of all pictures of a game, turn by turn. */
function layoutsOfGame(seats: number) {
  const state = playUntil(seats, () => true);
  const layouts = [];
  for (let step = 0; state.phase !== 'over'; step++) {
    layouts.push(boardLayout(boardScene(requestFor(state))));
    const actions = legalActions(state);
    perform(state, actions[(step * 7919 + seats) % actions.length]!, []);
  }
  return layouts;
}

describe('the whole board', () => {
  test.each([2, 5])('%i players: squares keep their size and place for several pictures', (seats) => {
    const layouts = layoutsOfGame(seats);
    const changes = layouts.filter((layout, at) => {
      const before = layouts[at - 1];
      return before && JSON.stringify(before.board) + before.tile !== JSON.stringify(layout.board) + layout.tile;
    });
    expect(layouts.length).toBeGreaterThan(150);
    expect(layouts.length / changes.length).toBeGreaterThan(5);
  });

  test('stays as it is from the draw to the end of a turn, as far as the tile laid allows', () => {
    const drawn = playUntil(3, (state) => state.turn > 20 && state.phase === 'place');
    const before = boardLayout(boardScene(requestFor(drawn, { legal: [] })));
    const asked = boardLayout(boardScene(requestFor(drawn)));
    expect(asked).toEqual(before);
  });
});

describe('a focus', () => {
  const MOMENTS = [10, 30, 55].flatMap((turn) =>
    [2, 3, 5].map((seats) => [seats, turn, playUntil(seats, (s) => s.turn >= turn && s.phase === 'place')] as const),
  );

  test.each(MOMENTS)('%i players, turn %i: shows the last tile and every square to choose from', (_, __, state) => {
    const request = requestFor(state, { focus: true });
    const { layout, scene } = picture(request);
    const last = scene.tiles.filter((tile) => tile.last !== undefined);
    expect(last.length).toBeGreaterThan(0);
    for (const { x, y } of [...last.flatMap(({ squares }) => squares), ...request.legal!]) {
      const corner = squareCorner(layout, { x, y });
      expect(squareAt(layout, { x: corner.x + 1, y: corner.y + 1 })).toEqual({ x, y });
    }
    expect(layout.tile).toBeGreaterThanOrEqual(boardLayout(boardScene(requestFor(state))).tile);
  });

  test.each(MOMENTS)('%i players, turn %i: with three squares nearby has squares of 96 pixels', (_, __, state) => {
    const { scene } = picture(requestFor(state, { focus: true, legal: [] }));
    const { squares } = scene.tiles.find((tile) => tile.last !== undefined)!;
    const legal = [1, 2, 3].map((at) => ({
      x: squares[0]!.x - at,
      y: squares[0]!.y - 1,
      label: String(at),
      rotations: [0 as const],
    }));
    const { layout, drawing } = picture(requestFor(state, { focus: true, legal }));
    expect(layout.tile).toBeGreaterThanOrEqual(96);
    const shown = layout.tile * Math.min(550 / drawing.width, 350 / drawing.height);
    expect(shown).toBeGreaterThanOrEqual(36);
    expect(drawing.width / drawing.height).toBeGreaterThan(1.35);
    expect(drawing.width / drawing.height).toBeLessThan(1.9);
  });

  const legalAt = (squares: readonly { x: number; y: number }[]) =>
    squares.map((square, at) => ({ ...square, label: String(at + 1), rotations: [0 as const] }));

  test.each([1, 2, 3])('has squares of 96 pixels as long as its choice is not wider than 19, with %i rows', (rows) => {
    const state = playUntil(3, (s) => s.turn >= 30 && s.phase === 'place');
    const { squares } = boardScene(requestFor(state)).tiles.at(-1)!;
    const { x, y } = squares[0]!;
    for (const columns of [5, 9, 12, 15, 18, 19]) {
      for (const height of [rows, rows + 6, rows + 10]) {
        const legal = legalAt([
          { x: x - columns + 1, y },
          { x, y: y - height + 1 },
        ]);
        const { layout, drawing } = picture(requestFor(state, { focus: true, legal }));
        expect(layout.tile, `${columns} x ${height}`).toBeGreaterThanOrEqual(96);
        expect(Math.max(drawing.width, drawing.height)).toBeLessThanOrEqual(2000);
      }
    }
  });

  test('has squares of 96 pixels and text in proportion however far apart its choice is', () => {
    const state = playUntil(2, (s) => s.turn >= 55 && s.phase === 'place');
    const { squares } = boardScene(requestFor(state)).tiles.at(-1)!;
    const { x, y } = squares[0]!;
    for (const columns of [20, 24, 30]) {
      const legal = legalAt([{ x: x - columns + 1, y: y - 3 }]);
      const { layout, scene, drawing } = picture(requestFor(state, { focus: true, legal }));
      expect(layout.tile).toBe(96);
      for (const square of [...squares, ...legal]) expect(isShown(scene, square)).toBe(true);
      expect((layout.text * 550) / drawing.width).toBeGreaterThan(10);
    }
  });

  const isShown = ({ area }: BoardScene, { x, y }: { x: number; y: number }) =>
    x >= area.x && y >= area.y && x < area.x + area.columns && y < area.y + area.rows;

  test.each(MOMENTS)(
    '%i players, turn %i: shows what glows, the latest first, with squares of 96 pixels',
    (...given) => {
      const [seats, , state] = given;
      const seenTurn = state.turn - 1 - seats;
      const { layout, scene } = picture(requestFor(state, { focus: true, legal: [], seenTurn }));
      expect(layout.tile).toBeGreaterThanOrEqual(96);
      const glowing = scene.tiles.filter(({ unseen }) => unseen);
      expect(glowing.length).toBeGreaterThan(1);
      const squares = glowing.flatMap((tile) => tile.squares);
      const [xs, ys] = [squares.map(({ x }) => x), squares.map(({ y }) => y)];
      const isWide = Math.max(...xs) - Math.min(...xs) >= 19 || Math.max(...ys) - Math.min(...ys) >= 14;
      const shown = glowing.filter((tile) => tile.squares.every((square) => isShown(scene, square)));
      if (!isWide) expect(shown).toEqual(glowing);
      expect(shown).toContain(glowing.at(-1));
    },
  );

  test('gives up what glows, but not the choice and the last tile, for squares of 96 pixels', () => {
    const state = playUntil(3, (s) => s.turn >= 55 && s.phase === 'place');
    const { squares } = boardScene(requestFor(state)).tiles.at(-1)!;
    const { x, y } = squares[0]!;
    const legal = legalAt([{ x: x - 17, y }]);
    const { layout, scene } = picture(requestFor(state, { focus: true, legal, seenTurn: 0 }));
    expect(scene.tiles.every(({ turn, unseen }) => unseen === turn > 0)).toBe(true);
    expect(layout.tile).toBeGreaterThanOrEqual(96);
    for (const square of [...squares, ...legal]) expect(isShown(scene, square)).toBe(true);
  });

  test.each(MOMENTS)('%i players, turn %i: the last tile is not at the edge of the picture', (_, __, state) => {
    const { scene } = picture(requestFor(state, { focus: true, legal: [] }));
    const { area } = scene;
    for (const { squares, last } of scene.tiles) {
      if (last === undefined) continue;
      for (const { x, y } of squares) {
        expect(x > area.x && y > area.y && x < area.x + area.columns - 1 && y < area.y + area.rows - 1).toBe(true);
      }
    }
  });

  test.each([2, 3, 5])('%i players: shows the whole board while a chat shows its squares with 40 pixels', (seats) => {
    for (const turn of [2, 6, 12, 20, 40]) {
      const state = playUntil(seats, (s) => s.turn >= turn && s.phase === 'draw');
      const { scene, layout, drawing } = picture(requestFor(state, { focus: true, legal: [] }));
      const inChat = layout.tile * Math.min(550 / drawing.width, 350 / drawing.height);
      expect(inChat).toBeGreaterThanOrEqual(39.5);
      const squares = scene.tiles.flatMap((tile) => tile.squares);
      const [xs, ys] = [squares.map(({ x }) => x), squares.map(({ y }) => y)];
      const isSmall = Math.max(...xs) - Math.min(...xs) < 9 && Math.max(...ys) - Math.min(...ys) < 4;
      if (isSmall) expect(squares.every((square) => isShown(scene, square))).toBe(true);
      // As much is empty as the board is ragged, and not a margin more.
      const { area } = scene;
      const rows = ys.filter((y) => y >= area.y && y < area.y + area.rows);
      const emptyRows = area.rows - (Math.max(...rows) - Math.min(...rows) + 1);
      expect(emptyRows).toBeLessThanOrEqual(2);
    }
  });

  test('gives up earlier turns before it gives up large squares', () => {
    const state = playUntil(3, (s: State) => s.turn >= 40 && s.phase === 'place');
    const view = viewOf(state);
    const last = view.tiles.at(-1)!;
    const before = view.tiles.at(-2)!;
    const far = { ...before, x: last.x - 30, squares: [{ x: last.x - 30, y: last.y }] };
    const tiles = view.tiles.map((tile) => (tile === before ? far : tile));
    const request = requestFor(state, { focus: true, legal: [], view: { ...view, tiles } });
    const { layout } = picture(request);
    expect(layout.tile).toBeGreaterThanOrEqual(96);
    expect(layout.area.x).toBeGreaterThan(far.x);
  });
});

test('a wanted area is shown exactly', () => {
  const area = { x: -1, y: -2, columns: 6, rows: 4 };
  const { scene, layout, drawing } = picture(requestFor(playUntil(4, AT_END), { area, panel: false }));
  expect(scene.area).toEqual(area);
  expect(layout.board.width).toBe(6 * layout.tile);
  expect(drawing.operations.some((operation) => 'part' in operation && operation.part === 'score')).toBe(false);
});

test('all frames of one area are equally large, whatever the phase', () => {
  const area = { x: -6, y: -6, columns: 30, rows: 14 };
  const phases = ['place', 'piece', 'draw', 'double'] as const;
  const sizes = phases.map((phase) => {
    const { drawing } = picture(
      requestFor(
        playUntil(3, (s) => s.phase === phase),
        { area, longest: 1000 },
      ),
    );
    return `${drawing.width} x ${drawing.height}`;
  });
  expect(new Set(sizes).size).toBe(1);
});

test('a preview far from the last turn shows the tile that would lie there large', () => {
  const request = requestFor(playUntil(3, (state) => state.turn > 40 && state.phase === 'place'));
  const { tiles } = request.view;
  const last = tiles.at(-1)!;
  const away = Math.min(...tiles.map(({ x }) => x)) - 1;
  const draft = { tile: SET.landTiles[0]!, rotation: 0, x: away, y: last.y } as const;
  const { area } = boardScene({ ...request, legal: [], focus: true, drafted: [draft] });
  expect(last.x - away).toBeGreaterThan(11);
  expect(area.columns).toBeLessThanOrEqual(11);
  expect(away).toBeGreaterThan(area.x);
  expect(away).toBeLessThan(area.x + area.columns - 1);
});
