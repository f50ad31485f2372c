import type { GameTypes } from '../core/rules.ts';
import { TermEvaluation } from './evaluation.ts';
import { knownPosition, type Question } from './known-position.ts';
import { ratedMoves } from './regular.ts';
import { TurnSearch } from './turn-search.ts';

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

/** The choices of the seat to move by the evaluation, the best first; none when the game is over. */
export function rankChoices<G extends GameTypes>(question: Question<G>): RankedChoice<G>[] {
  const { game, state } = question;
  const { computer, rules } = game;
  if (rules.isOver(state)) return [];
  const position = knownPosition(question);
  const ranked = ratedMoves(position).sort((a, b) => b.worth - a.worth);
  const { seat, turn } = rules.progressOf(state);
  const evaluation = new TermEvaluation(game);
  const search = new TurnSearch(position, { evaluation });
  const sample = position.sample();
  const choices = ranked.map(({ move, worth }) => {
    const end = computer.copyState(sample);
    computer.take(end, move);
    const goesOn = rules.progressOf(end).turn === turn;
    const beforeNext = goesOn ? computer.copyState(end) : end;
    const nextMove = goesOn ? search.playTurn(end) : undefined;
    const terms = evaluation.pointsOf(end, seat);
    const own = Object.values(terms).reduce((sum, points) => sum + points, 0);
    return {
      action: computer.actionOf(state, move),
      points: worth - ranked[0]!.worth,
      terms: { ...terms, [OTHERS]: evaluation.lead(end, seat) - own },
      ...(nextMove !== undefined && { next: computer.actionOf(beforeNext, nextMove) }),
    };
  });
  return choices.map((choice) => ({ ...choice, terms: differences(choice.terms, choices[0]!.terms) }));
}

/** By how much terms differ from others, by their names; what is the same is left out. */
function differences(terms: Readonly<Record<string, number>>, others: Readonly<Record<string, number>>) {
  const all = Object.entries(terms).map(([name, points]) => [name, points - others[name]!] as const);
  return Object.fromEntries(all.filter(([, points]) => Math.abs(points) >= MIN));
}
