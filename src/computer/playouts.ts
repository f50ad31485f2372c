import type { GameTypes } from '../core/rules.ts';
import type { Move } from '../games/contract/computer.ts';
import type { SearchInput } from './known-position.ts';
import { type SearchLimits, TurnSearch } from './turn-search.ts';

/** Narrower limits than for a searched turn, so that many turns can be played. */
const QUICK_LIMITS: SearchLimits = { widths: [Number.POSITIVE_INFINITY, 12, 1], firstChoices: 6 };

/** Creates a search that plays turns like the regular computer, but tries fewer choices. */
export function quickTurns<G extends GameTypes>(given: Omit<SearchInput<G>, 'state'>): TurnSearch<G> {
  return new TurnSearch(given, { limits: QUICK_LIMITS });
}

/** Makes moves in `state` itself, finishes the turn, and plays up to `turns` further ones until the game is over. */
export function playOn<G extends GameTypes>(
  { rules, computer }: SearchInput<G>['game'],
  search: TurnSearch<G>,
  { state, moves, turns }: { readonly state: G['state']; readonly moves: readonly Move[]; readonly turns: number },
): void {
  const { turn } = rules.progressOf(state);
  for (const move of moves) computer.take(state, move);
  if (rules.progressOf(state).turn === turn) search.playTurn(state);
  for (let count = 0; count < turns && !rules.isOver(state); count++) search.playTurn(state);
}
