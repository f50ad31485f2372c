import type { Choose } from '../core/chooser.ts';
import type { GameTypes } from '../core/rules.ts';
import type { ComputerGame } from '../games/computer.ts';
import { evaluationOf, termsOf } from './evaluation.ts';
import { knownPosition } from './known-position.ts';
import { ratedActions } from './regular.ts';
import { type Budget, searchedActions } from './strong.ts';
import { turnSearch } from './turn-search.ts';

/** A choice of the seat to move, held against the best one. */
export interface RankedChoice<G extends GameTypes> {
  readonly action: G['action'];
  /** Points expected, less those of the best choice: never more than 0. */
  readonly points: number;
  /**
   * Points by which the terms of the seat differ at the end of the turn from those of the best choice, by the name of the
   * term; terms that are the same are left out.
   */
  readonly terms: Readonly<Record<string, number>>;
}

/** Differences below this are none, in points. */
const LEAST = 0.05;

/**
 * The choices of the seat to move, the best first: all by the evaluation or, with a budget, the best of them by search.
 * There are none when the game is over.
 */
export function rankChoices<G extends GameTypes>(given: {
  game: ComputerGame<G>;
  state: G['state'];
  choose: Choose;
  budget?: Budget;
}): RankedChoice<G>[] {
  const { game, state, choose, budget } = given;
  if (game.rules.isOver(state)) return [];
  const position = knownPosition(game, state);
  const ranked = budget
    ? searchedActions(position, budget, choose)
    : ratedActions(position, choose).sort((a, b) => b.worth - a.worth);
  const { computer, rules } = game;
  const { seat } = rules.progressOf(state);
  const seats = rules.scoresOf(state).length;
  const search = turnSearch(game, evaluationOf(computer, seats));
  const sample = position.sample(choose);
  const ends = ranked.map(({ action }) => {
    const end = computer.copyState(sample);
    computer.take(end, action);
    if (rules.progressOf(end).turn === rules.progressOf(sample).turn) search.playTurn(end, choose);
    return termsOf(computer, end, { seat, seats });
  });
  return ranked.map(({ action, worth }, at) => ({
    action,
    // What the search gave up early may seem to be worth more.
    points: Math.min(0, worth - ranked[0]!.worth),
    terms: Object.fromEntries(
      Object.entries(computer.terms).flatMap(([term, weight]) => {
        const points = weight * (ends[at]![term]! - ends[0]![term]!);
        return Math.abs(points) < LEAST ? [] : [[term, points]];
      }),
    ),
  }));
}
