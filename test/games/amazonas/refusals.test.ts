import { describe, expect, it } from 'vitest';
import { tileAt } from '../../../src/core/board.ts';
import type { Action } from '../../../src/games/amazonas/rules/action.ts';
import { rejectionOf } from '../../../src/games/amazonas/rules/legal.ts';
import type { Rejection } from '../../../src/games/amazonas/rules/rejection.ts';
import { type State, startState } from '../../../src/games/amazonas/rules/state.ts';
import { SHIPPED } from '../../support/scenario-set.ts';
import { played, setupWith } from './games.ts';

function gameWith(pile: readonly string[], actions: readonly Action[]): State {
  return played(startState(SHIPPED, setupWith(pile)), actions);
}

function refusal(state: State, action: Action): Rejection | undefined {
  return rejectionOf(state, state.seat, action);
}

const DRAW: Action = { type: 'draw' };
const BOAT: Action = { type: 'boat' };

describe('a refusal tells', () => {
  it('every side that clashes: what the tile shows there and what is asked for', () => {
    // Tributaries run east and south; the start tile has one at the north of (0, 0) and a village at the west of (0, 1).
    const state = gameWith(['bend-a', 'village-whole-a', 'bend-b'], [DRAW]);
    expect(refusal(state, { type: 'place', x: 0, y: -1, rotation: 90 })).toBeUndefined();
    expect(refusal(state, { type: 'place', x: 0, y: -1, rotation: 180 })).toEqual({
      code: 'edge-clash',
      x: 0,
      y: -1,
      clashes: [{ side: 'S', offered: 'jungle', demanded: 'tributary' }],
    });
    expect(refusal(state, { type: 'place', x: -1, y: 1, rotation: 0 })).toEqual({
      code: 'edge-clash',
      x: -1,
      y: 1,
      clashes: [{ side: 'E', offered: 'tributary', demanded: 'village' }],
    });
  });

  it('all of several sides, in the order N E S W', () => {
    const state = gameWith(
      ['straight-f', 'village-edge-a', 'village-whole-a', 'bend-a'],
      [
        DRAW,
        { type: 'place', x: 0, y: -1, rotation: 0 },
        BOAT,
        DRAW,
        { type: 'place', x: 2, y: -1, rotation: 270 },
        BOAT,
        DRAW,
      ],
    );
    // West of (1, -1) lies jungle, south of it jungle, east of it jungle.
    expect(refusal(state, { type: 'place', x: 1, y: -1, rotation: 0 })).toMatchObject({
      code: 'edge-clash',
      clashes: [
        { side: 'E', offered: 'village', demanded: 'jungle' },
        { side: 'S', offered: 'village', demanded: 'jungle' },
        { side: 'W', offered: 'village', demanded: 'jungle' },
      ],
    });
  });

  it('where the river goes on, how far land may lie, and whose turn it is', () => {
    const amazon = gameWith(['amazon-tributary-a', 'bend-a'], [DRAW]);
    expect(refusal(amazon, { type: 'place', x: 4, y: 0, rotation: 0 })).toEqual({ code: 'not-the-river', x: 4, y: 1 });
    expect(refusal(amazon, { type: 'place', x: 3, y: 1, rotation: 0 })).toEqual({ code: 'not-the-river', x: 4, y: 1 });
    expect(refusal(amazon, { type: 'place', x: 4, y: 1, rotation: 90 })).toEqual({
      code: 'river-blocked',
      rotation: 90,
    });
    expect(rejectionOf(amazon, 1, { type: 'place', x: 4, y: 1, rotation: 0 })).toEqual({
      code: 'not-your-turn',
      seat: 0,
    });
    expect(refusal(amazon, DRAW)).toEqual({ code: 'wrong-phase', phase: 'place', action: 'draw' });
    const land = gameWith(['bend-a', 'bend-b'], [DRAW]);
    expect(refusal(land, { type: 'place', x: 4, y: 0, rotation: 0 })).toEqual({
      code: 'square-ahead',
      x: 4,
      y: 0,
      front: 3,
    });
    expect(refusal(land, { type: 'place', x: 3, y: 1, rotation: 0 })).toEqual({ code: 'square-taken', x: 3, y: 1 });
    expect(refusal(land, { type: 'place', x: 3, y: -2, rotation: 0 })).toEqual({ code: 'square-apart', x: 3, y: -2 });
  });

  it('which double, segment or piece is meant', () => {
    const bang = gameWith(
      ['amazon-bang-a', 'amazon-bang-b', 'bend-a'],
      [DRAW, { type: 'place', x: 4, y: 1, rotation: 0 }],
    );
    expect(refusal(bang, { type: 'double', tile: 'bend-a', rotation: 0 })).toEqual({
      code: 'no-such-double',
      tile: 'bend-a',
    });
    expect(refusal(bang, { type: 'double', tile: 'double-z', rotation: 0 })).toEqual({
      code: 'no-such-double',
      tile: 'double-z',
    });
    expect(refusal(bang, { type: 'double', tile: 'double-c', rotation: 270 })).toEqual({
      code: 'river-blocked',
      rotation: 270,
    });
    const laid = gameWith(
      ['amazon-bang-a', 'amazon-bang-b', 'bend-a'],
      [DRAW, { type: 'place', x: 4, y: 1, rotation: 0 }, { type: 'double', tile: 'double-a', rotation: 0 }],
    );
    expect(refusal(laid, { type: 'meeple', on: 0 })).toEqual({
      code: 'wrong-segment',
      piece: 'meeple',
      kind: 'amazon',
    });
    expect(refusal(laid, { type: 'camp', on: 0 })).toEqual({ code: 'wrong-segment', piece: 'camp', kind: 'amazon' });
    expect(refusal(laid, { type: 'camp', on: 1 })).toEqual({ code: 'wrong-segment', piece: 'camp', kind: 'tributary' });
    expect(refusal(laid, { type: 'meeple', on: 3 })).toEqual({
      code: 'wrong-segment',
      piece: 'meeple',
      kind: 'jungle',
    });
    expect(refusal(laid, { type: 'meeple', on: 6 })).toEqual({ code: 'no-such-segment', on: 6 });
    const again = gameWith(
      ['amazon-bang-a', 'amazon-bang-b', 'bend-a'],
      [
        DRAW,
        { type: 'place', x: 4, y: 1, rotation: 0 },
        { type: 'double', tile: 'double-a', rotation: 0 },
        BOAT,
        DRAW,
        { type: 'place', x: 6, y: 0, rotation: 0 },
      ],
    );
    expect(refusal(again, { type: 'double', tile: 'double-a', rotation: 0 })).toEqual({
      code: 'double-used',
      tile: 'double-a',
    });
  });
});

it('squares far away in every direction are empty, and none is mistaken for one nearby', () => {
  const state = gameWith(['straight-f', 'bend-a'], [DRAW, { type: 'place', x: 0, y: -1, rotation: 0 }, BOAT, DRAW]);
  const taken = (x: number, y: number) => (x >= 0 && x <= 3 && (y === 0 || y === 1)) || (x === 0 && y === -1);
  const beside = (x: number, y: number) => taken(x, y - 1) || taken(x + 1, y) || taken(x, y + 1) || taken(x - 1, y);
  for (let x = -60; x <= 60; x++) {
    for (let y = -60; y <= 60; y++) {
      const code = refusal(state, { type: 'place', x, y, rotation: 0 })?.code;
      const expected = taken(x, y) ? 'square-taken' : x > 3 ? 'square-ahead' : beside(x, y) ? code : 'square-apart';
      if (code !== expected || (beside(x, y) && code === 'square-apart')) {
        throw new Error(`${x}, ${y}: ${code}, not ${expected}`);
      }
    }
  }
  const at = (x: number, y: number) => tileAt(state.board, x, y);
  expect([at(0, 0), at(3, 1), at(0, -1)]).toEqual([0, 0, 1]);
  expect([at(1, -1), at(1, -3), at(4, 1), at(-60, 0), at(60, 60)]).toEqual([-1, -1, -1, -1, -1]);
  for (const far of [10 ** 9, -(10 ** 9)]) {
    expect(refusal(state, { type: 'place', x: 0, y: far, rotation: 0 })?.code).toBe('square-apart');
    expect(refusal(state, { type: 'place', x: -Math.abs(far), y: far, rotation: 0 })?.code).toBe('square-apart');
  }
});
