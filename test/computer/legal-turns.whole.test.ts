import { expect, it } from 'vitest';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { quickTurns } from '../../src/computer/playouts.ts';
import { amazonas } from '../../src/games/amazonas/index.ts';
import { carcassonne } from '../../src/games/carcassonne/index.ts';
import { CONTENT } from '../games/carcassonne/content.ts';
import { SHIPPED } from '../support/scenario-set.ts';
import { type Board, board } from './computer-games.ts';

const onCarcassonne = (options: Parameters<typeof board>[2]) => board(carcassonne, CONTENT, options);

it.each<[Board]>([
  [onCarcassonne({ river: true, inns: true, abbot: true, traders: true })],
  ...['germany', 'france', 'great-britain', 'benelux', 'iberica'].map((map): [Board] => [
    onCarcassonne({ map, chips: true }),
  ]),
  [board(amazonas, SHIPPED, {})],
])('whatever a search tries or plays is legal: $name', (game) => {
  const { rules, computer } = game;
  const choose = chooserFor('legal');
  let moves = 0;
  const take: typeof computer.take = (state, move) => {
    if (!computer.legalMoves(state).includes(move)) expect.fail(`${computer.actionOf(state, move)} is not legal`);
    moves++;
    computer.take(state, move);
  };
  const search = quickTurns({ game: { rules, computer: { ...computer, take } }, choose });
  for (const pile of ['one', 'two', 'three']) {
    const state = game.start(2, pile);
    while (!rules.isOver(state)) search.playTurn(state);
  }
  expect(moves).toBeGreaterThan(500);
});
