import { describe, expect, test } from 'vitest';
import { legalActions, perform, type State, viewFor } from '../../../src/engine/index.ts';
import { boardLayout, boardScene, squareAt, squareCorner } from '../../../src/render/index.ts';
import { picture } from '../support/drawing.ts';
import { AT_END, playUntil, requestFor } from '../support/position.ts';

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
    expect(layouts.length / changes.length).toBeGreaterThan(8);
  });

  test('stays as it is from the draw to the end of a turn, as far as the tile laid allows', () => {
    const drawn = playUntil(3, (state) => state.turn > 20 && state.phase === 'place');
    const before = boardLayout(boardScene(requestFor(drawn, { legal: [] })));
    const asked = boardLayout(boardScene(requestFor(drawn)));
    expect(asked).toEqual(before);
  });

  test('at density 2 is the same picture with twice the pixels', () => {
    const request = requestFor(playUntil(4, (state) => state.turn > 60 && state.phase === 'place'));
    const [single, double] = [picture(request), picture({ ...request, density: 2 })];
    expect(double.drawing.width).toBe(2 * single.drawing.width);
    expect(double.drawing.height).toBe(2 * single.drawing.height);
    expect(double.layout.tile).toBe(2 * single.layout.tile);
    expect(double.scene).toEqual(single.scene);
    expect(Math.max(double.drawing.width, double.drawing.height)).toBeLessThanOrEqual(4000);
  });

  test('of 25 x 10 squares has squares of 128 pixels at density 2', () => {
    const request = requestFor(playUntil(4, AT_END), { area: { x: -2, y: -4, columns: 25, rows: 10 } });
    expect(picture({ ...request, density: 2 }).layout.tile).toBeGreaterThanOrEqual(128);
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

  test('gives up earlier turns before it gives up large squares', () => {
    const state = playUntil(3, (s: State) => s.turn >= 40 && s.phase === 'place');
    const view = viewFor(state);
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
  expect(layout.board.wide).toBe(6 * layout.tile);
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
