import type { State } from '../../rules/state.ts';
import { GOODS, type Goods } from './goods.ts';

/** How steeply the chance of a lead grows with it: the logistic curve that is next to a normal distribution. */
const STEEPNESS = 1.7;

type Tokens = readonly Readonly<Record<Goods, number>>[];

let last: { readonly goods: Tokens; readonly pile: State['pile']; readonly chances: readonly number[] } | undefined;

/**
 * The number of kinds of goods in which each seat can expect to have most tokens at the end, tied or alone: a kind by the
 * chance of that, and as a whole when a lead is certain. Empty without Traders & Builders, and while nobody has taken any.
 * The last answer is kept, as few turns of a search take goods.
 *
 * @param goods the tokens of every seat
 */
export function goodsChances(state: State, goods: Tokens): readonly number[] {
  if (goods.length === 0) return [];
  if (last?.goods === goods && last.pile === state.pile) return last.chances;
  const symbols = symbolsOf(state);
  const chances = goods.map((_, seat) => {
    return GOODS.reduce((sum, kind) => sum + chanceOfMost(goods, { kind, seat, symbols: symbols[kind] }), 0);
  });
  last = { goods, pile: state.pile, chances };
  return chances;
}

/** The chance that nobody has more of a kind than a seat; `symbols` = how many there are in the game. */
function chanceOfMost(goods: Tokens, of: { kind: Goods; seat: number; symbols: number }): number {
  const { kind, seat, symbols } = of;
  const own = goods[seat]![kind];
  const left = Math.max(0, symbols - goods.reduce((sum, one) => sum + one[kind], 0));
  if (own + left === 0) return 0;
  let chance = 1;
  for (const [at, other] of goods.entries()) {
    if (at !== seat) chance *= chanceNotBehind(own - other[kind], { left, seats: goods.length });
  }
  return chance;
}

/** Chance that a seat with this lead over another is not behind it once all remaining tokens are taken. */
function chanceNotBehind(ahead: number, { left, seats }: { left: number; seats: number }): number {
  if (ahead >= left) return 1;
  if (ahead + left < 0) return 0;
  // Each token left goes to one of the two with a chance of 2 in `seats`, and to either of them as likely.
  const spread = Math.sqrt((2 * left) / seats);
  return 1 / (1 + Math.exp((-STEEPNESS * (ahead + 0.5)) / spread));
}

let lastSymbols: { readonly pile: State['pile']; readonly symbols: Readonly<Record<Goods, number>> } | undefined;

/** The symbols of each kind on all tiles of the pile, drawn or not; the last answer is kept. */
function symbolsOf({ pile, set }: State): Readonly<Record<Goods, number>> {
  if (lastSymbols?.pile === pile) return lastSymbols.symbols;
  const symbols = { wine: 0, grain: 0, cloth: 0 };
  for (const tile of pile) {
    for (const { marks } of set.tiles[tile]!.segments) for (const kind of GOODS) symbols[kind] += marks[kind] ?? 0;
  }
  lastSymbols = { pile, symbols };
  return symbols;
}
