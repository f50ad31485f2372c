import { describe, expect, it } from 'vitest';
import { CARCASSONNE } from '../../lab/simulation/carcassonne.ts';
import { fitTerms } from '../../lab/simulation/term-fit.ts';
import { TERMS } from '../../src/games/carcassonne/computer/weights.ts';
import { CONTENT } from '../games/carcassonne/content.ts';

describe('weights fitted to games of Carcassonne', () => {
  it('foretell games that they were not fitted to better than bad ones, and leave alone what no game has', () => {
    const bad: Readonly<Record<string, number>> = { fields: 9, largeInHand: 90, chips: 5 };
    const given = TERMS.map((name) => bad[name] ?? 1);
    const { weights, spreadBefore } = fitTerms({
      game: CARCASSONNE,
      set: CONTENT,
      players: 3,
      seed: 'fit',
      options: { inns: true },
      games: 30,
      weights: { early: given, late: given, spread: 3 },
    });
    expect(weights.spread).toBeLessThan(spreadBefore);
    const [chips, fields, largeInHand, points] = ['chips', 'fields', 'largeInHand', 'points'].map((name) =>
      TERMS.indexOf(name),
    );
    for (const phase of [weights.early, weights.late]) {
      expect(phase[largeInHand!]).toBeLessThan(75);
      expect(phase[chips!]).toBe(5);
      expect(phase[points!]).toBe(1);
    }
    expect(weights.late[fields!]).toBeLessThan(3);
  });
});
