import { expect, it } from 'vitest';
import { CARCASSONNE } from '../../lab/simulation/carcassonne.ts';
import { simulateGame } from '../../lab/simulation/simulated-game.ts';
import type { Table } from '../../src/app/table.ts';
import { GAMES } from '../../src/games/registry.ts';
import { loggedTurns } from '../../src/telling/log.ts';
import { CONTENT } from '../games/carcassonne/content.ts';

it('tells a turn that begins with an abbey as one of its own player', () => {
  const { setup, log } = simulateGame({
    game: CARCASSONNE,
    set: CONTENT,
    players: 3,
    seed: 'abbeys',
    policies: ['random'],
    order: 'given',
    takebacks: 5,
    options: { abbey: true },
  });
  const game = GAMES.find(({ ruleSet }) => ruleSet === 'carcassonne')!;
  const entries = log.map((entry, seq) => ({ entry, seq, at: 0 }));
  const turns = loggedTurns({ game, content: CONTENT, setup, log: entries } as unknown as Table);
  expect(turns.map(({ turn }) => turn)).toEqual(turns.map((_, index) => index + 1));
  const abbeys = turns.flatMap(({ seat, actions }) => {
    const first = log[actions.find(({ takenBack }) => !takenBack)!.entry]!;
    return first.type === 'action' && first.action.type === 'abbey' ? [[seat, first.seat]] : [];
  });
  expect(abbeys).toHaveLength(3);
  for (const [seat, mover] of abbeys) expect(seat).toBe(mover);
  // Nobody lays a second tile without anything that gives one.
  for (const { actions } of turns) {
    const laid = actions.filter(({ takenBack, events }) => !takenBack && events.some(({ type }) => type === 'placed'));
    expect(laid.length).toBeLessThanOrEqual(1);
  }
});
