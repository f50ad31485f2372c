import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEGREES } from '../../src/core/ports.ts';
import {
  type Action,
  legalActions,
  rejectionOf,
  type State,
  step,
  viewOf,
} from '../../src/games/amazonas/rules/index.ts';
import { chooserFor } from '../../src/simulation/chooser.ts';
import { contentOf, positions, runs } from './play.ts';

describe('legal actions', () => {
  it('are accepted, all others refused, and neither changes the state it starts from', () => {
    const seen = { accepted: 0, refused: new Set<string>() };
    fc.assert(
      fc.property(positions, fc.integer(), ({ state }, picks) => {
        const before = contentOf(state);
        const legal = legalActions(state);
        const legalTexts = new Set(legal.map(textOf));
        expect(legalTexts.size).toBe(legal.length);
        const pick = chooserFor(picks);
        for (const action of legal) {
          expect(rejectionOf(state, state.seat, action)).toBeUndefined();
          // Carrying out a few of them is enough: each costs a copy of the state.
          if (legal.length > 6 && pick(legal.length) > 3) continue;
          const result = step(state, state.seat, action);
          if (!result.ok) throw new Error(`${textOf(action)}: ${JSON.stringify(result.failure)}`);
          expect(contentOf(result.value.state)).not.toEqual(before);
          seen.accepted++;
        }
        for (const action of conceivableActions(state)) {
          if (legalTexts.has(textOf(action))) {
            for (const seat of otherSeats(state)) {
              expect(step(state, seat, action)).toEqual({
                ok: false,
                failure: { code: 'not-your-turn', seat: state.seat },
              });
            }
            continue;
          }
          const result = step(state, state.seat, action);
          if (result.ok) throw new Error(`${textOf(action)} was accepted but is not among ${[...legalTexts]}`);
          seen.refused.add(result.failure.code);
        }
        expect(contentOf(state)).toEqual(before);
      }),
      runs(300),
    );
    expect(seen.accepted).toBeGreaterThan(300);
    expect([...seen.refused].sort()).toEqual([
      'double-used',
      'edge-clash',
      'game-over',
      'no-such-double',
      'no-such-segment',
      'none-left',
      'not-the-river',
      'occupied',
      'river-blocked',
      'square-ahead',
      'square-apart',
      'square-taken',
      'wrong-phase',
      'wrong-segment',
    ]);
  });
});

function textOf(action: Action): string {
  return JSON.stringify(action);
}

function otherSeats(state: State): number[] {
  return [...state.boats.keys(), state.boats.length, -1].filter((seat) => seat !== state.seat);
}

/** Every action that anybody could think of: all squares of the landscape and two beyond it, all turns, segments, doubles. */
function conceivableActions(state: State): Action[] {
  const view = viewOf(state);
  const squares = view.tiles.flatMap((tile) => tile.squares);
  const range = (values: number[], margin: number) => {
    const [low, high] = [Math.min(...values) - margin, Math.max(...values) + margin];
    return Array.from({ length: high - low + 1 }, (_, index) => low + index);
  };
  const actions: Action[] = [{ type: 'draw' }, { type: 'boat' }];
  const places =
    state.phase === 'place'
      ? range(
          squares.map(({ x }) => x),
          2,
        )
      : [0];
  for (const x of places) {
    for (const y of state.phase === 'place'
      ? range(
          squares.map((square) => square.y),
          2,
        )
      : [-1]) {
      for (const rotation of DEGREES) actions.push({ type: 'place', x, y, rotation });
    }
  }
  actions.push({ type: 'place', x: 10 ** 9, y: -(10 ** 9), rotation: 0 });
  for (const tile of [...view.doubles.map((double) => double.tile), 'bend-a', 'amazon-bang-a', 'nothing']) {
    for (const rotation of DEGREES) actions.push({ type: 'double', tile, rotation });
  }
  for (let on = 0; on < 18; on++) actions.push({ type: 'meeple', on }, { type: 'camp', on });
  return actions;
}
