import { expect, it } from 'vitest';
import { startState } from '../../../src/games/amazonas/rules/state.ts';
import { seatWords } from '../../../src/games/amazonas/words/board.ts';
import { inAmazonas } from '../../../src/games/amazonas/words/language.ts';
import { translatorFor } from '../../../src/i18n/translate.ts';
import { SHIPPED } from '../../support/scenario-set.ts';
import { setupWith } from './games.ts';

it.each([
  [4, 2, '4 meeples and 2 camps'],
  [3, 0, '3 meeples'],
  [0, 1, '1 camp'],
  [0, 0, '0 meeples'],
])('a seat with %i meeples and %i camps has %s', (meeples, camps, has) => {
  const state = startState(SHIPPED, setupWith(['straight-a', 'amazon-bang-a', 'bend-a'], { players: 4 }));
  state.supply[0] = meeples;
  state.supply[state.scores.length] = camps;
  const { pieces, score, board } = seatWords(inAmazonas(translatorFor('en')), state, 0);
  expect(pieces).toBe(has);
  expect(score).toBe(`${has} in the supply, boat on space 1 of 8`);
  expect(board).toBe(`boat on space 1 (rank 1), ${has} in the supply`);
});
