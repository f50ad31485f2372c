import { describe, expect, it } from 'vitest';
import { TERMS } from '../../src/games/carcassonne/computer/weights.ts';
import { CARCASSONNE } from '../../src/simulation/carcassonne.ts';
import { fitTerms } from '../../src/simulation/term-fit.ts';
import { CONTENT } from '../games/carcassonne/content.ts';

describe('weights of terms fitted to games', () => {
  const given = TERMS.map((name) => ({ points: 1, fields: 9, largeInHand: 90, chips: 5 })[name as string] ?? 1);
  const playing = {
    game: CARCASSONNE,
    set: CONTENT,
    players: 3,
    seed: 'fit',
    options: { inns: true },
    games: 24,
    weights: { early: given, late: given, spread: 3 },
  } as const;
  const terms = ['fields', 'largeInHand', 'chips'];

  it('foretell games that they were not fitted to better than bad ones, and are the same for equal seeds', () => {
    const fit = fitTerms(playing, terms);
    expect(fit.games).toBe(24);
    expect(fit.terms.map(({ name }) => name)).toEqual(terms);
    expect(fit.errorAfter).toBeLessThan(fit.errorBefore);
    const [fields, large, chips] = fit.terms;
    expect(fields!.weight).toBeLessThan(3);
    expect(large!.weight).toBeLessThan(30);
    expect(chips).toEqual({ name: 'chips', weight: 5, error: 0 });
    expect(fitTerms(playing, terms)).toEqual(fit);
  });

  it('are those of the games played until time is over, if each part has some', () => {
    expect(fitTerms({ ...playing, isOver: () => true }, terms).games).toBe(20);
  });
});
