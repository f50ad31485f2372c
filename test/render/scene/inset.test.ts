import { describe, expect, test } from 'vitest';
import { type Box, middleOf } from '../../../src/drawing/point.ts';
import { THEMES } from '../../../src/drawing/theme.ts';
import type { State } from '../../../src/games/amazonas/rules/state.ts';
import { operations, picture } from '../support/drawing.ts';
import { AT_END, playUntil, requestFor } from '../support/position.ts';

const LATE = (state: State) => state.turn > 50 && state.phase === 'draw';
const MOMENTS = [2, 3, 5].map((seats) => [seats, playUntil(seats, LATE)] as const);

/** A few squares about the source. */
const AREA = { x: 0, y: -2, columns: 5, rows: 4 };

/** What a picture shows small, with the rectangle that it takes. */
function insetOf(shown: ReturnType<typeof picture>) {
  const boxes = operations(shown.drawing, 'box', 'inset');
  return { box: boxes[0] as Box, boxes, tiles: operations(shown.drawing, 'tile', 'inset') };
}

describe('a picture of a part of the board', () => {
  test.each(MOMENTS)('%i players: has all of it beside the seats, with a frame around the part', (_, state) => {
    const shown = picture(requestFor(state, { focus: true, legal: [], area: AREA }));
    const { scene, layout } = shown;
    const { box, boxes, tiles } = insetOf(shown);
    expect(tiles.map(({ tile, rotation }) => ({ tile, rotation }))).toEqual(
      scene.tiles.map(({ tile, rotation }) => ({ tile, rotation })),
    );
    const side = tiles[0]!.size;
    for (const { x, y } of tiles) {
      expect(x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height).toBe(true);
    }
    const { aside } = layout;
    expect(box.x >= aside!.x && box.x + box.width <= aside!.x + aside!.width).toBe(true);
    expect(box.y >= aside!.y && box.y + box.height <= aside!.y + aside!.height).toBe(true);
    const [first] = scene.tiles;
    const corner = { x: tiles[0]!.x - first!.x * side, y: tiles[0]!.y - first!.y * side };
    const frame = boxes.find(({ width, stroke }) => stroke && width > AREA.columns * side)!;
    expect(Math.abs(frame.x - (corner.x + AREA.x * side))).toBeLessThanOrEqual(frame.lineWidth!);
    expect(Math.abs(frame.y - (corner.y + AREA.y * side))).toBeLessThanOrEqual(frame.lineWidth!);
    // The last tile is seen as a mark.
    const last = scene.tiles.find((tile) => tile.last !== undefined)!;
    const marks = boxes.filter(({ fill, stroke }) => fill && stroke).map(middleOf);
    expect(
      marks.map(({ x, y }) => [Math.floor((x - corner.x) / side), Math.floor((y - corner.y) / side)]),
    ).toContainEqual(last.squares.map(({ x, y }) => [x, y])[0]);
  });

  test('has it only where less than half of the tiles are seen', () => {
    const state = playUntil(3, LATE);
    const squares = requestFor(state).view.tiles.flatMap((tile) => tile.squares);
    const left = Math.min(...squares.map(({ x }) => x));
    const top = Math.min(...squares.map(({ y }) => y));
    const rows = Math.max(...squares.map(({ y }) => y)) - top + 1;
    const shares = new Set<boolean>();
    for (let columns = 1; columns < 30; columns++) {
      const area = { x: left, y: top, columns, rows };
      const seen = squares.filter(({ x }) => x < left + columns).length / squares.length;
      const { scene } = picture(requestFor(state, { focus: true, legal: [], area }));
      expect(scene.inset !== undefined, `${seen}`).toBe(seen < 0.5);
      shares.add(seen < 0.5);
    }
    expect(shares.size).toBe(2);
  });

  test('shows it in every theme', () => {
    const [, state] = MOMENTS[0]!;
    for (const theme of THEMES) {
      expect(
        insetOf(picture(requestFor(state, { focus: true, legal: [], theme, area: AREA }))).tiles.length,
      ).toBeGreaterThan(50);
    }
  });
});

test('nothing is small where all is shown, a tile is placed or tried, the game is over, or of a page of rules', () => {
  const early = playUntil(3, ({ turn, phase }) => turn === 4 && phase === 'draw');
  expect(insetOf(picture(requestFor(early, { focus: true, legal: [] }))).tiles).toEqual([]);
  const late = playUntil(3, (state) => state.turn > 50 && state.phase === 'place');
  expect(insetOf(picture(requestFor(late, { legal: [] }))).tiles).toEqual([]);
  expect(insetOf(picture(requestFor(late, { focus: true, area: AREA }))).tiles).toEqual([]);
  const over = playUntil(3, AT_END);
  expect(insetOf(picture(requestFor(over, { focus: true, area: AREA }))).tiles).toEqual([]);
  const draft = { tile: requestFor(late).view.drawn!, x: 0, y: -3, rotation: 0 as const };
  expect(insetOf(picture(requestFor(late, { focus: true, legal: [], drafted: [draft] }))).tiles).toEqual([]);
  expect(insetOf(picture(requestFor(late, { focus: true, legal: [], panel: false }))).tiles).toEqual([]);
});
