import { expect } from 'vitest';
import { canonicalJson } from '../../../src/core/digest.ts';
import { type Board, gamesOn, momentsOn, stateAfter, viewAt } from './played-boards.ts';
import { shown } from './told.ts';

/** Expects that setup and log of a game hold all of its chance: folded again, from what a store gives back, they lead to the same. */
export function expectChanceHeld(board: Board): void {
  const { game } = board;
  for (const { setup, log, end } of gamesOn(board)) {
    const again = game.setupSchema.parse(JSON.parse(JSON.stringify(setup)));
    expect(again).toEqual(setup);
    expect(shown(board, stateAfter(board, again, log)), 'the setup does not hold all chance').toBe(shown(board, end));
  }
}

/** Expects that nothing can be taken back with which chance beside the pile has come. */
export function expectChanceFinal(board: Board): void {
  const { game } = board;
  const chanceAt = (state: unknown) => canonicalJson((viewAt(board, state) as { chance?: unknown }).chance ?? null);
  for (const { before, after, events, action } of momentsOn(board)) {
    if (chanceAt(before) === chanceAt(after)) continue;
    expect(game.reveals(events), `chance came with ${game.makeAction(action)}`).toBe(true);
  }
}
