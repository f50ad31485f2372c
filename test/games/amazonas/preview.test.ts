import { describe, expect, it } from 'vitest';
import { makeSegmentName } from '../../../src/core/segment-name.ts';
import type { Action } from '../../../src/games/amazonas/rules/action.ts';
import type { FeatureView } from '../../../src/games/amazonas/rules/feature.ts';
import { legalPlacements } from '../../../src/games/amazonas/rules/legal.ts';
import { lastTileSegments, preview } from '../../../src/games/amazonas/rules/preview.ts';
import { copyState, type State, startState } from '../../../src/games/amazonas/rules/state.ts';
import { contentOf } from '../../properties/play.ts';
import { SHIPPED } from '../../support/scenario-set.ts';
import { CLOSING_VILLAGE, JOINED_TRIBUTARIES, played, randomGame, setupOf, setupWith } from './games.ts';

const DRAW: Action = { type: 'draw' };
const BOAT: Action = { type: 'boat' };

/** The example of two joined tributaries, before the tile that joins them is laid. */
function beforeJoining(): State {
  const { pile, before } = JOINED_TRIBUTARIES;
  return played(startState(SHIPPED, setupWith(pile)), before);
}

const JOINING = { type: 'place', x: 0, y: -2, rotation: 0 } as const;

/** The joined tributary: the start tile, the straight, the bend and an arm of the fork. */
const JOINED: FeatureView = {
  kind: 'tributary',
  completed: true,
  tiles: 4,
  fruit: 1,
  animals: 0,
  boats: 2,
  points: 5,
  seats: [0, 1],
};

describe('previews one after the other', () => {
  it('tell the same in any order, of games of any size', () => {
    const states = [2, 5]
      .flatMap((players) => Array.from(randomGame(setupOf(players, 'previews')), (state) => copyState(state)))
      .filter(({ phase, turn }) => phase === 'place' && turn % 4 === 0);
    const wanted = states.flatMap((state) => legalPlacements(state).map((action) => [state, action] as const));
    const before = states.map(contentOf);
    const told = wanted.map(([state, action]) => preview(state, action));
    const mixed = wanted.map((_, at) => (at * 7919) % wanted.length);
    for (const at of mixed) expect(preview(...wanted[at]!)).toEqual(told[at]);
    expect(states.map(contentOf)).toEqual(before);
    expect(told.some(({ completes }) => completes.length > 0)).toBe(true);
  });
});

describe('a preview', () => {
  it('of a tile tells what follows at once and what will be scored after the piece', () => {
    const state = beforeJoining();
    const before = contentOf(state);
    const { events, completes } = preview(state, JOINING);
    expect(contentOf(state)).toEqual(before);
    expect(events).toMatchObject([
      { type: 'placed', seat: 0, tile: 'bend-b', x: 0, y: -2, rotation: 0 },
      { type: 'sailed', seat: 0, cause: 'icons', steps: 2 },
      { type: 'sailed', seat: 1, cause: 'icons', steps: 1 },
    ]);
    expect(events).toHaveLength(3);
    const { boats: _, ...scored } = JOINED;
    expect(completes).toMatchObject([scored]);
  });

  it('of a tile that closes nothing says so', () => {
    const state = played(startState(SHIPPED, setupWith(['straight-f', 'bend-a'])), [DRAW]);
    const { events, completes } = preview(state, { type: 'place', x: 0, y: -1, rotation: 0 });
    expect(events).toEqual([{ type: 'placed', seat: 0, tile: 'straight-f', x: 0, y: -1, rotation: 0 }]);
    expect(completes).toEqual([]);
  });

  it('of a piece or of the boat tells what is scored, and closes nothing more', () => {
    const laid = played(beforeJoining(), [JOINING]);
    for (const action of [BOAT, { type: 'camp', on: 1 }] as const) {
      const { events, completes } = preview(laid, action);
      expect(events.filter(({ type }) => type === 'feature-scored')).toMatchObject([
        { kind: 'tributary', points: 5, seats: [0, 1] },
      ]);
      expect(completes).toEqual([]);
    }
  });

  it('names a village once, though the tile has two parts of it', () => {
    const state = played(startState(SHIPPED, setupWith(CLOSING_VILLAGE.pile)), CLOSING_VILLAGE.before);
    const { completes } = preview(state, { type: 'place', x: -1, y: -1, rotation: 0 });
    expect(completes).toMatchObject([{ kind: 'village', completed: true, tiles: 4, fruit: 1, points: 9, seats: [0] }]);
  });

  it('of an Amazon tile closes nothing (A7)', () => {
    const state = played(startState(SHIPPED, setupWith(['amazon-village-a', 'bend-a'])), [DRAW]);
    expect(preview(state, { type: 'place', x: 4, y: 1, rotation: 180 })).toMatchObject({
      events: [{ type: 'placed', seat: 0, tile: 'amazon-village-a', x: 4, y: 1, rotation: 180 }],
      completes: [],
    });
  });

  it('does not tell of a tile that a double follows, but of the double', () => {
    const state = played(startState(SHIPPED, setupWith(['amazon-bang-a', 'bend-a'])), [DRAW]);
    expect(preview(state, { type: 'place', x: 4, y: 1, rotation: 0 })).toMatchObject({
      events: [{ type: 'placed', seat: 0, tile: 'amazon-bang-a', x: 4, y: 1, rotation: 0 }],
      completes: [],
    });
  });
});

describe('the segments of the tile laid last', () => {
  it('are told with their names and what they belong to; the river belongs to nothing', () => {
    const laid = played(beforeJoining(), [JOINING]);
    expect(lastTileSegments(laid)).toEqual([
      { on: 0, name: { kind: 'tributary' }, feature: JOINED },
      {
        on: 1,
        name: { kind: 'jungle', direction: 'nw' },
        feature: { kind: 'jungle', completed: false, tiles: 4, fruit: 0, animals: 1, boats: 0, points: 1, seats: [] },
      },
      {
        on: 2,
        name: { kind: 'jungle', direction: 'se' },
        feature: { kind: 'jungle', completed: false, tiles: 5, fruit: 0, animals: 4, boats: 0, points: 4, seats: [] },
      },
    ]);
  });

  it('of a double are those of the double, as it lies', () => {
    const laid = played(startState(SHIPPED, setupWith(['amazon-bang-a', 'bend-a'])), [
      DRAW,
      { type: 'place', x: 4, y: 1, rotation: 0 },
      { type: 'double', tile: 'double-a', rotation: 180 },
    ]);
    const segments = lastTileSegments(laid);
    expect(segments.map(({ name }) => makeSegmentName(name))).toEqual([
      'amazon',
      'tributary',
      'village',
      'jungle-se',
      'jungle-sw',
      'jungle-n',
    ]);
    expect(segments[0]).toEqual({ on: 0, name: { kind: 'amazon' } });
    expect(segments[1]!.feature).toEqual({
      kind: 'tributary',
      completed: false,
      tiles: 1,
      fruit: 0,
      animals: 0,
      boats: 0,
      points: 1,
      seats: [],
    });
  });

  it('belong to nobody once they are scored and the meeples are home', () => {
    const scored = played(beforeJoining(), [JOINING, BOAT]);
    expect(lastTileSegments(scored)[0]!.feature).toEqual({ ...JOINED, seats: [] });
  });
});
