import { describe, expect, it } from 'vitest';
import { chooseAction } from '../../src/computer/choose-turn.ts';
import type { Level } from '../../src/computer/levels.ts';
import { OTHER_SEATS, rankChoices } from '../../src/computer/rank-choices.ts';
import { chanceToWin } from '../../src/computer/win-chance.ts';
import { chooserFor } from '../../src/core/chooser.ts';
import { COMPUTER as AMAZONAS_COMPUTER } from '../../src/games/amazonas/computer/index.ts';
import type { Action } from '../../src/games/amazonas/rules/action.ts';
import { RULES as AMAZONAS_RULES } from '../../src/games/amazonas/rules/game-rules.ts';
import { startState } from '../../src/games/amazonas/rules/state.ts';
import { COMPUTER } from '../../src/games/carcassonne/computer/index.ts';
import { makeAction } from '../../src/games/carcassonne/game/action.ts';
import { RULES } from '../../src/games/carcassonne/game/game-rules.ts';
import { CLOSING_VILLAGE, played, setupWith } from '../games/amazonas/games.ts';
import { MadeGame, plain } from '../games/carcassonne/made-game.ts';
import { SHIPPED } from '../support/scenario-set.ts';

const game = { rules: RULES, computer: COMPUTER };

function decide({ state }: MadeGame, level: Level, seed = 1): string {
  return makeAction(chooseAction({ game, state, level, choose: chooserFor(seed), budget: { playouts: 8 } }));
}

/** A road of red that one more tile completes, and one of blue that is longer. */
function twoRoads(): MadeGame {
  const position = {
    start: ['base-a 5,9 r270', 'base-a 5,12 r270'],
    pile: ['base-u', 'base-u', 'base-u', 'base-u', 'base-a', ...plain(3)],
  };
  const made = new MadeGame('germany', position);
  made.turn('6,9 r0', 'meeple 0').turn('6,12 r0', 'meeple 0').turn('7,12 r0').turn('8,12 r0').play('draw');
  // Nothing else can be done with the tile.
  made.state.supply[0] = 0;
  return made;
}

describe('computers', () => {
  it.each(['regular', 'strong'] as const)('complete their own feature, not that of another seat (%s)', (level) => {
    expect(decide(twoRoads(), level)).toBe('place 7,9 r90');
  });

  it('do not give an opponent points without need', () => {
    const choices = rankChoices({ game, state: twoRoads().state, choose: chooserFor(1) });
    const gift = choices.find(({ action }) => makeAction(action) === 'place 9,12 r90');
    expect(choices[0]!.points).toBe(0);
    expect(gift!.points).toBeLessThan(-1);
  });

  it.each(['learner', 'regular', 'strong'] as const)(
    'take the points of a city that is completed at once (%s)',
    (level) => {
      // Only there the sea completes the city.
      const made = new MadeGame('germany', {
        start: ['base-b 7,2 r0', 'base-b 8,2 r0'],
        pile: ['base-e', 'base-b'],
        options: { farms: false },
      });
      made.play('draw', 'place 6,2 r0');
      const decisions = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => decide(made, level, seed));
      expect(decisions.filter((text) => text === 'meeple 0').length).toBeGreaterThan(4);
    },
  );

  it('of the lowest level err now and then', () => {
    const decisions = Array.from({ length: 30 }, (_, seed) => decide(twoRoads(), 'learner', seed));
    const counts = new Map<string, number>();
    for (const text of decisions) counts.set(text, (counts.get(text) ?? 0) + 1);
    const usual = Math.max(...counts.values());
    expect(counts.size).toBeGreaterThan(1);
    expect(usual).toBeGreaterThan(15);
  });

  it('keep the last meeple when it would gain next to nothing, and use it when the pile ends', () => {
    // A tile of field and monastery far from everything: with the last tile the meeple is for nothing else.
    const last = new MadeGame('germany', { start: ['base-b 7,2 r0'], pile: plain(1) }).play('draw', 'place 8,2 r0');
    expect(decide(last, 'regular')).toMatch(/^meeple /);
  });

  it.each(['regular', 'strong'] as const)('put a meeple on what is going to bring points (%s)', (level) => {
    const position = { start: ['base-u 6,9 r0'], pile: Array<string>(30).fill('base-u'), options: { farms: false } };
    expect(decide(new MadeGame('germany', position).play('draw', 'place 7,9 r0'), level)).toBe('meeple 0');
  });

  it('close a village for its points in Amazonas', () => {
    // With three players it is the turn of the seat in the village.
    const setup = setupWith(CLOSING_VILLAGE.pile, { players: 3 });
    const state = played(startState(SHIPPED, setup), CLOSING_VILLAGE.before);
    const own = { rules: AMAZONAS_RULES, computer: AMAZONAS_COMPUTER };
    const pointsAfter = (action: Action) => {
      const next = AMAZONAS_RULES.copyState(state);
      AMAZONAS_RULES.perform(next, action, []);
      while (next.phase === 'piece') AMAZONAS_RULES.perform(next, { type: 'boat' }, []);
      return next.scores[0]! - state.scores[0]!;
    };
    const max = Math.max(...AMAZONAS_COMPUTER.legalActions(state).map(pointsAfter));
    expect(max).toBeGreaterThan(4);
    for (const level of ['regular', 'strong'] as const) {
      const action = chooseAction({ game: own, state, level, choose: chooserFor(1), budget: { playouts: 8 } });
      expect(pointsAfter(action)).toBe(max);
    }
  });
});

describe('ranked choices', () => {
  it('say by which terms a choice is worse than the best', () => {
    const choices = rankChoices({ game, state: twoRoads().state, choose: chooserFor(1) });
    expect(choices).toHaveLength(COMPUTER.legalActions(twoRoads().state).length);
    expect(choices[0]!.terms).toEqual({});
    const worst = choices.at(-1)!;
    expect(worst.points).toBeLessThan(-1);
    expect(Object.keys(worst.terms)).not.toHaveLength(0);
    for (const { points } of choices) expect(points).toBeLessThanOrEqual(0);
  });

  it('name what the others get, so that the reasons add up to what a choice loses', () => {
    const choices = rankChoices({ game, state: twoRoads().state, choose: chooserFor(1) });
    const gift = choices.find(({ action }) => makeAction(action) === 'place 9,12 r90')!;
    expect(gift.terms[OTHER_SEATS]).toBeLessThan(-1);
    for (const { points, terms } of choices) {
      const sum = Object.values(terms).reduce((all, one) => all + one, 0);
      // Terms below a twentieth of a point are left out.
      expect(Math.abs(sum - points)).toBeLessThan(0.3);
    }
  });

  it('are none when the game is over', () => {
    const over = new MadeGame('germany', { start: ['base-b 8,2 r0'], pile: plain(1) }).plainTurns('9,2');
    expect(rankChoices({ game, state: over.state, choose: chooserFor(1) })).toEqual([]);
    expect(() => decide(over, 'regular')).toThrow(/over/);
  });
});

describe('the chance to win', () => {
  it('is shared by all seats, and larger for who is ahead', () => {
    const made = twoRoads();
    const even = chanceToWin({ game, state: made.state, choose: chooserFor(1), playouts: 4 });
    expect(even[0]! + even[1]!).toBeCloseTo(1);
    made.state.scores[1] = 20;
    const behind = chanceToWin({ game, state: made.state, choose: chooserFor(1), playouts: 4 });
    expect(behind[0]).toBeLessThan(even[0]!);
    expect(behind[1]).toBeGreaterThan(0.9);
  });

  it('is certain when the game is over', () => {
    const over = new MadeGame('germany', { start: ['base-b 8,2 r0'], pile: plain(1) }).plainTurns('9,2');
    expect(chanceToWin({ game, state: over.state, choose: chooserFor(1), playouts: 1 })).toEqual([0.5, 0.5]);
  });
});
