import type { Square } from '../../../core/tile.ts';
import type { Buyer } from './action.ts';
import type { Chip, ChipColour } from './chip.ts';
import { type GameMap, squareKey } from './game-map.ts';
import type { Layout } from './layout.ts';
import type { ChipGame } from './map-file.ts';

/** A chip on a square of the map. */
export interface BoardChip extends Square {
  readonly chip: Chip;
  /** A treat, which everybody sees. */
  readonly faceUp: boolean;
}

/** A pile of tiles on an island; tiles by index. */
export interface IslandPile {
  readonly colour: ChipColour;
  /** Index among the piles of its island. */
  readonly pile: number;
  /** The first tile is on top. */
  readonly tiles: readonly number[];
  /** Whether the tile on top is face up: a pile is turned up again at the end of the turn. */
  readonly faceUp: boolean;
}

/** The part of a state that belongs to the chip game of a map. Lists are replaced, never changed. */
export interface ChipState {
  readonly game: ChipGame;
  onBoard: readonly BoardChip[];
  /** Chips in front of each seat. */
  hands: readonly (readonly Chip[])[];
  piles: readonly IslandPile[];
  /** Meeples of each seat on the Isle of Man. */
  isle: readonly number[];
  /** The chip to lay out as a treat. */
  treat: Chip | undefined;
  /** Where wine can be sold in this turn, to a town with the colour of its grape. */
  sales: readonly { readonly to: Buyer; readonly grape?: ChipColour }[];
  /** The seat to move has bought a turn in this round. */
  hasBought: boolean;
}

/** The chips of a map at the start; undefined when a game is played without them. */
export function startChips(
  map: GameMap | undefined,
  { layout, seats, indexOf }: { layout: Layout | undefined; seats: number; indexOf: (tile: string) => number },
): ChipState | undefined {
  if (!map || !layout?.chips) return undefined;
  return {
    game: map.chips.game,
    onBoard: layout.chips.map(({ x, y, colour, value }) => ({ x, y, chip: { colour, value }, faceUp: false })),
    hands: Array.from({ length: seats }, () => []),
    piles: (layout.islands ?? []).flatMap((piles, island) =>
      piles.map((tiles, pile) => ({
        colour: map.islands![island]!.colour,
        pile,
        tiles: tiles.map(indexOf),
        faceUp: true,
      })),
    ),
    isle: Array<number>(seats).fill(0),
    treat: undefined,
    sales: [],
    hasBought: false,
  };
}

/** Where wine can be sold: abroad where a print with a coat of arms is reached, and to the town that is covered. */
export function salesAt({ prints, townAt }: GameMap, square: Square): ChipState['sales'] {
  const grape = townAt.get(squareKey(square))?.grape;
  const reachesAbroad = prints.some(({ x, y, coatsOfArms }) => x === square.x && y === square.y && coatsOfArms > 0);
  return [...(reachesAbroad ? [{ to: 'abroad' as const }] : []), ...(grape ? [{ to: 'town' as const, grape }] : [])];
}
