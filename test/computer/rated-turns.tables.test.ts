import { describe, expect, it } from 'vitest';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { lead } from '../../src/core/lead.ts';
import type { GameTypes } from '../../src/core/rules.ts';
import { amazonas } from '../../src/games/amazonas/index.ts';
import { carcassonne } from '../../src/games/carcassonne/index.ts';
import type { ComputerGame } from '../../src/games/contract/computer.ts';
import { CONTENT } from '../games/carcassonne/content.ts';
import { SHIPPED } from '../support/scenario-set.ts';
import { type Board, board } from './computer-games.ts';

type Game = ComputerGame<GameTypes>;

/** Points ahead of the others by counting all terms, which are weighed in any way. */
function worthOf({ computer, rules }: Game, state: unknown, weights: ArrayLike<number>, seat: number): number {
  const seats = rules.scoresOf(state).length;
  const values = new Float64Array(weights.length * seats);
  computer.countTerms(state, values);
  const worths = Array.from({ length: seats }, (_, one) =>
    Array.from(weights).reduce((sum, weight, term) => sum + weight * values[one * weights.length + term]!, 0),
  );
  return lead(worths, seat);
}

/**
 * Every way to place the tile, but at some places, and then a piece, each carried out with the best further piece; what else may
 * follow is declined.
 */
function carriedOut(game: Game, state: unknown, weights: ArrayLike<number>, others: readonly number[]): string[] {
  const { computer, rules } = game;
  const { seat, turn } = rules.progressOf(state);
  const told = (end: unknown, place: number, piece: number) =>
    `${place} ${piece} ${worthOf(game, end, weights, seat).toFixed(6)}`;
  const declined = (now: unknown) => {
    if (!isOver(now)) computer.take(now, computer.legalMoves(now).at(-1)!);
    expect(isOver(now)).toBe(true);
    return now;
  };
  const bestFurther = (now: unknown, place: number, piece: number) => {
    const ends = computer.legalMoves(now).map((further) => {
      const end = rules.copyState(now);
      computer.take(end, further);
      return told(declined(end), place, piece);
    });
    return ends.reduce((best, one) => (Number(one.split(' ')[2]) > Number(best.split(' ')[2]) ? one : best));
  };
  const isOver = (now: unknown) => rules.progressOf(now).turn !== turn || rules.isOver(now);
  const places = computer.legalMoves(state).filter((place) => !others.includes(place));
  return places.flatMap((place) => {
    const placed = rules.copyState(state);
    computer.take(placed, place);
    const isDone = isOver(placed) || rules.progressOf(placed).phase === 'further';
    if (isDone) return [told(declined(placed), place, -1)];
    if (rules.progressOf(placed).phase === 'phantom') return [bestFurther(placed, place, -1)];
    return computer.legalMoves(placed).map((piece) => {
      const end = rules.copyState(placed);
      computer.take(end, piece);
      return rules.progressOf(end).phase === 'phantom'
        ? bestFurther(end, place, piece)
        : told(declined(end), place, piece);
    });
  });
}

describe('the ways to play a turn that are found at once', () => {
  const onCarcassonne = (options: Parameters<typeof board>[2]) => board(carcassonne, CONTENT, options);

  it.each<[Board, number]>([
    [onCarcassonne({}), 2],
    [onCarcassonne({ river: true, inns: true }), 4],
    [onCarcassonne({ abbot: true }), 2],
    [onCarcassonne({ traders: true }), 3],
    [onCarcassonne({ king: true, smallCities: true }), 3],
    [onCarcassonne({ map: 'france', king: true }), 2],
    [onCarcassonne({ river: true, inns: true, abbot: true, traders: true }), 2],
    [onCarcassonne({ phantom: true }), 2],
    [onCarcassonne({ inns: true, abbot: true, traders: true, phantom: true }), 3],
    [onCarcassonne({ map: 'france', traders: true }), 2],
    [onCarcassonne({ map: 'france' }), 3],
    [onCarcassonne({ map: 'germany', chips: true }), 2],
    [onCarcassonne({ map: 'france', chips: true }), 3],
    [onCarcassonne({ map: 'great-britain', chips: true }), 2],
    [onCarcassonne({ map: 'benelux', chips: true }), 2],
    [onCarcassonne({ map: 'iberica', chips: true }), 2],
    [onCarcassonne({ map: 'benelux', farms: false, inns: true }), 2],
    [board(amazonas, SHIPPED, {}), 2],
    [board(amazonas, SHIPPED, {}), 5],
  ])('are all there are, with the worth of carrying them out: $name', (game, players) => {
    const { computer, rules } = game;
    // Any weights, none of them zero.
    const weights = computer.terms.map((_, term) => 0.3 + ((term * 37) % 11) / 3);
    let turns = 0;
    const choose = chooserFor('play');
    const state = game.start(players, 'pile');
    while (!rules.isOver(state)) {
      const before = JSON.stringify(rules.viewOf(state));
      const found = computer.rateTurns?.(state, weights);
      if (found) {
        const told = Array.from({ length: found.count }, (_, at) =>
          [found.places[at], found.pieces[at], found.worths[at]!.toFixed(6)].join(' '),
        );
        expect(JSON.stringify(rules.viewOf(state))).toBe(before);
        expect(told).toEqual(carriedOut(game, state, weights, found.others));
        turns++;
      }
      const moves = computer.legalMoves(state);
      computer.take(state, moves[choose(moves.length)]!);
    }
    expect(turns).toBeGreaterThan(40);
  });
});
