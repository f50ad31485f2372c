import { describe, expect, it } from 'vitest';
import { MAPS } from '../../../src/games/carcassonne/rules/options.ts';
import { playDuel, type Variant, writeDisagreement } from './referee/duel.ts';

/**
 * Numbers of games on the open table, on every map without its chips and with them, where each map has every variant of
 * the towns, and there with Inns & Cathedrals as well. In these games everything of the rules is carried out that is in
 * twice as many; `npm run referee` plays more.
 */
const NUMBERS = { table: [0, 1, 2, 3, 4, 5, 6, 7], map: [3, 4], chips: [0, 1, 2], inns: [0] };

const VARIANTS: Variant[] = [
  { map: 'none', chips: false },
  ...MAPS.flatMap((map) => [false, true].map((chips) => ({ map, chips }))),
  { map: 'none', chips: false, inns: true },
  ...MAPS.map((map) => ({ map, chips: true, inns: true as const })),
];

function numbersOf({ map, chips, inns }: Variant): readonly number[] {
  if (map === 'none') return NUMBERS.table;
  return NUMBERS[inns ? 'inns' : chips ? 'chips' : 'map'];
}

describe.each(VARIANTS)('whole random games: map $map, chips $chips, inns $inns', (variant) => {
  it.each(numbersOf(variant))('game %i goes as the referee says', (number) => {
    const result = playDuel({ ...variant, seed: 1, number });
    expect(result.differences, writeDisagreement(result)).toEqual([]);
    expect(result.events.at(-1)?.type).toBe('ended');
  });
});
