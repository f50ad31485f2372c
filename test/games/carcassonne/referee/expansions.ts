import type { Options } from '../../../../src/games/carcassonne/rules/options.ts';
import type { Setup } from '../../../../src/games/carcassonne/rules/setup.ts';

/** Expansions from boxes, each of which is an option (E1). */
export const EXPANSIONS = [
  'river',
  'abbot',
  'inns',
  'traders',
  'smallCities',
  'festival',
  'phantom',
  'king',
  'river2',
  'dragon',
  'abbey',
  'mage',
] as const;
export type ExpansionName = (typeof EXPANSIONS)[number];

/** The options of a game, expansions among them. */
export type GameOptions = Options & { readonly [Name in ExpansionName]?: boolean };

/** What the referee begins a game with. */
export type Dealt = Pick<Setup, 'colours' | 'first' | 'layout' | 'pile'> & { readonly options: GameOptions };

/** Kinds of piece, the ordinary meeple first, as views and actions call them. */
export const PIECE_NAMES = ['meeple', 'large', 'abbot', 'builder', 'pig', 'phantom', 'mayor', 'wagon', 'barn'] as const;
export type PieceName = (typeof PIECE_NAMES)[number];

/** The expansion that brings each special piece (E3, F4). */
export const BRINGS = {
  large: 'inns',
  abbot: 'abbot',
  builder: 'traders',
  pig: 'traders',
  phantom: 'phantom',
  mayor: 'abbey',
  wagon: 'abbey',
  barn: 'abbey',
} as const;

/** The goods of Traders & Builders. */
export const GOODS = ['wine', 'grain', 'cloth'] as const;
export type Goods = Record<(typeof GOODS)[number], number>;

/** The cards of King & Robber, each with the kind of feature of which it wants the largest (F22). */
export const CARDS = { king: 'city', robber: 'road' } as const;
export type CardName = keyof typeof CARDS;

/** Who holds a card, and for how many tiles. */
export interface Held {
  readonly seat: number;
  readonly tiles: number;
}

/** Whether expansions go together on a map, or on the open table, which is the map `none` (E2, E55, F2). */
export function goTogether(map: string, chosen: readonly ExpansionName[]): boolean {
  const forTable = ['river', 'festival', 'river2', 'dragon', 'abbey', 'mage'] as const;
  if (map !== 'none' && forTable.some((name) => chosen.includes(name))) return false;
  if (chosen.includes('river') && chosen.includes('river2')) return false;
  // The small boxes go with neither of these (G2).
  if (chosen.includes('mage') && (chosen.includes('dragon') || chosen.includes('abbey'))) return false;
  return map !== 'great-britain' || !(chosen.includes('inns') && chosen.includes('traders'));
}

/** Every combination of expansions that goes together, none of them included, the small ones first. */
export function combinations(map: string): ExpansionName[][] {
  let found: ExpansionName[][] = [[]];
  for (const name of EXPANSIONS) found = [...found, ...found.map((chosen) => [...chosen, name])];
  return found.filter((chosen) => goTogether(map, chosen)).sort((a, b) => a.length - b.length);
}

/** Most players of a game (E2). */
export function mostSeats(map: string, chosen: readonly ExpansionName[]): number {
  return map === 'none' && !chosen.includes('inns') ? 5 : 6;
}
