import type { GameTypes } from '../core/rules.ts';
import { TermEvaluation } from './evaluation.ts';
import { knownPosition, type SearchInput } from './known-position.ts';
import { ratedMoves } from './regular.ts';
import { TurnSearch } from './turn-search.ts';

/** A choice of the seat to move, compared with the best one. */
export interface RankedChoice<G extends GameTypes> {
  readonly action: G['action'];
  /** Expected points less those of the best choice; at most 0. */
  readonly points: number;
  /**
   * Differences from the best choice at the end of the turn, in points: by the name of the term for the seat's own terms,
   * and `OTHERS`. Terms that do not differ are omitted.
   */
  readonly terms: Readonly<Record<string, number>>;
  /** The best next action; absent if the turn has no further choice right after this one. */
  readonly next?: G['action'];
}

/** Stands in place of a term's name for the part of a lead that depends on the other seats. */
export const OTHER_SEATS = 'others';

/** Smaller differences are omitted, in points. */
const MIN = 0.05;

/** Ranks the choices of the seat to move by the evaluation, the best first; returns none if the game is over. */
export function rankChoices<G extends GameTypes>(question: SearchInput<G>): RankedChoice<G>[] {
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
      terms: { ...terms, [OTHER_SEATS]: evaluation.lead(end, seat) - own },
      ...(nextMove !== undefined && { next: computer.actionOf(beforeNext, nextMove) }),
    };
  });
  return choices.map((choice) => ({ ...choice, terms: differences(choice.terms, choices[0]!.terms) }));
}

/** Subtracts terms by name; omits differences below `MIN`. */
function differences(terms: Readonly<Record<string, number>>, others: Readonly<Record<string, number>>) {
  const all = Object.entries(terms).map(([name, points]) => [name, points - others[name]!] as const);
  return Object.fromEntries(all.filter(([, points]) => Math.abs(points) >= MIN));
}
