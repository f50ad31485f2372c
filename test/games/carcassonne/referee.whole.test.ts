import { describe, expect, it } from 'vitest';
import { MAPS } from '../../../src/games/carcassonne/rules/options.ts';
import { playDuel, type Variant, writeDisagreement } from './referee/duel.ts';

/** Games on the open table, and on every map with and without its chips. */
const GAMES = { table: 25, map: 5 };

const VARIANTS: Variant[] = [
  { map: 'none', chips: false },
  ...MAPS.flatMap((map) => [false, true].map((chips) => ({ map, chips }))),
];

describe.each(VARIANTS)('whole random games: map $map, chips $chips', (variant) => {
  const count = variant.map === 'none' ? GAMES.table : GAMES.map;
  it.each(Array.from({ length: count }, (_, game) => game))('game %i goes as the referee says', (number) => {
    const result = playDuel({ ...variant, seed: 1, number });
    expect(result.differences, writeDisagreement(result)).toEqual([]);
    expect(result.events.at(-1)?.type).toBe('ended');
  });
});
