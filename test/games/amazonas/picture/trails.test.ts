import { expect, test } from 'vitest';
import type { GameEvent } from '../../../../src/games/amazonas/rules/event.ts';
import { operations, picture, texts } from '../../../render/support/drawing.ts';
import { playUntil, requestFor } from '../../../render/support/position.ts';

const STATE = playUntil(3, ({ turn, phase, boats }) => turn > 20 && phase === 'draw' && Math.min(...boats) > 2);

/** Seat 1 has sailed from a space to where it is now, perhaps in two steps; the others have not moved. */
function after(events: readonly GameEvent[]) {
  return picture({ ...requestFor(STATE, { legal: [] }), events });
}

test('an arrow follows the boat that has moved, from the first space to the last', () => {
  const space = STATE.boats[1]!;
  const sailed = { type: 'sailed', seat: 1, cause: 'icons', steps: 1 } as const;
  const still = after([{ ...sailed, seat: 0, from: STATE.boats[0]!, to: STATE.boats[0]! }]);
  expect(operations(still.drawing, 'line', 'trail')).toEqual([]);
  const { drawing } = after([
    { ...sailed, from: space - 2, to: space - 1 },
    { ...sailed, from: space - 1, to: space },
  ]);
  const lines = operations(drawing, 'line', 'trail');
  expect(lines.length).toBeGreaterThan(0);
  const boats = operations(drawing, 'piece', undefined).filter(({ piece }) => piece === 'boat');
  for (const { points } of lines) {
    expect(points).toHaveLength(3);
    const end = points.at(-1)!;
    expect(Math.abs(boats[1]!.x - end.x)).toBeLessThan(2);
  }
  // In Dutch, like the picture; boats on one space share a rank.
  const rank = (seat: number) => `${1 + STATE.boats.filter((boat) => boat > STATE.boats[seat]!).length}e`;
  expect(texts(drawing, 'place').map((text) => text.replace(/^vak /, ''))).toEqual([
    `${STATE.boats[0]} · ${rank(0)}`,
    `${space - 2}→${space} · ${rank(1)}`,
    `${STATE.boats[2]} · ${rank(2)}`,
  ]);
});
