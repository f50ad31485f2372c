import { describe, expect, it } from 'vitest';
import type { MAPS } from '../../src/games/carcassonne/rules/options.ts';
import { playWholeCarcassonne } from './carcassonne-table.ts';

const TOWNS = ['a', 'b', 'c', 'none', 'a', 'b', 'c'] as const;

/** Whole games on a map, for every size of table, with and without its chips. */
export function gamesOn(map: (typeof MAPS)[number]): void {
  describe(`on the map of ${map}`, () => {
    it.each([2, 3, 4, 5, 6])('%i people play a whole game by autocomplete alone', async (players) => {
      await playWholeCarcassonne({ players, options: { map, towns: TOWNS[players]! }, seed: players });
    });

    it.each([2, 3, 4, 5, 6])('%i people play a whole game with chips by autocomplete alone', async (players) => {
      const { used } = await playWholeCarcassonne({
        players,
        options: { map, chips: true, towns: TOWNS[players - 2]! },
        seed: players + 10,
      });
      expect([...used.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
    });
  });
}
