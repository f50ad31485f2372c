import type { Choose } from '../core/chooser.ts';
import type { GameTypes } from '../core/rules.ts';
import type { ComputerGame, Move } from '../games/contract/computer.ts';
import { evaluationOf } from './evaluation.ts';
import type { KnownPosition } from './known-position.ts';
import { type Reach, type TurnSearch, turnSearch } from './turn-search.ts';

/** Less than in a turn that is searched, so that many turns can be played on. */
const QUICK: Reach = { widths: [Number.POSITIVE_INFINITY, 12, 1], firstChoices: 6 };

/** Plays on from guesses of a position. */
export interface Playouts<G extends GameTypes> {
  /**
   * Makes moves in `state` itself, finishes the turn and plays so many others.
   *
   * @returns how far the seat is ahead then, in points
   */
  play(state: G['state'], moves: readonly Move[], turns: number): number;
}

/** Plays turns as the regular computer does, but looks at less of each. */
export function quickTurns<G extends GameTypes>(game: ComputerGame<G>, seats: number): TurnSearch<G> {
  return turnSearch(game, evaluationOf(game.computer, seats), QUICK);
}

/** Plays on with quick turns. */
export function playoutsOf<G extends GameTypes>(
  { game }: KnownPosition<G>,
  { seat, seats, choose }: { seat: number; seats: number; choose: Choose },
): Playouts<G> {
  const { rules, computer } = game;
  const evaluate = evaluationOf(computer, seats);
  const search = quickTurns(game, seats);
  return {
    play(state, moves, turns) {
      const { turn } = rules.progressOf(state);
      for (const move of moves) computer.take(state, move);
      if (rules.progressOf(state).turn === turn) search.playTurn(state, choose);
      for (let count = 0; count < turns && !rules.isOver(state); count++) search.playTurn(state, choose);
      return evaluate(state, seat);
    },
  };
}
