import { describe, expect, test } from 'vitest';
import { squaresBox } from '../../../src/drawing/board-grid.ts';
import { boxAround, boxesOverlap } from '../../../src/drawing/point.ts';
import type { State } from '../../../src/games/amazonas/rules/state.ts';
import type { PlacedPiece } from '../../../src/games/contract/view.ts';
import { operations, picture } from '../support/drawing.ts';
import { playUntil, requestFor } from '../support/position.ts';

const PLACING = (state: State) => state.turn > 30 && state.phase === 'draw';

/** A picture with the last pieces of its board taken off it, and what went home. */
function withReturned(seats: number, focus: boolean) {
  const request = requestFor(playUntil(seats, PLACING), { focus, legal: [] });
  const { pieces } = request.view;
  const returned = pieces.filter(({ piece }) => piece === 'meeple').slice(-1);
  const view = { ...request.view, pieces: pieces.filter((piece) => !returned.includes(piece)) };
  return { before: request, returned, shown: picture({ ...request, view, returned }) };
}

describe.each([true, false])('a piece that went home, focus %s', (focus) => {
  test.each([2, 4])('%i players: is pale where it stood, with an arrow towards the card of its seat', (seats) => {
    const { before, returned, shown } = withReturned(seats, focus);
    const stood = operations(picture(before).drawing, 'piece', undefined);
    const [pale] = operations(shown.drawing, 'piece', 'returned');
    const seat = returned[0]!.seat;
    expect(pale).toMatchObject({ pale: true, colour: shown.scene.seats[seat]!.colour });
    if (before.focus === false) expect(stood.some(({ x, y }) => x === pale!.x && y === pale!.y)).toBe(true);
    expect(operations(shown.drawing, 'piece', undefined).every((one) => !one.pale)).toBe(true);
    const tip = operations(shown.drawing, 'polygon', 'returned').at(-1)!.points[0]!;
    const card = shown.layout.seats[seat]!;
    const towards = { x: card.x + card.width / 2 - pale!.x, y: card.y + card.height / 2 - pale!.y };
    expect((tip.x - pale!.x) * towards.x + (tip.y - pale!.y) * towards.y).toBeGreaterThan(0);
    expect(Math.hypot(tip.x - pale!.x, tip.y - pale!.y)).toBeLessThan(pale!.size * 2);
  });
});

test('a picture of a turn shows what went home, where it is near enough', () => {
  const request = requestFor(playUntil(5, PLACING), { focus: true, legal: [] });
  const { tiles } = request.view;
  const last = tiles.at(-1)!;
  const near = tiles
    .flatMap(({ squares }, tile) =>
      Math.abs(squares[0]!.x - last.x) < 9 && Math.abs(squares[0]!.y - last.y) < 4 ? [tile] : [],
    )
    .filter((tile) => tile !== tiles.length - 1);
  expect(near.length).toBeGreaterThan(5);
  for (const tile of near) {
    const returned: PlacedPiece[] = [{ tile, segment: 0, seat: 1, piece: 'meeple' }];
    const { layout, drawing, scene } = picture({ ...request, returned });
    const [pale] = operations(drawing, 'piece', 'returned');
    expect(pale, `tile ${tile}`).toBeDefined();
    expect(scene.area.columns).toBeLessThanOrEqual(12);
    const box = squaresBox(layout, tiles[tile]!.squares);
    expect(boxesOverlap(box, { x: pale!.x, y: pale!.y, width: 1, height: 1 })).toBe(true);
  }
});

test('points do not lie on a piece that went home', () => {
  const { returned, before } = withReturned(3, true);
  const scored = [{ segments: [returned[0]!], points: 6, seats: [returned[0]!.seat] }];
  const { drawing } = picture({ ...before, returned, scored });
  const plates = operations(drawing, 'box', 'scored');
  expect(plates).toHaveLength(1);
  const arrows = operations(drawing, 'polygon', 'returned').map(({ points }) => boxAround(points));
  expect(arrows.length).toBeGreaterThan(0);
  for (const arrow of arrows) for (const plate of plates) expect(boxesOverlap(plate, arrow)).toBe(false);
});
