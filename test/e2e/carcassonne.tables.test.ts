import { describe, expect, it } from 'vitest';
import { PRESETS } from '../../src/games/carcassonne/presets.ts';
import { MAPS, optionsSchema } from '../../src/games/carcassonne/rules/options.ts';
import { piecesOf } from '../../src/games/carcassonne/rules/play.ts';
import { playWholeCarcassonne } from '../support/carcassonne-table.ts';

/** Every expansion that is offered. */
const ALL = PRESETS['big-box']!;

const TOWNS = ['a', 'b', 'c', 'none', 'a', 'b', 'c'] as const;

it.each([2, 3, 4, 5])('%i people play a whole game on the open table by autocomplete alone', async (players) => {
  await playWholeCarcassonne(players, {}, players);
});

it('three people play a whole game with every offered expansion by autocomplete alone, with every kind of piece', async () => {
  const { pieces } = await playWholeCarcassonne(3, ALL, 1);
  const kinds = piecesOf(optionsSchema.parse(ALL)).map(({ id }) => id);
  expect([...pieces].sort()).toEqual(kinds.sort());
});

describe.each(MAPS.map((map) => [map] as const))('on the map of %s', (map) => {
  it.each([2, 3, 4, 5, 6])('%i people play a whole game by autocomplete alone', async (players) => {
    await playWholeCarcassonne(players, { map, towns: TOWNS[players]! }, players);
  });

  it.each([2, 3, 4, 5, 6])('%i people play a whole game with chips by autocomplete alone', async (players) => {
    const { used } = await playWholeCarcassonne(
      players,
      { map, chips: true, towns: TOWNS[players - 2]! },
      players + 10,
    );
    expect([...used.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
  });
});
