import type { GameTypes } from '../core/rules.ts';
import type { Move } from '../games/contract/computer.ts';
import type { Question } from './known-position.ts';
import { type Reach, TurnSearch } from './turn-search.ts';

/** Less than in a turn that is searched, so that many turns can be played on. */
const QUICK: Reach = { widths: [Number.POSITIVE_INFINITY, 12, 1], firstChoices: 6 };

/** Plays turns as the regular computer does, but looks at less of each. */
export function quickTurns<G extends GameTypes>(given: Omit<Question<G>, 'state'>): TurnSearch<G> {
  return new TurnSearch(given, { reach: QUICK });
}

/** Makes moves in `state` itself, finishes the turn and plays so many others, as far as the game goes. */
export function playOn<G extends GameTypes>(
  { rules, computer }: Question<G>['game'],
  search: TurnSearch<G>,
  { state, moves, turns }: { readonly state: G['state']; readonly moves: readonly Move[]; readonly turns: number },
): void {
  const { turn } = rules.progressOf(state);
  for (const move of moves) computer.take(state, move);
  if (rules.progressOf(state).turn === turn) search.playTurn(state);
  for (let count = 0; count < turns && !rules.isOver(state); count++) search.playTurn(state);
}
