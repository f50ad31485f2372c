import type { Choose } from '../core/chooser.ts';
import type { GameTypes } from '../core/rules.ts';
import type { ComputerGame } from '../games/contract/computer.ts';
import { evaluationOf, termPointsOf } from './evaluation.ts';
import { knownPosition } from './known-position.ts';
import { ratedMoves } from './regular.ts';
import { turnSearch } from './turn-search.ts';

/** A choice of the seat to move, held against the best one. */
export interface RankedChoice<G extends GameTypes> {
  readonly action: G['action'];
  /** Points expected, less those of the best choice: never more than 0. */
  readonly points: number;
  /**
   * Points by which the terms of the seat differ at the end of the turn from those of the best choice, by the name of the
   * term, and `OTHERS`; what is the same is left out.
   */
  readonly terms: Readonly<Record<string, number>>;
  /** How the turn goes on best, where another choice follows at once. */
  readonly next?: G['action'];
}

/** In place of the name of a term: what the prospects of the other seats add to a lead, or take away from it. */
export const OTHERS = 'others';

/** Differences below this are none, in points. */
const MIN = 0.05;

/**
 * The choices of the seat to move by the evaluation, the best first; none when the game is over.
 */
export function rankChoices<G extends GameTypes>(given: {
  game: ComputerGame<G>;
  state: G['state'];
  choose: Choose;
}): RankedChoice<G>[] {
  const { game, state, choose } = given;
  if (game.rules.isOver(state)) return [];
  const position = knownPosition(game, state);
  const { computer, rules } = game;
  const ranked = ratedMoves(position, choose).sort((a, b) => b.worth - a.worth);
  const { seat } = rules.progressOf(state);
  const seats = rules.scoresOf(state).length;
  const evaluate = evaluationOf(computer, seats);
  const search = turnSearch(game, evaluate);
  const sample = position.sample(choose);
  const ends = ranked.map(({ move }) => {
    const end = computer.copyState(sample);
    computer.take(end, move);
    const goesOn = rules.progressOf(end).turn === rules.progressOf(sample).turn;
    const beforeNext = goesOn ? computer.copyState(end) : end;
    const nextMove = goesOn ? search.playTurn(end, choose) : undefined;
    const next = nextMove === undefined ? undefined : computer.actionOf(beforeNext, nextMove);
    const terms = Object.entries(termPointsOf(computer, end, { seat, seats }));
    const own = terms.reduce((sum, [, points]) => sum + points, 0);
    return {
      next,
      terms: new Map([...terms, [OTHERS, evaluate(end, seat) - own]]),
    };
  });
  return ranked.map(({ move, worth }, at) => ({
    action: computer.actionOf(state, move),
    points: worth - ranked[0]!.worth,
    terms: Object.fromEntries(
      [...ends[at]!.terms].flatMap(([term, worth]) => {
        const points = worth - ends[0]!.terms.get(term)!;
        return Math.abs(points) < MIN ? [] : [[term, points]];
      }),
    ),
    ...(ends[at]!.next !== undefined && { next: ends[at]!.next }),
  }));
}
