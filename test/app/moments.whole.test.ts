import { expect, it } from 'vitest';
import { AMAZONAS } from '../../lab/simulation/amazonas.ts';
import { simulateGame } from '../../lab/simulation/simulated-game.ts';
import { momentsOf } from '../../src/app/moments.ts';
import { type Table, tableWithFold } from '../../src/app/table.ts';
import { fold } from '../../src/core/fold.ts';
import type { AnyGame } from '../../src/games/contract/game.ts';
import { SHIPPED } from '../support/scenario-set.ts';

/** A whole random game, by rules that count the actions that they perform. */
function countedGame() {
  let performed = 0;
  const rules = AMAZONAS.rules as unknown as AnyGame;
  const game = Object.assign(Object.create(rules) as AnyGame, {
    perform(...given: Parameters<AnyGame['perform']>) {
      performed++;
      rules.perform(...given);
    },
  });
  const plan = {
    game: AMAZONAS,
    set: SHIPPED,
    players: 2,
    seed: 'moments',
    policies: ['random'],
    order: 'random',
  } as const;
  const { setup, log: entries } = simulateGame(plan);
  const folded = fold(rules, rules.startState(SHIPPED, setup), entries as never);
  if (!folded.ok) throw new Error('the game breaks its rules');
  const log = entries.map((entry, seq) => ({ seq, entry, at: 0 }));
  const table = tableWithFold({ record: {}, game, content: SHIPPED, setup, log } as unknown as Table, folded.value);
  return { table, performed: () => performed };
}

it('performs every action of a game once to show all its moments in order', () => {
  const { table, performed } = countedGame();
  const moments = momentsOf(table);
  const states = Array.from({ length: moments.last + 1 }, (_, at) => moments.at(at).table.fold.state);
  expect(moments.last).toBeGreaterThan(60);
  expect(performed()).toBeLessThanOrEqual(table.fold.actions.length);
  // In whatever order they are asked for, and what was given before stays as it is.
  for (const at of [40, 7, moments.last, 41, 0]) {
    expect(moments.at(at).table.fold.state).toEqual(states[at]);
    expect(momentsOf(table).at(at).table.fold.state).toEqual(states[at]);
  }
});
