import type { Square } from '../../../core/tile.ts';
import { squareOfLastTile } from '../../kernel/state.ts';
import { type ActionOf, type Buyer, WINE_PAYMENTS } from '../rules/action.ts';
import { CHIP_COLOURS, type ChipColour, withoutChips } from '../rules/chip.ts';
import type { AddedAction } from '../rules/expansion.ts';
import { type GameMap, squareKey } from '../rules/game-map.ts';
import { type Expansion, type State, statePart } from '../rules/state.ts';
import { BOARD_CHIPS, chipsFor, gain, handOf, isAt, setHand, takeAction } from './board-chips.ts';

/** Points for wine. */
export const WINE_POINTS = { abroad: 5, town: 9 } as const;

/** Where wine can be sold in a turn; to a town with the colour of its grape. */
type Sales = readonly { readonly to: Buyer; readonly grape?: ChipColour }[];

/** The part of states with the sales that are possible in the turn. */
export const WINE = statePart<{ readonly sales: Sales }>('wine', { sales: [] });

/** One sale a turn, for one chip of value 2 or two of value 1, all of one colour. */
const sellAction: AddedAction<State, ActionOf<'sell'>> = {
  type: 'sell',
  phase: 'piece',
  list: (state) => sellActions(state, WINE.of(state).sales),
  play(state, { colour, pay, to }, events) {
    const { seat } = state;
    const hand = handOf(state, seat);
    const own = hand.filter((chip) => chip.colour === colour);
    const chips = chipsFor(own, pay)!;
    setHand(state, seat, withoutChips(hand, chips));
    WINE.change(state, { sales: [] });
    gain(state, WINE_POINTS[to]);
    events?.push({ type: 'wine-sold', seat, colour, chips, to, points: WINE_POINTS[to] });
  },
};

/** Every sale for which the seat to move has the chips. */
function sellActions(state: State, sales: Sales): ActionOf<'sell'>[] {
  const hand = handOf(state, state.seat);
  return sales.flatMap(({ to, grape }) =>
    CHIP_COLOURS.filter((colour) => !grape || grape === colour).flatMap((colour) => {
      const own = hand.filter((chip) => chip.colour === colour);
      return WINE_PAYMENTS.filter((pay) => chipsFor(own, pay)).map((pay) => ({
        type: 'sell' as const,
        colour,
        pay,
        to,
      }));
    }),
  );
}

/** Most points that wine brings the seat to move if its tile is placed on a square; 0 where none can be sold there. */
export function bestSale(state: State, square: Square): number {
  const { map, play } = state;
  if (!map || !play.expansions.includes(wine)) return 0;
  return Math.max(0, ...sellActions(state, salesAt(map, square)).map(({ to }) => WINE_POINTS[to]));
}

/** The chips of France: wine, sold abroad and to towns. */
export const wine: Expansion = {
  ...BOARD_CHIPS,
  actions: [takeAction(), sellAction],
  covered(state, square, events) {
    BOARD_CHIPS.covered(state, square, events);
    WINE.change(state, { sales: salesAt(state.map!, square) });
  },
  view: (state) => ({ ...BOARD_CHIPS.view(state), ...(hasSold(state) && { hasSold: true as const }) }),
};

/** Where wine can be sold: abroad where a print with a coat of arms is reached, and to the town that is covered. */
export function salesAt({ prints, townAt }: GameMap, square: Square): Sales {
  const grape = townAt.get(squareKey(square))?.grape;
  const reachesAbroad = prints.some((print) => isAt(square)(print) && print.coatsOfArms > 0);
  return [...(reachesAbroad ? [{ to: 'abroad' as const }] : []), ...(grape ? [{ to: 'town' as const, grape }] : [])];
}

/** Whether the seat to move has sold wine in this turn, and waits to place a meeple. */
function hasSold(state: State): boolean {
  const { map, phase } = state;
  if (phase !== 'piece' || WINE.of(state).sales.length > 0) return false;
  return salesAt(map!, squareOfLastTile(state)).length > 0;
}
