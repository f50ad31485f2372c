import { describe, expect, it } from 'vitest';
import { MAPS } from '../../../src/games/carcassonne/rules/options.ts';
import { playDuel, type Variant, writeDisagreement } from './referee/duel.ts';

const first = (count: number) => Array.from({ length: count }, (_, number) => number);

/**
 * Numbers of games on the open table, and on every map without its chips and with them, where each map has every variant
 * of the towns: in these everything of the rules is carried out that is in twice as many. Then the same with Inns &
 * Cathedrals. `npm run referee` plays more.
 */
const NUMBERS = { table: first(8), map: [3, 4], chips: [0, 1, 2], innsOnTable: first(25), innsOnMap: first(2) };

const VARIANTS: Variant[] = [
  { map: 'none', chips: false, expansions: [] },
  ...MAPS.flatMap((map) => [false, true].map((chips) => ({ map, chips, expansions: [] }))),
  { map: 'none', chips: false, expansions: ['inns'] },
  ...MAPS.map((map) => ({ map, chips: true, expansions: ['inns' as const] })),
];

function numbersOf({ map, chips, expansions }: Variant): readonly number[] {
  if (expansions.length > 0) return map === 'none' ? NUMBERS.innsOnTable : NUMBERS.innsOnMap;
  return NUMBERS[map === 'none' ? 'table' : chips ? 'chips' : 'map'];
}

describe.each(VARIANTS)('whole random games: map $map, chips $chips, $expansions', (variant) => {
  it.each(numbersOf(variant))('game %i goes as the referee says', (number) => {
    const result = playDuel({ ...variant, seed: 1, number });
    expect(result.differences, writeDisagreement(result)).toEqual([]);
    expect(result.events.at(-1)?.type).toBe('ended');
  });
});
