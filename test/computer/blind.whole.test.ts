import { describe, expect, it } from 'vitest';
import { chanceToWin } from '../../src/computer/chance-to-win.ts';
import { chooseAction } from '../../src/computer/choose-action.ts';
import { LEVELS } from '../../src/computer/levels.ts';
import { rankChoices } from '../../src/computer/rank-choices.ts';
import { chooserFor } from '../../src/core/chooser.ts';
import { BOARDS, type Board } from './computer-games.ts';

/** Positions of a random game in which there is something to choose. */
function positions({ rules, computer, start }: Board, count: number): unknown[] {
  const state = start(2, 'blind');
  const choose = chooserFor('blind');
  const found: unknown[] = [];
  for (let action = 1; !rules.isOver(state) && found.length < count; action++) {
    const legal = computer.legalActions(state);
    if (action % 11 === 0 && legal.length > 1) found.push(rules.copyState(state));
    rules.perform(state, legal[choose(legal.length)]!, []);
  }
  return found;
}

describe.each(BOARDS)('what is hidden in $name', (board) => {
  const { rules, computer } = board;
  const game = { rules, computer };

  it('is dealt anew by a guess, and nothing else is changed', () => {
    for (const state of positions(board, 12)) {
      const guess = computer.guess(state, chooserFor(7)) as { pile: readonly number[] };
      const { pile } = state as { pile: readonly number[] };
      expect(rules.viewOf(guess)).toEqual(rules.viewOf(state));
      expect(guess.pile).not.toEqual(pile);
      expect(guess.pile.length).toBe(pile.length);
    }
  });

  it('changes nothing in what computers do: they do the same for the same seed', () => {
    for (const [at, state] of positions(board, 3).entries()) {
      const other = computer.guess(state, chooserFor(`other ${at}`));
      const decisions = [state, state, other].map((one) =>
        LEVELS.map((level) => {
          const choose = chooserFor(at);
          return rules.makeAction(chooseAction({ game, state: one, level, choose, budget: { playouts: 3 } }));
        }),
      );
      expect(decisions[1]).toEqual(decisions[0]);
      expect(decisions[2]).toEqual(decisions[0]);
    }
  });

  it('changes neither the order of choices nor the chance to win', () => {
    const [state] = positions(board, 1);
    const other = computer.guess(state, chooserFor('other'));
    const told = [state, other].map((one) => ({
      ranked: rankChoices({ game, state: one, choose: chooserFor(1), withProspects: true }),
      chances: chanceToWin({ game, state: one, choose: chooserFor(1), playouts: 2 }),
    }));
    expect(told[1]).toEqual(told[0]);
  });
});
