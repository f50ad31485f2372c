import * as z from 'zod';
import { hasPlacement } from '../../../../core/placement.ts';
import type { ActionOf } from '../../rules/action.ts';
import { type Expansion, type State, statePart } from '../../rules/state.ts';
import type { Verb } from '../../rules/verb.ts';
import type { ViewParts } from '../../rules/view.ts';
import { CHIP_COLOURS, type Chip, type ChipColour, withoutChips } from '../chips/chip.ts';
import { BOARD_CHIPS, handOf, setHand, takeVerb } from '../chips/rules.ts';

/** Takes the face-up tile of a pile (by its index) on the island of a colour, for a chip of that colour. */
const islandSchema = z.strictObject({
  type: z.literal('island'),
  colour: z.enum(CHIP_COLOURS),
  pile: z.int().min(0),
});

interface IslandTileTaken {
  readonly type: 'island-tile-taken';
  readonly seat: number;
  readonly colour: ChipColour;
  readonly pile: number;
  readonly chip: Chip;
}

/** The next tile of a pile on an island is face up. */
interface IslandTileShown {
  readonly type: 'island-tile-shown';
  readonly colour: ChipColour;
  readonly pile: number;
  readonly tile: string;
}

/** A pile of tiles on an island. */
export interface IslandPileView {
  readonly colour: ChipColour;
  readonly pile: number;
  readonly count: number;
  /** The tile on top, while it is face up. */
  readonly top?: string;
}

declare module '../../rules/expansion-types.ts' {
  interface ExpansionViews {
    /** Its tiles that are face down are counted with those of the pile, too, as nobody can tell them apart. */
    readonly islands: { readonly piles: readonly IslandPileView[] };
  }
  interface ExpansionActions {
    readonly island: z.infer<typeof islandSchema>;
  }
  interface ExpansionEvents {
    readonly 'island-tile-taken': IslandTileTaken;
    readonly 'island-tile-shown': IslandTileShown;
  }
}

/** How each event of the expansion is scored, by event type. */
export const ISLAND_SCORINGS = { 'island-tile-taken': 'nothing' as const, 'island-tile-shown': 'nothing' as const };

/** Tiles of each pile on an island. */
export const ISLAND_PILE = 5;

/** A pile of tiles on an island; tiles by index. */
export interface IslandPile {
  readonly colour: ChipColour;
  /** Index among the piles of its island. */
  readonly pile: number;
  /** The first tile is on top. */
  readonly tiles: readonly number[];
  /** True if the tile on top is face up; after a tile is taken, the next one is turned over at the end of the turn. */
  readonly faceUp: boolean;
}

/** Part of the state: the piles on islands. */
export const ISLANDS_PART = statePart<{ readonly piles: readonly IslandPile[] }>('islands', { piles: [] });

/** Takes the face-up tile of a pile (the payload) instead of drawing, if it fits, for a chip in the colour of the island. */
const islandVerb: Verb<State, ActionOf<'island'>> = {
  type: 'island',
  schema: islandSchema,
  step: 'draw',
  endsStep: true,
  payloads(state) {
    const hand = handOf(state, state.seat);
    if (hand.length === 0) return [];
    const payloads: number[] = [];
    for (const [at, { colour, tiles, faceUp }] of ISLANDS_PART.of(state).piles.entries()) {
      const top = faceUp ? tiles[0] : undefined;
      if (top === undefined || !hand.some((chip) => chip.colour === colour)) continue;
      if (hasPlacement(state.board, top, Number.POSITIVE_INFINITY)) payloads.push(at);
    }
    return payloads;
  },
  actionOf(state, at) {
    const { colour, pile } = ISLANDS_PART.of(state).piles[at]!;
    return { type: 'island', colour, pile };
  },
  play(state, at, events) {
    const { seat, set } = state;
    const { piles } = ISLANDS_PART.of(state);
    const { colour, pile } = piles[at]!;
    const hand = handOf(state, seat);
    const chip = hand.find((one) => one.colour === colour)!;
    const [tile, ...tiles] = piles[at]!.tiles as [number, ...number[]];
    setHand(state, seat, withoutChips(hand, [chip]));
    ISLANDS_PART.change(state, { piles: piles.with(at, { colour, pile, tiles, faceUp: false }) });
    state.tile = tile;
    events?.push({ type: 'island-tile-taken', seat, colour, pile, chip });
    events?.push({ type: 'drawn', seat, tile: set.tiles[tile]!.id });
  },
};

/** The chips of Benelux: they buy tiles that lie on islands. */
export const islands: Expansion = {
  ...BOARD_CHIPS,
  verbs: [takeVerb(), islandVerb],
  reveals: [...BOARD_CHIPS.reveals, 'island-tile-shown'],
  layOut: (of) => ({
    ...BOARD_CHIPS.layOut(of),
    islands: of.map!.islands!.map(({ squares }) => squares.map(() => of.pile.splice(0, ISLAND_PILE))),
  }),
  laid: {
    fields: [...BOARD_CHIPS.laid.fields, 'islands'],
    isWhole: (layout, map) =>
      BOARD_CHIPS.laid.isWhole(layout) &&
      layout.islands?.length === map!.islands!.length &&
      layout.islands.every((piles, island) => piles.length === map!.islands![island]!.squares.length),
    tiles: ({ islands: piles = [] }) => piles.flat(2),
  },
  start: (of) => ({
    ...BOARD_CHIPS.start(of),
    islands: {
      piles: of.layout.islands!.flatMap((piles, island) =>
        piles.map((tiles, pile): IslandPile => {
          const { colour } = of.map!.islands![island]!;
          return { colour, pile, tiles: tiles.map(of.indexOf), faceUp: true };
        }),
      ),
    },
  }),
  /** The next tile of the pile that was used is turned over. */
  turnEnded(state, events) {
    const { piles } = ISLANDS_PART.of(state);
    const at = piles.findIndex(({ faceUp }) => !faceUp);
    if (at < 0) return;
    const { colour, pile, tiles } = piles[at]!;
    ISLANDS_PART.change(state, { piles: piles.with(at, { colour, pile, tiles, faceUp: true }) });
    const [tile] = tiles;
    if (tile === undefined) return;
    events?.push({ type: 'island-tile-shown', colour, pile, tile: state.set.tiles[tile]!.id });
  },
  hiddenTiles: (state) => ISLANDS_PART.of(state).piles.flatMap(hiddenIn),
  redeal(state, dealing) {
    BOARD_CHIPS.redeal(state, dealing);
    const piles = ISLANDS_PART.of(state).piles.map((one) => {
      const { length } = hiddenIn(one);
      const seen = one.tiles.slice(0, one.tiles.length - length);
      return { ...one, tiles: [...seen, ...dealing.tiles.splice(0, length)] };
    });
    ISLANDS_PART.change(state, { piles });
  },
  layoutOf(state, { islands: laid = [], ...layout }) {
    const piles = ISLANDS_PART.of(state).piles.values();
    const islands = laid.map((island) =>
      island.map((tiles) => {
        const left = piles.next().value!.tiles.map((tile) => state.set.tiles[tile]!.id);
        return [...tiles.slice(0, tiles.length - left.length), ...left];
      }),
    );
    return { ...BOARD_CHIPS.layoutOf(state, layout), islands };
  },
  view: (state) => ({ ...BOARD_CHIPS.view(state), islands: { piles: seenPiles(state) } }),
  emptyView: (parts, map) => ({
    ...BOARD_CHIPS.emptyView(parts, map),
    islands: { piles: parts.islands!.piles.map(({ top: _, ...pile }) => pile) },
  }),
  stated: (state) => ({ chips: { ...BOARD_CHIPS.stated(state).chips, piles: seenPiles(state) } }),
};

function seenPiles({ parts, set }: State): IslandPileView[] {
  return ISLANDS_PART.of({ parts }).piles.map(({ colour, pile, tiles, faceUp }) => ({
    colour,
    pile,
    count: tiles.length,
    ...(faceUp && tiles.length > 0 && { top: set.tiles[tiles[0]!]!.id }),
  }));
}

/** Number of tiles face down on islands. */
export function hiddenIslandTiles({ islands }: ViewParts): number {
  return (islands?.piles ?? []).reduce((sum, { count, top }) => sum + count - (top === undefined ? 0 : 1), 0);
}

function hiddenIn({ tiles, faceUp }: IslandPile): readonly number[] {
  return faceUp ? tiles.slice(1) : tiles;
}
