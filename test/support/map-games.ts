import { expect, it } from 'vitest';
import type { MAPS } from '../../src/games/carcassonne/rules/options.ts';
import { playWholeCarcassonne } from './carcassonne-table.ts';

const TOWNS = ['a', 'b', 'c', 'none', 'a', 'b', 'c'] as const;

/** Plays a whole game on a map with every size of table, with its chips or without. */
export function playOn(map: (typeof MAPS)[number], { chips }: { readonly chips: boolean }): void {
  it.each([2, 3, 4, 5, 6])('%i people play a whole game by autocomplete alone', async (players) => {
    const options = chips ? { map, chips, towns: TOWNS[players - 2]! } : { map, towns: TOWNS[players]! };
    const { used } = await playWholeCarcassonne({ players, options, seed: chips ? players + 10 : players });
    if (chips) expect([...used.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
  });
}
