import { describe, expect, it } from 'vitest';
import { chooseAction } from '../../src/computer/choose-action.ts';
import { LEVELS } from '../../src/computer/levels.ts';
import { chooserFor } from '../../src/core/chooser.ts';
import { BOARDS, type Board } from './computer-games.ts';

/** Actions of a game that all seats play at their levels, as texts; each of them has to be legal. */
function playedThrough({ rules, computer, start }: Board, seed: string): string[] {
  const state = start(LEVELS.length, seed);
  const actions: string[] = [];
  while (!rules.isOver(state)) {
    const { seat } = rules.progressOf(state);
    const level = LEVELS[seat]!;
    const choose = chooserFor(`${seed} ${actions.length}`);
    const action = chooseAction({ game: { rules, computer }, state, level, choose, budget: { playouts: 1 } });
    expect(rules.rejectionOf(state, seat, action)).toBeUndefined();
    actions.push(rules.makeAction(action));
    rules.perform(state, action, []);
  }
  return actions;
}

describe.each(BOARDS)('computers of all levels in $name', (board) => {
  it('play legal actions until the game is over, the same ones for the same seed', () => {
    const actions = playedThrough(board, 'whole');
    expect(actions.length).toBeGreaterThan(100);
    expect(playedThrough(board, 'whole')).toEqual(actions);
  });
});
