import { describe, expect, it } from 'vitest';
import { duelOf, playDuel, writeDisagreement } from '../support/referee/duel.ts';
import { RARITIES, type Rarities } from '../support/referee/rarities.ts';

/** Every number of players with every tile set and every policy once; `npm run referee` plays more. */
const GAMES = 84;
/** Chosen so that every rarity comes up in these games. */
const SEED = Number(process.env.PROPERTY_SEED ?? 7);

describe('the engine', () => {
  it(`agrees with the slow referee after every action of ${GAMES} games`, () => {
    const seen: Rarities = {};
    for (let number = 0; number < GAMES; number++) {
      const duel = duelOf(SEED, number);
      const { rarities, disagreement } = playDuel(duel);
      if (disagreement) expect.fail(writeDisagreement(duel, disagreement));
      for (const rarity of RARITIES) seen[rarity] = (seen[rarity] ?? 0) + (rarities[rarity] ?? 0);
    }
    const missing = RARITIES.filter((rarity) => !seen[rarity]);
    if (process.env.PROPERTY_SEED === undefined) expect(missing).toEqual([]);
  });
});
