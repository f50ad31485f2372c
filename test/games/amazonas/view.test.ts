import { describe, expect, it } from 'vitest';
import { startState } from '../../../src/games/amazonas/rules/state.ts';
import { loadTileSet, type TileSet } from '../../../src/games/amazonas/rules/tile-set.ts';
import { viewOf } from '../../../src/games/amazonas/rules/view.ts';
import { SHIPPED, SHIPPED_JSON } from '../../support/scenario-set.ts';
import { copiesOf, played, randomGame, setupOf, setupWith } from './games.ts';

/** The shipped set with two copies of a double. */
function setWithTwins(id: string): TileSet {
  const json = structuredClone(SHIPPED_JSON) as { tiles: { id: string; count: number }[] };
  for (const tile of json.tiles) if (tile.id === id) tile.count = 2;
  const loaded = loadTileSet(json);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.failure));
  return loaded.value;
}

describe('the view', () => {
  it('of the start shows the start tile, all pieces at home and nothing drawn', () => {
    const view = viewOf(startState(SHIPPED, setupWith(['straight-a', 'amazon-bang-a', 'bend-a'], { players: 4 })));
    expect(view).toEqual({
      ruleSet: 'amazonas',
      tileSet: SHIPPED.hash,
      phase: 'draw',
      seat: 0,
      turn: 1,
      seats: ['yellow', 'red', 'green', 'blue'].map((colour) => ({
        colour,
        score: 0,
        meeples: 4,
        camps: 2,
        space: 1,
      })),
      tiles: [
        {
          tile: 'start-4-5',
          x: 0,
          y: 0,
          rotation: 0,
          turn: 0,
          squares: [0, 1, 2, 3].flatMap((x) => [
            { x, y: 0 },
            { x, y: 1 },
          ]),
        },
      ],
      pieces: [],
      river: { next: { x: 4, y: 1 }, front: 3, spaces: 8 },
      pile: { land: 2, amazon: 1, tiles: { 'bend-a': 1, 'straight-a': 1, 'amazon-bang-a': 1 } },
      discarded: [],
      doubles: ['double-a', 'double-b', 'double-c', 'double-d'].map((tile) => ({ tile, left: true })),
    });
  });

  it.each([2, 5])('counts what is left in the pile, in the order of the tile set, with %i players', (players) => {
    const { pile } = setupOf(players, 'counts');
    for (const state of randomGame(setupOf(players, 'counts'))) {
      const left = pile.slice(state.drawn);
      const view = viewOf(state);
      expect(Object.entries(view.pile.tiles)).toEqual(copiesOf(left));
      const amazon = left.filter((id) => id.startsWith('amazon')).length;
      expect(view.pile).toMatchObject({ amazon, land: left.length - amazon });
      expect(view.drawn).toBe(state.phase === 'place' ? pile[state.drawn - 1] : undefined);
    }
  });

  it('tells of every double whether it is face up, also where two are alike', () => {
    const set = setWithTwins('double-a');
    const bang = ['amazon-bang-a', 'amazon-bang-b', 'bend-a'];
    const start = startState(set, setupWith(bang, { set }));
    const doubles = (state: typeof start) => viewOf(state).doubles.map(({ tile, left }) => `${tile} ${left}`);
    expect(doubles(start)).toEqual(
      ['double-a', 'double-a', 'double-b', 'double-c', 'double-d'].map((tile) => `${tile} true`),
    );
    const once = played(start, [
      { type: 'draw' },
      { type: 'place', x: 4, y: 1, rotation: 0 },
      { type: 'double', tile: 'double-a', rotation: 0 },
      { type: 'boat' },
    ]);
    expect(doubles(once)).toEqual([
      'double-a true',
      'double-a false',
      'double-b true',
      'double-c true',
      'double-d true',
    ]);
    const twice = played(once, [
      { type: 'draw' },
      { type: 'place', x: 6, y: 0, rotation: 0 },
      { type: 'double', tile: 'double-a', rotation: 180 },
    ]);
    expect(doubles(twice)).toEqual([
      'double-a false',
      'double-a false',
      'double-b true',
      'double-c true',
      'double-d true',
    ]);
  });

  it('tells who laid each tile and when, what it covers, and on which part of it a piece stands', () => {
    const state = played(startState(SHIPPED, setupWith(['straight-f', 'amazon-bang-a', 'bend-a'])), [
      { type: 'draw' },
      { type: 'place', x: 0, y: -1, rotation: 180 },
      { type: 'camp', on: 2 },
      { type: 'draw' },
      { type: 'place', x: 4, y: 1, rotation: 0 },
      { type: 'double', tile: 'double-a', rotation: 180 },
      { type: 'meeple', on: 1 },
    ]);
    const view = viewOf(state);
    expect(view.tiles.slice(1)).toEqual([
      { tile: 'straight-f', x: 0, y: -1, rotation: 180, turn: 1, seat: 0, squares: [{ x: 0, y: -1 }] },
      { tile: 'amazon-bang-a', x: 4, y: 1, rotation: 0, turn: 2, seat: 1, squares: [{ x: 4, y: 1 }] },
      {
        tile: 'double-a',
        x: 5,
        y: 0,
        rotation: 180,
        turn: 2,
        seat: 1,
        squares: [
          { x: 5, y: 0 },
          { x: 5, y: 1 },
        ],
      },
    ]);
    expect(view.pieces).toEqual([
      { seat: 0, piece: 'camp', tile: 1, segment: 2 },
      { seat: 1, piece: 'meeple', tile: 3, segment: 1 },
    ]);
    expect(view.river).toEqual({ next: { x: 6, y: 0 }, front: 5, spaces: 19 });
    expect(view).toMatchObject({ seat: 0, turn: 3, phase: 'draw' });
  });
});
