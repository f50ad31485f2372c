import type { Options } from '../../../../src/games/carcassonne/rules/options.ts';
import type { Setup } from '../../../../src/games/carcassonne/rules/setup.ts';

/** What is in the box of an expansion, and what it is played with. */
interface Box {
  /** The name of its tiles in the files; none without tiles of its own. */
  readonly tiles?: string;
  /** The folder with the file of its tiles, where they are not in that of the game. */
  readonly folder?: string;
  /** Those of which one copy has a garden (E16). */
  readonly gardens?: readonly string[];
  /** It is not for maps (E2). */
  readonly isForTable?: true;
  /** Not played with the chips of maps (G2). */
  readonly isWithoutChips?: true;
  /** Others that it is not played with (F2, G2). */
  readonly notWith?: readonly string[];
}

/** A small box: for the open table, but neither beside the dragon nor beside abbeys (G2). */
const small = { isForTable: true, notWith: ['dragon', 'abbey'] } as const;

const BOXES = {
  river: { tiles: 'river', gardens: ['river-j'], isForTable: true },
  abbot: {},
  inns: { tiles: 'inns', gardens: ['inns-c', 'inns-o'] },
  traders: { tiles: 'traders', gardens: ['traders-h', 'traders-k'] },
  smallCities: {},
  festival: { tiles: 'festival', folder: 'festival', isForTable: true },
  phantom: {},
  king: { tiles: 'king', folder: 'king', gardens: ['king-a'] },
  river2: { tiles: 'river2', folder: 'river2', gardens: ['river2-g'], isForTable: true, notWith: ['river'] },
  dragon: { tiles: 'princess', folder: 'dragon', gardens: ['princess-d', 'princess-l'], isForTable: true },
  abbey: { tiles: 'abbey', folder: 'abbey', gardens: ['abbey-j'], isForTable: true },
  flying: { tiles: 'flier', folder: 'flying', gardens: ['flier-b'], ...small },
  messages: { notWith: ['dragon', 'abbey'], isWithoutChips: true },
  ferries: { tiles: 'ferries', folder: 'ferries', ...small },
  robbers: { tiles: 'robbers', folder: 'robbers', ...small },
  gold: { tiles: 'gold', folder: 'gold', ...small },
  mage: { tiles: 'mage', folder: 'mage', gardens: ['mage-b'], ...small },
  crops: { tiles: 'crop2', folder: 'crops', ...small },
} as const satisfies Readonly<Record<string, Box>>;

/** Expansions from boxes, each of which is an option (E1). */
export const EXPANSIONS = Object.keys(BOXES) as (keyof typeof BOXES)[];
export type ExpansionName = keyof typeof BOXES;

/** The small boxes, which go neither with the dragon nor with abbeys (G2). */
export const SMALL_BOXES = [
  'flying',
  'messages',
  'ferries',
  'robbers',
  'gold',
  'mage',
  'crops',
] as const satisfies readonly ExpansionName[];

/** What is in the box of an expansion. */
export function boxOf(name: ExpansionName): Box {
  return BOXES[name];
}

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

/** Whether expansions go together on a map, or on the open table, which is the map `none` (E2, E55, F2, G2). */
export function goTogether(map: string, chosen: readonly ExpansionName[]): boolean {
  const boxes = chosen.map(boxOf);
  if (map !== 'none' && boxes.some(({ isForTable }) => isForTable)) return false;
  if (boxes.some(({ notWith = [] }) => chosen.some((name) => notWith.includes(name)))) return false;
  return map !== 'great-britain' || !(chosen.includes('inns') && chosen.includes('traders'));
}

/** Whether expansions are played with the chips of maps (G2). */
export function goWithChips(chosen: readonly ExpansionName[]): boolean {
  return !chosen.map(boxOf).some(({ isWithoutChips }) => isWithoutChips);
}

/** Every combination of expansions that goes together, none of them included, the small ones first. */
export function combinations(map: string): ExpansionName[][] {
  let found: ExpansionName[][] = [[]];
  // What does not go together does not with more either.
  for (const name of EXPANSIONS) {
    const more = found.map((chosen) => [...chosen, name]).filter((chosen) => goTogether(map, chosen));
    found = [...found, ...more];
  }
  return found.sort((a, b) => a.length - b.length);
}

/** Most players of a game (E2). */
export function mostSeats(map: string, chosen: readonly ExpansionName[]): number {
  return map === 'none' && !chosen.includes('inns') ? 5 : 6;
}
