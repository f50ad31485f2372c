import { expect, it } from 'vitest';
import { startState } from '../../../src/games/amazonas/rules/state.ts';
import { loadTileSet } from '../../../src/games/amazonas/rules/tile-set.ts';
import { viewOf } from '../../../src/games/amazonas/rules/view.ts';
import { SHIPPED, SHIPPED_JSON } from '../../support/scenario-set.ts';
import { randomGame, setupOf } from './games.ts';

it('a game does not depend on where the drawing of a tile puts its squares', () => {
  const moved = structuredClone(SHIPPED_JSON) as { tiles: { squares?: [number, number][] }[] };
  for (const tile of moved.tiles) tile.squares &&= tile.squares.map(([x, y]) => [x + 3, y - 5]);
  const loaded = loadTileSet(moved);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.failure));
  const set = loaded.value;
  const setup = setupOf(2, 'moved');
  const ends = [SHIPPED, set].map((tiles) => {
    const states = [...randomGame({ ...setup, tileSet: tiles.hash }, { set: tiles })];
    return { ...viewOf(states.at(-1)!), tileSet: '' };
  });
  expect(ends[1]).toEqual(ends[0]);
  expect(viewOf(startState(set, { ...setup, tileSet: set.hash })).river.next).toEqual({ x: 4, y: 1 });
});
