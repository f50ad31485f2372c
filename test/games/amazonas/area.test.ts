import { describe, expect, it } from 'vitest';
import { type State, startState } from '../../../src/games/amazonas/rules/state.ts';
import { viewOf } from '../../../src/games/amazonas/rules/view.ts';
import { step } from '../../support/amazonas-rules.ts';
import { tileSetWith } from '../../support/scenario-set.ts';
import { setupWith } from './games.ts';

const LAND = 30;
const BENDS = 10;

/** Land without features, and doubles that move the river up or down. */
const SET = tileSetWith([
  {
    id: 'extra-plain',
    role: 'land',
    count: LAND,
    name: 'jungle',
    segments: [{ kind: 'jungle', ports: ['N', 'E', 'S', 'W'] }],
  },
  {
    id: 'extra-bang',
    role: 'amazon',
    count: BENDS,
    name: 'the river between jungles, "!"',
    bang: true,
    segments: [
      { kind: 'amazon', ports: ['W1', 'E1'], spaces: 1 },
      { kind: 'jungle', ports: ['W2', 'N', 'E0'] },
      { kind: 'jungle', ports: ['W0', 'S', 'E2'] },
    ],
  },
  ...[
    { id: 'extra-up', entry: 0, exit: 1 },
    { id: 'extra-down', entry: 1, exit: 0 },
  ].map(({ id, entry, exit }) => ({
    id,
    role: 'double',
    count: BENDS,
    name: 'a double between jungles',
    squares: [
      [0, 1],
      [0, 0],
    ],
    segments: [
      { kind: 'amazon', ports: [`${entry}:W1`, `${exit}:E1`], spaces: 2 },
      {
        kind: 'jungle',
        ports: [`${entry}:W0`, `${entry}:W2`, `${exit}:E0`, `${exit}:E2`, `${exit}:W`, `${entry}:E`, '0:S', '1:N'],
      },
    ],
  })),
]);

/** Lays all land in one line from (x, y) on. */
function layLine(start: State, from: { x: number; y: number }, by: { x: number; y: number }): State {
  let state = start;
  for (let tile = 0; tile < LAND; tile++) {
    for (const action of [
      { type: 'draw' },
      { type: 'place', x: from.x + tile * by.x, y: from.y + tile * by.y, rotation: 0 },
      { type: 'boat' },
    ] as const) {
      // Where no piece can stand, the boat has sailed by itself.
      if (action.type === 'boat' && state.phase !== 'piece') continue;
      const result = step(state, state.seat, action);
      if (!result.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(result.failure)}`);
      state = result.value.state;
    }
  }
  return state;
}

const UP = { x: 0, y: -1 };
const DOWN = { x: 0, y: 1 };

describe('the board is large enough', () => {
  it.each([
    ['up', { x: 1, y: -1 }, UP],
    ['down', { x: 2, y: 2 }, DOWN],
    ['against the river', { x: -1, y: 0 }, { x: -1, y: 0 }],
  ])('for all land in one line %s', (_, from, by) => {
    const start = startState(SET, setupWith(Array(LAND).fill('extra-plain'), { set: SET }));
    const view = viewOf(layLine(start, from, by));
    expect(view.phase).toBe('over');
    expect(view.tiles).toHaveLength(LAND + 1);
    expect(view.tiles.at(-1)!.squares).toEqual([{ x: from.x + (LAND - 1) * by.x, y: from.y + (LAND - 1) * by.y }]);
  });

  it.each([
    ['up', 'extra-up', UP, 1 - BENDS],
    ['down', 'extra-down', DOWN, 1 + BENDS],
  ])('for all land in one line %s from a river that every double moves further that way', (_, double, by, end) => {
    const pile = [...Array<string>(BENDS).fill('extra-bang'), ...Array<string>(LAND).fill('extra-plain')];
    let state = startState(SET, setupWith(pile, { set: SET }));
    for (let bend = 0; bend < BENDS; bend++) {
      const { next } = viewOf(state).river;
      for (const action of [
        { type: 'draw' },
        { type: 'place', ...next, rotation: 0 },
        { type: 'double', tile: double, rotation: 0 },
        { type: 'boat' },
      ] as const) {
        const result = step(state, state.seat, action);
        if (!result.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(result.failure)}`);
        state = result.value.state;
      }
    }
    const { next, front } = viewOf(state).river;
    expect(next).toEqual({ x: 4 + 2 * BENDS, y: end });
    const view = viewOf(layLine(state, { x: front, y: end + by.y }, by));
    expect(view.phase).toBe('over');
    expect(view.tiles.at(-1)!.squares).toEqual([{ x: front, y: end + LAND * by.y }]);
  });
});
