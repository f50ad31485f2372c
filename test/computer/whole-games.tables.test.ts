import { describe, expect, it } from 'vitest';
import { chooseAction } from '../../src/computer/choose-turn.ts';
import { LEVELS } from '../../src/computer/levels.ts';
import { chooserFor } from '../../src/core/chooser.ts';
import { BOARDS } from './computer-games.ts';

/** One in this many turns is played by computers, the others by chance: a whole game would take too long here. */
const EACH = 4;

describe.each(BOARDS)('computers of all levels in $name', (board) => {
  it('choose legal actions until the game is over', () => {
    const { rules, computer, start } = board;
    const state = start(2, 'whole');
    const choose = chooserFor('whole');
    let chosen = 0;
    while (!rules.isOver(state)) {
      const { seat, turn } = rules.progressOf(state);
      const legal = computer.legalActions(state);
      let action = legal[choose(legal.length)]!;
      if (turn % EACH === 0) {
        const level = LEVELS[(turn / EACH) % LEVELS.length]!;
        action = chooseAction({ game: { rules, computer }, state, level, choose, budget: { playouts: 2 } });
        expect(rules.rejectionOf(state, seat, action)).toBeUndefined();
        chosen++;
      }
      rules.perform(state, action, []);
    }
    expect(chosen).toBeGreaterThan(20);
  });
});
