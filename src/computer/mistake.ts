import type { Choose } from '../core/chooser.ts';
import type { GameTypes } from '../core/rules.ts';
import type { ComputerGame } from '../games/contract/computer.ts';
import { knownPosition } from './known-position.ts';
import { playoutsOf } from './playouts.ts';

/** Guesses of what is hidden from which both choices are played on. */
const GUESSES = 24;

/** Guesses that are made even when there is no time. */
const MIN_GUESSES = 4;

/** Turns that are played on after the one in question. */
const TURNS = 3;

/** Guesses that the loss by the evaluation weighs as much as. */
const PRIOR = 6;

/**
 * Points that a choice lost against a better one when both are played on from the same guesses: a second opinion on what
 * the evaluation says, which looks no further than the turn.
 *
 * @param given.loss points lost by the evaluation
 * @param given.isOver tells when there is no more time
 */
export function lossLookedInto<G extends GameTypes>(given: {
  game: ComputerGame<G>;
  state: G['state'];
  choice: G['action'];
  better: G['action'];
  loss: number;
  choose: Choose;
  isOver?: () => boolean;
}): number {
  const { game, state, choice, better, loss, choose, isOver } = given;
  const { seat } = game.rules.progressOf(state);
  const seats = game.rules.scoresOf(state).length;
  const position = knownPosition(game, state);
  const playouts = playoutsOf(position, { seat, seats, choose });
  let sum = PRIOR * loss;
  let weight = PRIOR;
  for (let guess = 0; guess < GUESSES && !(guess >= MIN_GUESSES && isOver?.()); guess++) {
    const sample = position.sample(choose);
    const of = (action: G['action']) =>
      playouts.play(game.computer.copyState(sample), [game.computer.moveOf(sample, action)], TURNS);
    sum += of(better) - of(choice);
    weight += 1;
  }
  return sum / weight;
}
