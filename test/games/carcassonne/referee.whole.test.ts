import { describe, expect, it } from 'vitest';
import { MAPS } from '../../../src/games/carcassonne/rules/options.ts';
import { playDuel, type Variant, writeDisagreement } from './referee/duel.ts';

/** Games on the open table, on every map with and without its chips, and there with Inns & Cathedrals as well. */
const GAMES = { table: 25, map: 5, inns: 2 };

const VARIANTS: Variant[] = [
  { map: 'none', chips: false },
  ...MAPS.flatMap((map) => [false, true].map((chips) => ({ map, chips }))),
  { map: 'none', chips: false, inns: true },
  ...MAPS.map((map) => ({ map, chips: true, inns: true as const })),
];

describe.each(VARIANTS)('whole random games: map $map, chips $chips, inns $inns', (variant) => {
  const count = variant.map === 'none' ? GAMES.table : variant.inns ? GAMES.inns : GAMES.map;
  it.each(Array.from({ length: count }, (_, game) => game))('game %i goes as the referee says', (number) => {
    const result = playDuel({ ...variant, seed: 1, number });
    expect(result.differences, writeDisagreement(result)).toEqual([]);
    expect(result.events.at(-1)?.type).toBe('ended');
  });
});
