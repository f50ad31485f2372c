import {
  allChips,
  CHIPS_OF_EACH_KIND,
  type Chip,
  withoutChips,
} from '../../../src/games/carcassonne/expansions/chips/chip.ts';
import { type BoardChips, CHIPS_PART, type ChipView } from '../../../src/games/carcassonne/expansions/chips/rules.ts';
import {
  ISLAND_PILE,
  ISLANDS_PART,
  type IslandPile,
  type IslandPileView,
} from '../../../src/games/carcassonne/expansions/islands/rules.ts';
import { ISLE_PART } from '../../../src/games/carcassonne/expansions/isle/rules.ts';
import { salesAt, WINE_PART } from '../../../src/games/carcassonne/expansions/wine/rules.ts';
import type { Parts } from '../../../src/games/carcassonne/rules/expansion.ts';
import { type GameMap, squareKey } from '../../../src/games/carcassonne/rules/game-map.ts';
import type { Layout } from '../../../src/games/carcassonne/rules/layout.ts';
import type { State } from '../../../src/games/carcassonne/rules/state.ts';
import type { TileSet } from '../../../src/games/carcassonne/rules/tile-set.ts';
import type { View } from '../../../src/games/carcassonne/rules/view.ts';
import type { HiddenParts } from '../game-positions.ts';
import { countEach, type Faults } from '../playable-position.ts';
import { chipText, parseChips } from './chip-notation.ts';

/** The parts of a state that come from the chips of a position. */
export interface ChipsOfPosition {
  readonly parts: Parts;
  readonly layout: Omit<Layout, 'start'>;
  /** Tiles left in the pile, without those that lie on islands. */
  readonly left: Readonly<Record<string, number>>;
}

/** Returns the chips and island tiles that lie face down in a state; nothing in a game without chips. */
export function hiddenChips(state: State): HiddenParts {
  const { options } = state.setup;
  if (!state.map || !options.chips) return {};
  const { onBoard } = CHIPS_PART.of(state);
  const { piles } = ISLANDS_PART.of(state);
  const hidden = piles.flatMap(({ tiles, faceUp }) => (faceUp ? tiles.slice(1) : tiles));
  return {
    chips: onBoard.flatMap(({ faceUp, chip }) => (faceUp ? [] : [chipText(chip)])),
    ...(state.map.islands && { islands: hidden.map((tile) => state.set.tiles[tile]!.id) }),
  };
}

/** Checks the chips of a position, and deals face-down chips and tiles: those of `hidden`, then any that are left. */
export function chipsOf(
  faults: Faults,
  view: View,
  { set, map, hidden }: { set: TileSet; map: GameMap | undefined; hidden: HiddenParts },
): ChipsOfPosition {
  const { parts, phase, pile, seats } = view;
  const { chips, islands: { piles: shown } = { piles: [] }, treats: { treat } = {} } = parts;
  if (!chips || !map) return { parts: {}, layout: {}, left: pile.tiles };
  checkSquares(faults, view, map);
  checkPiles(faults, shown, { map, phase });
  if ((treat !== undefined) !== (phase === 'treat')) {
    faults.add('treat', 'a chip waits to be laid in the phase treat, and only then');
  }
  if (faults.any) return { parts: {}, layout: {}, left: pile.tiles };
  const known = [
    ...seats.flatMap((seat) => seat.parts.chips ?? []),
    ...chips.onBoard.flatMap(({ faceUp, colour, value }) => (faceUp ? [{ colour: colour!, value: value! }] : [])),
    ...(treat ? [treat] : []),
  ];
  const onBoard = dealChips(faults, chips.onBoard, { known, next: hidden.chips ?? [] });
  const { piles, left } = dealTiles(faults, shown, { left: pile.tiles, next: hidden.islands ?? [], set });
  return {
    parts: {
      chips: { onBoard, hands: seats.map((seat) => seat.parts.chips ?? []) },
      islands: { piles },
      isle: { meeples: seats.map((seat) => seat.parts.isle ?? 0), hasBought: false },
      treats: { treat },
    },
    layout: {
      chips: [
        ...onBoard.flatMap(({ x, y, chip, faceUp }) => (faceUp ? [] : [{ x, y, ...chip }])),
        ...laidBefore(map, onBoard, known),
      ],
      ...(map.islands && { islands: islandsOf(map.islands, piles, set) }),
    },
    left,
  };
}

/** Sets the parts of the state about the current turn: whether it was bought, and the wine that can be sold. */
export function setChipParts(
  faults: Faults,
  state: State,
  { view: { parts, phase, tiles }, hasBought }: { view: View; hasBought: boolean },
): void {
  if (!parts.chips) return;
  ISLE_PART.change(state, { hasBought });
  const waits = parts.wine && (phase === 'chip' || phase === 'piece');
  const sales = waits ? salesAt(state.map!, tiles.at(-1)!) : [];
  if (parts.wine?.hasSold && (sales.length === 0 || phase === 'chip'))
    faults.add('sold', 'no wine can be sold in this turn');
  if (!parts.wine?.hasSold) WINE_PART.change(state, { sales });
}

/** Checks that chips lie on squares of the map, one on each, and under a tile only if they are to be turned over next. */
function checkSquares(faults: Faults, { parts, phase, tiles }: View, map: GameMap): void {
  const squares = new Set(map.squares.map(squareKey));
  const covered = new Map(tiles.flatMap((tile, at) => tile.squares.map((square) => [squareKey(square), at])));
  const taken = new Set<string>();
  for (const { x, y, faceUp } of parts.chips!.onBoard) {
    const key = squareKey({ x, y });
    if (!squares.has(key)) faults.add('chips', `a chip at ${key}, where the map has no square`);
    if (taken.has(key)) faults.add('chips', `two chips at ${key}`);
    taken.add(key);
    if (faceUp && !parts.treats) faults.add('chips', `a treat at ${key}, on a map without treats`);
    const isTurnedOver = phase === 'chip' && covered.get(key) === tiles.length - 1 && !faceUp;
    if (covered.has(key) && !isTurnedOver) faults.add('chips', `a chip at ${key} under a tile`);
  }
  const last = tiles.at(-1)!;
  if (phase === 'chip' && !taken.has(squareKey(last))) faults.add('chips', 'the tile placed last lies on no chip');
}

function checkPiles(
  faults: Faults,
  piles: readonly IslandPileView[],
  { map, phase }: { map: GameMap; phase: View['phase'] },
): void {
  const all = (map.islands ?? []).flatMap(({ colour, squares }) => squares.map((_, pile) => `${colour} ${pile}`));
  if (piles.map(({ colour, pile }) => `${colour} ${pile}`).join() !== all.join()) {
    faults.add('islands', `the map has the piles ${all.join(', ') || 'none'}, in this order`);
  }
  const closed = piles.filter(({ count, top }) => count > 0 && top === undefined);
  if (piles.some(({ count }) => count > ISLAND_PILE)) faults.add('islands', `more than ${ISLAND_PILE} tiles in a pile`);
  if (piles.some(({ count, top }) => count === 0 && top !== undefined))
    faults.add('islands', 'an empty pile has a top');
  if (closed.length > (phase === 'draw' || phase === 'over' || phase === 'further' ? 0 : 1)) {
    faults.add('islands', 'piles are face up, but for one that was used in this turn');
  }
}

function dealChips(
  faults: Faults,
  onBoard: readonly ChipView[],
  { known, next }: { known: readonly Chip[]; next: readonly string[] },
): BoardChips['onBoard'] {
  for (const [chip, count] of countEach(known.map(chipText))) {
    if (count > CHIPS_OF_EACH_KIND)
      faults.add('chips', `${count} chips ${chip}, of which there are ${CHIPS_OF_EACH_KIND}`);
  }
  const coming = next.values();
  let unseen = withoutChips(allChips(), known);
  return onBoard.map(({ x, y, faceUp, colour, value }) => {
    if (faceUp) return { x, y, faceUp, chip: { colour: colour!, value: value! } };
    const said = coming.next().value;
    const wanted = said === undefined ? undefined : parseChips(said)[0];
    const suits = (chip: Chip) =>
      (colour === undefined || chip.colour === colour) &&
      (said === undefined || (chip.colour === wanted?.colour && chip.value === wanted.value));
    const chip = unseen.find(suits);
    if (!chip) {
      faults.add('chips', `no chip ${said ?? colour ?? ''} is left for ${x},${y}`);
      return { x, y, faceUp, chip: { colour: 'orange', value: 1 } };
    }
    unseen = withoutChips(unseen, [chip]);
    return { x, y, faceUp, chip };
  });
}

/** Returns any free squares for the chips that were turned over; where they lay makes no difference any more. */
function laidBefore(
  map: GameMap,
  onBoard: BoardChips['onBoard'],
  known: readonly Chip[],
): NonNullable<Layout['chips']> {
  const taken = new Set(onBoard.flatMap((chip) => (chip.faceUp ? [] : [squareKey(chip)])));
  const free = map.squares.filter((square) => !taken.has(squareKey(square)));
  return known.map((chip, at) => ({ ...free[at]!, ...chip }));
}

function islandsOf(
  islands: NonNullable<GameMap['islands']>,
  piles: readonly IslandPile[],
  set: TileSet,
): NonNullable<Layout['islands']> {
  const left = piles.values();
  return islands.map(({ squares }) => squares.map(() => left.next().value!.tiles.map((tile) => set.tiles[tile]!.id)));
}

function dealTiles(
  faults: Faults,
  piles: readonly IslandPileView[],
  { left, next, set }: { left: Readonly<Record<string, number>>; next: readonly string[]; set: TileSet },
): { piles: IslandPile[]; left: Record<string, number> } {
  const rest = { ...left };
  const coming = next.values();
  const take = () => {
    const tile = coming.next().value ?? set.tiles.find(({ id }) => (rest[id] ?? 0) > 0)?.id;
    if (tile === undefined || (rest[tile] ?? 0) === 0) {
      faults.add('islands', `no tile ${tile ?? ''} is left for an island`);
      return set.start;
    }
    rest[tile] = rest[tile]! - 1;
    return set.indexOf.get(tile)!;
  };
  const dealt = piles.map(({ colour, pile, count, top }) => {
    const hidden = Array.from({ length: top === undefined ? count : count - 1 }, take);
    const tiles = top === undefined ? hidden : [set.indexOf.get(top)!, ...hidden];
    return { colour, pile, tiles, faceUp: top !== undefined || count === 0 };
  });
  return { piles: dealt, left: rest };
}
