import * as z from 'zod';
import type { Square } from '../../../../core/tile.ts';
import type { Scoring } from '../../../contract/game.ts';
import { squareOfLastTile } from '../../../kernel/state.ts';
import type { ActionOf } from '../../rules/action.ts';
import { seatScoring } from '../../rules/event.ts';
import { type GameMap, townAt } from '../../rules/game-map.ts';
import { type Expansion, type State, statePart } from '../../rules/state.ts';
import type { Verb } from '../../rules/verb.ts';
import { CHIP_COLOURS, type Chip, type ChipColour, withoutChips } from '../chips/chip.ts';
import { addPoints, BOARD_CHIPS, canPay, chipsFor, handOf, setHand, takeVerb } from '../chips/rules.ts';

/** How wine is paid for: with one chip of value 2, or two of value 1. */
export const WINE_PAYMENTS = ['2', '11'] as const;

/** Where wine is sold: in another country, or in the town just covered. */
export const BUYERS = ['abroad', 'town'] as const;
export type Buyer = (typeof BUYERS)[number];

const sellSchema = z.strictObject({
  type: z.literal('sell'),
  colour: z.enum(CHIP_COLOURS),
  pay: z.enum(WINE_PAYMENTS),
  to: z.enum(BUYERS),
});

interface WineSold {
  readonly type: 'wine-sold';
  readonly seat: number;
  readonly colour: ChipColour;
  readonly chips: readonly Chip[];
  readonly to: Buyer;
  readonly points: number;
}

declare module '../../rules/expansion-types.ts' {
  interface ExpansionViews {
    /** True if wine was sold in this turn, in which no more can be sold then. */
    readonly wine: { readonly hasSold: boolean };
  }
  interface ExpansionActions {
    readonly sell: z.infer<typeof sellSchema>;
  }
  interface ExpansionEvents {
    readonly 'wine-sold': WineSold;
  }
}

/** How each event of the expansion is scored, by event type. */
export const WINE_SCORINGS = {
  'wine-sold': (event: WineSold): Scoring => seatScoring('wine', event),
};

/** Points for wine. */
export const WINE_POINTS = { abroad: 5, town: 9 } as const;

/** Where wine can be sold in a turn; to a town with the colour of its grape. */
type Sales = readonly { readonly to: Buyer; readonly grape?: ChipColour }[];

const NO_SALES: Sales = [];

/** Part of the state: the sales that are possible in the turn. */
export const WINE_PART = statePart<{ readonly sales: Sales }>('wine', { sales: NO_SALES });

/** Sells wine, once a turn, for one chip of value 2 or two of value 1, all of one colour. */
const sellVerb: Verb<State, ActionOf<'sell'>> = {
  type: 'sell',
  schema: sellSchema,
  step: 'piece',
  payloads: (state) => salesPaidBy(handOf(state, state.seat), WINE_PART.of(state).sales),
  actionOf: (_, payload) => ({ type: 'sell', ...saleOf(payload) }),
  play(state, payload, events) {
    const { seat } = state;
    const { colour, pay, to } = saleOf(payload);
    const hand = handOf(state, seat);
    const chips = chipsFor(
      hand.filter((chip) => chip.colour === colour),
      pay,
    );
    setHand(state, seat, withoutChips(hand, chips));
    WINE_PART.change(state, { sales: NO_SALES });
    addPoints(state, WINE_POINTS[to]);
    events?.push({ type: 'wine-sold', seat, colour, chips, to, points: WINE_POINTS[to] });
  },
};

/** Every sale for which a hand has the chips, as payloads: buyer, colour and payment by their indexes, a digit each. */
function salesPaidBy(hand: readonly Chip[], sales: Sales): number[] {
  if (hand.length === 0 || sales.length === 0) return [];
  const payloads: number[] = [];
  for (const { to, grape } of sales) {
    for (const [at, colour] of CHIP_COLOURS.entries()) {
      if (grape && grape !== colour) continue;
      for (const [pay, values] of WINE_PAYMENTS.entries()) {
        if (canPay(hand, values, colour)) payloads.push(BUYERS.indexOf(to) * 100 + at * 10 + pay);
      }
    }
  }
  return payloads;
}

function saleOf(payload: number): Omit<ActionOf<'sell'>, 'type'> {
  return {
    colour: CHIP_COLOURS[Math.floor(payload / 10) % 10]!,
    pay: WINE_PAYMENTS[payload % 10]!,
    to: BUYERS[Math.floor(payload / 100)]!,
  };
}

/** Most points that wine brings the seat to move if its tile is placed on a square; 0 where none can be sold there. */
export function bestSale(state: State, square: Square): number {
  const { map, rules } = state;
  if (!map || !rules.expansions.includes(wine)) return 0;
  const sales = salesPaidBy(handOf(state, state.seat), salesAt(map, square));
  return Math.max(0, ...sales.map((payload) => WINE_POINTS[saleOf(payload).to]));
}

/** The chips of France: wine, sold abroad and to towns. */
export const wine: Expansion = {
  ...BOARD_CHIPS,
  verbs: [takeVerb(), sellVerb],
  isQuiet: (state, square) =>
    BOARD_CHIPS.isQuiet(state, square) &&
    salesPaidBy(handOf(state, state.seat), salesAt(state.map!, square)).length === 0,
  covered(state, square, events) {
    BOARD_CHIPS.covered(state, square, events);
    const sales = salesAt(state.map!, square);
    if (sales !== WINE_PART.of(state).sales) WINE_PART.change(state, { sales });
  },
  bestChoice: bestSale,
  view: (state) => ({ ...BOARD_CHIPS.view(state), wine: { hasSold: hasSold(state) } }),
};

/**
 * The possible sales after a tile on a square: abroad if the tile reaches a print with a coat of arms, and to the covered town.
 */
export function salesAt(map: GameMap, square: Square): Sales {
  const grape = townAt(map, square)?.grape;
  const reachesAbroad = map.prints.some(({ x, y, coatsOfArms }) => coatsOfArms > 0 && x === square.x && y === square.y);
  if (!grape && !reachesAbroad) return NO_SALES;
  return [...(reachesAbroad ? [{ to: 'abroad' as const }] : []), ...(grape ? [{ to: 'town' as const, grape }] : [])];
}

/** True if the seat to move has sold wine in this turn and is still to place a meeple. */
function hasSold(state: State): boolean {
  const { map, phase } = state;
  if (phase !== 'piece' || WINE_PART.of(state).sales.length > 0) return false;
  return salesAt(map!, squareOfLastTile(state)).length > 0;
}
