import { describe, expect, it } from 'vitest';
import { type BoardFeature, featuresOf } from '../../../src/games/amazonas/rules/feature.ts';
import { startState } from '../../../src/games/amazonas/rules/state.ts';
import type { SegmentPlace } from '../../../src/games/contract/view.ts';
import { SHIPPED } from '../../support/scenario-set.ts';
import { played, setupWith } from './games.ts';

/** An open feature of one tile with nothing on it, but for what is told. */
function open(kind: BoardFeature['kind'], segments: SegmentPlace[], told: Partial<BoardFeature> = {}): BoardFeature {
  const nothing = { completed: false, tiles: 1, fruit: 0, animals: 0, boats: 0, seats: [], strengths: [0, 0] };
  return { kind, ...nothing, points: kind === 'jungle' ? 0 : 1, segments, ...told };
}

const onStart = (segment: number): SegmentPlace => ({ tile: 0, segment });

describe('the features of the board', () => {
  it('are told from the first on, with all their segments, marks and pieces; the river is none of them', () => {
    const state = played(startState(SHIPPED, setupWith(['straight-f', 'village-edge-d', 'bend-a'])), [
      { type: 'draw' },
      { type: 'place', x: 0, y: -1, rotation: 0 },
      { type: 'meeple', on: 0 },
      { type: 'draw' },
      { type: 'place', x: 2, y: -1, rotation: 270 },
      { type: 'camp', on: 1 },
    ]);
    expect(featuresOf(state)).toEqual([
      open('tributary', [onStart(1), { tile: 1, segment: 0 }], { tiles: 2, points: 2, seats: [0], strengths: [1, 0] }),
      open('tributary', [onStart(2)]),
      open('tributary', [onStart(3)]),
      open('village', [onStart(4)]),
      open('village', [onStart(5), { tile: 2, segment: 0 }], { completed: true, tiles: 2, fruit: 1, points: 5 }),
      open('village', [onStart(6)]),
      open('jungle', [onStart(7)], { animals: 1, points: 1 }),
      open('jungle', [onStart(8), { tile: 1, segment: 1 }], { tiles: 2, animals: 2, points: 2 }),
      open('jungle', [onStart(9), { tile: 1, segment: 2 }], { tiles: 2, animals: 2, points: 2 }),
      open('jungle', [onStart(10)], { animals: 1, points: 1 }),
      open('jungle', [{ tile: 2, segment: 1 }], { seats: [1], strengths: [0, 1] }),
    ]);
  });
});
