import { canonicalOptions } from '../../../core/options.ts';
import { statedBoard } from '../../kernel/stated-position.ts';
import { shownChance } from './chance.ts';
import { ALL_OPTIONS, STATED_OPTIONS } from './options.ts';
import type { State } from './state.ts';
import { otherTurn, viewOf } from './view-of.ts';

/** A position as records prove it; docs/RECORD.md tells its fields. */
export function statedPosition(state: State): object {
  const view = viewOf(state);
  const { expansions } = state.rules;
  const { ruleSet, tileSet, options, seats, pile, discarded, isFurtherTile } = view;
  return {
    ...statedBoard(view),
    ...otherTurn(state),
    ruleSet,
    tileSet,
    options: canonicalOptions({ options: ALL_OPTIONS, statedOptions: STATED_OPTIONS }, options),
    seats: seats.map(({ colour, score, meeples, special }, seat) => ({
      colour,
      score,
      meeples,
      special,
      ...Object.assign({}, ...expansions.map((one) => one.statedSeat?.(state, seat))),
    })),
    pile: { tiles: pile.tiles },
    discarded,
    isFurtherTile,
    ...Object.assign({}, ...expansions.map((one) => one.stated?.(state))),
    ...shownChance(state),
  };
}
