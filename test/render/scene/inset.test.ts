import { describe, expect, test } from 'vitest';
import { squaresBox } from '../../../src/drawing/board-grid.ts';
import { type Box, touch } from '../../../src/drawing/point.ts';
import { THEMES } from '../../../src/drawing/theme.ts';
import type { State } from '../../../src/games/amazonas/rules/state.ts';
import { operations, picture } from '../support/drawing.ts';
import { AT_END, playUntil, requestFor } from '../support/position.ts';

const LATE = (state: State) => state.turn > 50 && state.phase === 'draw';
const MOMENTS = [2, 3, 5].flatMap((seats) =>
  [LATE, AT_END].map((reached) => [seats, playUntil(seats, reached)] as const),
);

/** What a picture shows small, with the rectangle that it takes. */
function insetOf(shown: ReturnType<typeof picture>) {
  const boxes = operations(shown.drawing, 'box', 'inset');
  return { box: boxes[0] as Box, boxes, tiles: operations(shown.drawing, 'tile', 'inset') };
}

describe('a picture of a part of the board', () => {
  test.each(MOMENTS)('%i players: has all of it in a corner, with a frame around the part', (_, state) => {
    const shown = picture(requestFor(state, { focus: true, legal: [] }));
    const { scene, layout } = shown;
    const { box, boxes, tiles } = insetOf(shown);
    expect(tiles.map(({ tile, rotation }) => ({ tile, rotation }))).toEqual(
      scene.tiles.map(({ tile, rotation }) => ({ tile, rotation })),
    );
    const side = tiles[0]!.size;
    for (const { x, y } of tiles) {
      expect(x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height).toBe(true);
    }
    const [first] = scene.tiles;
    const corner = { x: tiles[0]!.x - first!.x * side, y: tiles[0]!.y - first!.y * side };
    const frame = boxes.find(({ width, stroke }) => stroke && width > layout.area.columns * side)!;
    expect(Math.abs(frame.x - (corner.x + layout.area.x * side))).toBeLessThanOrEqual(layout.tile * 0.05);
    expect(Math.abs(frame.y - (corner.y + layout.area.y * side))).toBeLessThanOrEqual(layout.tile * 0.05);
    expect(box.width * box.height).toBeLessThan(layout.board.width * layout.board.height * 0.12);
  });

  test.each(MOMENTS)('%i players: never hides the last tile, points or what can be chosen', (_, state) => {
    const scored = [{ segments: [{ tile: 0, segment: 0 }], points: 4, seats: [0] }];
    for (const change of [{ legal: [], scored }, {}, { legal: [] }]) {
      const shown = picture(requestFor(state, { focus: true, ...change }));
      const { box } = insetOf(shown);
      if (!box) continue;
      const { scene, layout, drawing } = shown;
      const last = scene.tiles.filter((tile) => tile.last !== undefined).flatMap(({ squares }) => squares);
      for (const square of [...last, ...scene.legal]) expect(touch(box, squaresBox(layout, [square]))).toBe(false);
      const plates = operations(drawing, 'box', 'scored', 'award');
      for (const plate of plates) expect(touch(box, plate)).toBe(false);
    }
  });

  test('shows it in every theme', () => {
    const [, state] = MOMENTS[0]!;
    for (const theme of THEMES) {
      expect(insetOf(picture(requestFor(state, { focus: true, legal: [], theme }))).tiles.length).toBeGreaterThan(50);
    }
  });
});

test('nothing is small in a corner where all is shown, where a tile is tried, or of a page of rules', () => {
  const early = playUntil(3, ({ turn, phase }) => turn === 4 && phase === 'draw');
  expect(insetOf(picture(requestFor(early, { focus: true, legal: [] }))).tiles).toEqual([]);
  const late = playUntil(3, (state) => state.turn > 50 && state.phase === 'place');
  expect(insetOf(picture(requestFor(late, { legal: [] }))).tiles).toEqual([]);
  const draft = { tile: requestFor(late).view.drawn!, x: 0, y: -3, rotation: 0 as const };
  expect(insetOf(picture(requestFor(late, { focus: true, legal: [], drafted: [draft] }))).tiles).toEqual([]);
  expect(insetOf(picture(requestFor(late, { focus: true, legal: [], panel: false }))).tiles).toEqual([]);
});
