import { describe, expect, it } from 'vitest';
import { EXPANSION_OPTIONS, MAPS } from '../../../src/games/carcassonne/rules/options.ts';
import { type Duel, playDuel, type Variant, writeDisagreement } from './referee/duel.ts';
import { combinations } from './referee/expansions.ts';

const first = (count: number) => Array.from({ length: count }, (_, number) => number);

/**
 * Numbers of games on the open table, and on every map without its chips and with them, where each map has every variant
 * of the towns: in these everything of the rules is carried out that is in twice as many. `npm run referee` plays more.
 */
const NUMBERS = { table: first(8), map: [3, 4], chips: [0, 1, 2] };

const VARIANTS: Variant[] = [
  { map: 'none', chips: false, expansions: [] },
  ...MAPS.flatMap((map) => [false, true].map((chips) => ({ map, chips, expansions: [] }))),
];

function numbersOf({ map, chips }: Variant): readonly number[] {
  return NUMBERS[map === 'none' ? 'table' : chips ? 'chips' : 'map'];
}

function expectAgreement(duel: Duel): void {
  const result = playDuel(duel);
  expect(result.differences, writeDisagreement(result)).toEqual([]);
  expect(result.events.at(-1)?.type).toBe('ended');
}

describe.each(VARIANTS)('whole random games: map $map, chips $chips', (variant) => {
  it.each(numbersOf(variant))('game %i goes as the referee says', (number) => {
    expectAgreement({ ...variant, seed: 1, number });
  });
});

/** Games with expansions on the open table, and on each map: another combination in every game. */
const EXPANDED = { table: 15, map: 3 };

const EXPANDED_GAMES: Duel[] = [
  ...first(EXPANDED.table).map((number) => expanded('none', number, number)),
  ...MAPS.flatMap((map, at) => first(EXPANDED.map).map((number) => expanded(map, number, EXPANDED.map * at + number))),
];

/** The game with a combination by its place among those that the engine can play. */
function expanded(map: string, number: number, place: number): Duel {
  const playable = combinations(map).filter((all) => all.length > 0 && all.every((name) => name in EXPANSION_OPTIONS));
  return { map, chips: map !== 'none', seed: 1, number, expansions: playable[place % playable.length]! };
}

describe('whole random games with expansions', () => {
  it.each(EXPANDED_GAMES)('map $map, $expansions: game $number goes as the referee says', expectAgreement);
});
