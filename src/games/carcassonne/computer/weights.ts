/**
 * What makes a position good, with the points that one of it is worth. Set by hand. Those of further
 * pieces and goods were fitted by `npm run fit -- --game carcassonne --river --abbot --inns --traders --games 480 --seed fit1
 * --terms` with their names, from games with those set by hand. In games for two with all these expansions, regular with them won
 * 63.5 % of 400 against those set by hand (58.7 to 68.1) and 77.5 % of 400 without these terms (73.2 to 81.3);
 * docs/COMPUTER.md has their standard errors.
 */
export const TERMS = {
  /** Points already scored. */
  points: 1,
  /** Points that a seat can expect of the roads, cities, monasteries and gardens that it holds. */
  roads: 1,
  cities: 1,
  monasteries: 1,
  /** Points that its fields would bring with the cities as they are expected to end. */
  fields: 0.67,
  /** Points of its fields, as far as they are open to others and these not far behind: what it may still lose there. */
  fieldRisk: 0,
  /** Points of fields where it is behind, as far as they are open and it is not far behind: what it may still win. */
  fieldHope: 0,
  /** Meeples on features, by the chance that they come home, as a share of the game left. */
  returning: 2,
  /** The last meeple in hand, the one before it and so on, as a share of the game left. */
  lastMeeple: 4,
  secondMeeple: 2,
  thirdMeeple: 1.2,
  furtherMeeples: 0.6,
  /** The large meeple in hand, as a share of the game left. */
  largeInHand: 9,
  /**
   * The abbot in hand, by the chance that he finds a monastery or garden, as a share of the game left; it is what he is
   * worth there beyond what he is worth on the board, as he is always in one of these places.
   */
  abbotInHand: 5.7,
  /** The builder in hand, as a share of the game left. */
  builderInHand: 3.9,
  /** The builder on the board, by the chance that the next tile goes on with its feature, as a share of the game left. */
  builderOnBoard: 8.7,
  /** The pig in hand, as a share of the game left. */
  pigInHand: 1.4,
  /** Cities that can be expected beside a farm with the own pig, where the seat leads: more than 1, as the farm is held. */
  pigOnFarm: 2,
  /** Kinds of goods of which a seat has most in the end, by the chance of that: more than 10, as cities come with them. */
  goods: 14.9,
  /** Values of chips in hand, as a share of the game left. */
  chips: 1,
  /** Meeples on the Isle of Man, as a share of the game left. */
  isle: 1,
  /** To be the seat that moves next. */
  move: 3,
} as const;

/** The index of each term. */
export const TERM_INDEX = Object.fromEntries(Object.keys(TERMS).map((name, index) => [name, index])) as Readonly<
  Record<keyof typeof TERMS, number>
>;

/** How many terms there are. */
export const TERM_COUNT = Object.keys(TERMS).length;
