import type { Square } from '../../../core/tile.ts';
import type { Buyer } from './action.ts';
import type { Chip, ChipColour } from './chip.ts';
import type { GameMap } from './game-map.ts';
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

/**
 * What was laid out, with everything that is still face down in another order: chips by colour and value, those of the
 * Isle of Man within their colours, tiles of islands by id.
 */
export function publicLayout(
  layout: Layout,
  { chips, idOf }: { chips: ChipState | undefined; idOf: (tile: number) => string },
): Layout {
  if (!chips || !layout.chips) return layout;
  const isHidden = ({ x, y }: Square) => chips.onBoard.some((one) => one.x === x && one.y === y && !one.faceUp);
  const order = ({ colour, value }: Chip) => `${colour} ${value}`;
  const sorted = layout.chips.filter(isHidden).sort((a, b) => (order(a) < order(b) ? -1 : order(a) > order(b) ? 1 : 0));
  const hidden = layout.chips.map((chip) => {
    if (!isHidden(chip)) return chip;
    const next = chips.game === 'isle' ? sorted.findIndex(({ colour }) => colour === chip.colour) : 0;
    const { colour, value } = sorted.splice(next, 1)[0]!;
    return { x: chip.x, y: chip.y, colour, value };
  });
  const islands = layout.islands?.map((piles, island) =>
    piles.map((tiles, pile) => {
      const left = chips.piles[island * piles.length + pile]!;
      const known = tiles.length - left.tiles.length + (left.faceUp ? 1 : 0);
      return [
        ...tiles.slice(0, known),
        ...left.tiles
          .slice(left.faceUp ? 1 : 0)
          .map(idOf)
          .sort(),
      ];
    }),
  );
  return { ...layout, chips: hidden, ...(islands && { islands }) };
}
