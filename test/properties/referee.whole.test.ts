import { describe, expect, it } from 'vitest';
import { duelOf, playDuel, writeDisagreement } from '../support/referee/duel.ts';
import { RARITIES, type Rarities } from '../support/referee/rarities.ts';

/**
 * Every number of players with every tile set; the policies take turns, each with every one of both. `npm run referee`
 * plays all three.
 */
const GAMES = 28;
/**
 * Chosen so that every rarity comes up in these games, in which as much of the rules is carried out as in three times
 * as many.
 */
const SEED = Number(process.env.PROPERTY_SEED ?? 2);

/** The games of one policy are so many numbers after those of the one before. */
const numbers = Array.from({ length: GAMES }, (_, one) => one + GAMES * ((one + Math.floor(one / 4)) % 3));

describe('the engine', () => {
  it(`agrees with the slow referee after every action of ${GAMES} games`, () => {
    const seen: Rarities = {};
    for (const number of numbers) {
      const duel = duelOf(SEED, number);
      const { rarities, disagreement } = playDuel(duel);
      if (disagreement) expect.fail(writeDisagreement(duel, disagreement));
      for (const rarity of RARITIES) seen[rarity] = (seen[rarity] ?? 0) + (rarities[rarity] ?? 0);
    }
    const missing = RARITIES.filter((rarity) => !seen[rarity]);
    if (process.env.PROPERTY_SEED === undefined) expect(missing).toEqual([]);
  });
});
