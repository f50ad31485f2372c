import { describe, expect, it } from 'vitest';
import { chooserFor } from '../../../lab/simulation/chooser.ts';
import { legalMoves, type Move } from '../../../src/games/amazonas/rules/move.ts';
import { copyState, type State, startState } from '../../../src/games/amazonas/rules/state.ts';
import { play } from '../../../src/games/amazonas/rules/step.ts';
import { contentOf } from '../../properties/play.ts';
import { SHIPPED } from '../../support/scenario-set.ts';
import { setupOf } from './games.ts';

/** A game and the moves that led to it. */
interface Line {
  readonly state: State;
  readonly moves: Move[];
}

function replayed(setup: ReturnType<typeof setupOf>, moves: readonly Move[]): State {
  const state = startState(SHIPPED, setup);
  for (const move of moves) play(state, move);
  return state;
}

describe('games that branch off one position', () => {
  it.each([2, 3, 4, 5])('do not touch each other, move by move, with %i players', (players) => {
    const setup = setupOf(players, 'branches');
    const choose = chooserFor('branches');
    let trunk: Line = { state: startState(SHIPPED, setup), moves: [] };
    while (trunk.state.phase !== 'over') {
      // Both go on in turns, so that whatever they shared would be written by the one and read by the other.
      const lines: Line[] = [trunk, { state: copyState(trunk.state), moves: [...trunk.moves] }];
      for (let round = 0; round < 24; round++) {
        for (const { state, moves } of lines) {
          const legal = legalMoves(state);
          if (legal.length === 0) continue;
          const move = legal[choose(legal.length)]!;
          play(state, move);
          moves.push(move);
        }
      }
      for (const { state, moves } of lines) expect(contentOf(state)).toEqual(contentOf(replayed(setup, moves)));
      trunk = lines[choose(2)]!;
    }
    expect(trunk.moves.length).toBeGreaterThan(150);
  });

  it('leave a position that was kept as it was', () => {
    const setup = setupOf(3, 'kept');
    const choose = chooserFor('kept');
    const state = startState(SHIPPED, setup);
    const kept: { state: State; content: unknown }[] = [];
    while (state.phase !== 'over') {
      const copy = copyState(state);
      kept.push({ state: copy, content: contentOf(copy) });
      const legal = legalMoves(state);
      play(state, legal[choose(legal.length)]!);
    }
    for (const { state: position, content } of kept) expect(contentOf(position)).toEqual(content);
  });
});
