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
    // Squares of 30 pixels are large enough for a story.
    const whole = boardLayout(boardScene(requestFor(state)));
    expect(layout.tileInChat).toBeGreaterThanOrEqual(Math.min(30, whole.tileInChat));
  });

  test.each(MOMENTS)('%i players, turn %i: with three squares nearby has large squares', (_, __, state) => {
    const { scene } = picture(requestFor(state, { focus: true, legal: [] }));
    const { squares } = scene.tiles.find((tile) => tile.last !== undefined)!;
    const legal = [1, 2, 3].map((at) => ({
      x: squares[0]!.x - at,
      y: squares[0]!.y - 1,
      label: String(at),
      rotations: [0 as const],
    }));
    const { drawing, layout } = picture(requestFor(state, { focus: true, legal }));
    // Parts of a picture are whole pixels.
    expect(onPhone({ drawing, layout })).toBeGreaterThanOrEqual(29.9);
  });

  const legalAt = (squares: readonly { x: number; y: number }[]) =>
    squares.map((square, at) => ({ ...square, label: String(at + 1), rotations: [0 as const] }));

  test('shows all of a choice and the last tile however far apart they are, with text that can be read', () => {
    const state = playUntil(2, (s) => s.turn >= 55 && s.phase === 'place');
    const { squares } = boardScene(requestFor(state)).tiles.at(-1)!;
    const { x, y } = squares[0]!;
    for (const columns of [5, 12, 20, 30]) {
      for (const rows of [1, 4, 9]) {
        const legal = legalAt([{ x: x - columns + 1, y: y - rows + 1 }]);
        const { layout, scene, drawing } = picture(requestFor(state, { focus: true, legal }));
        for (const square of [...squares, ...legal]) expect(isShown(scene, square)).toBe(true);
        expect(layout.text * Math.min(324 / drawing.width, 350 / drawing.height)).toBeGreaterThan(10);
        expect(Math.max(drawing.width, drawing.height)).toBeLessThanOrEqual(2000);
      }
    }
  });

  /** The side of a square where a phone shows the picture. */
  const onPhone = ({ drawing, layout }: Pick<ReturnType<typeof picture>, 'drawing' | 'layout'>) =>
    layout.tile * Math.min(324 / drawing.width, 350 / drawing.height);

  const isShown = ({ area }: BoardScene, { x, y }: { x: number; y: number }) =>
    x >= area.x && y >= area.y && x < area.x + area.columns && y < area.y + area.rows;

  test.each(MOMENTS)('%i players, turn %i: shows what glows, the latest first, while squares are large', (...given) => {
    const [seats, , state] = given;
    const seenTurn = state.turn - 1 - seats;
    const { scene } = picture(requestFor(state, { focus: true, legal: [], seenTurn }));
    const glowing = scene.tiles.filter(({ unseen }) => unseen);
    expect(glowing.length).toBeGreaterThan(1);
    const squares = glowing.flatMap((tile) => tile.squares);
    const [xs, ys] = [squares.map(({ x }) => x), squares.map(({ y }) => y)];
    const isNear = Math.max(...xs) - Math.min(...xs) < 13 && Math.max(...ys) - Math.min(...ys) < 8;
    const shown = glowing.filter((tile) => tile.squares.every((square) => isShown(scene, square)));
    if (isNear) expect(shown).toEqual(glowing);
    expect(shown).toContain(glowing.at(-1));
  });

  test('gives up what glows, but not the choice and the last tile', () => {
    const state = playUntil(3, (s) => s.turn >= 55 && s.phase === 'place');
    const { squares } = boardScene(requestFor(state)).tiles.at(-1)!;
    const { x, y } = squares[0]!;
    const legal = legalAt([{ x: x - 17, y }]);
    const { scene } = picture(requestFor(state, { focus: true, legal, seenTurn: 0 }));
    expect(scene.tiles.every(({ turn, unseen }) => unseen === turn > 0)).toBe(true);
    expect(scene.tiles.some(({ squares: [at] }) => !isShown(scene, at!))).toBe(true);
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

  test.each([2, 3, 5])('%i players: shows the whole board while a phone shows its squares large enough', (seats) => {
    for (const turn of [2, 4, 6, 12, 20, 40]) {
      const state = playUntil(seats, (s) => s.turn >= turn && s.phase === 'draw');
      const { scene, layout, drawing } = picture(requestFor(state, { focus: true, legal: [] }));
      expect(onPhone({ layout, drawing })).toBeGreaterThanOrEqual(28);
      const squares = scene.tiles.flatMap((tile) => tile.squares);
      const [xs, ys] = [squares.map(({ x }) => x), squares.map(({ y }) => y)];
      const isSmall = Math.max(...xs) - Math.min(...xs) < 8 && Math.max(...ys) - Math.min(...ys) < 4;
      if (isSmall) expect(squares.every((square) => isShown(scene, square))).toBe(true);
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
