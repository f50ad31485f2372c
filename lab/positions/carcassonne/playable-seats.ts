import { GOODS } from '../../../src/games/carcassonne/expansions/traders/goods.ts';
import { boxExpansionsOf, maxSeats, piecesOf } from '../../../src/games/carcassonne/game/compile-rules.ts';
import type { TileSet } from '../../../src/games/carcassonne/rules/tile-set.ts';
import type { View } from '../../../src/games/carcassonne/rules/view.ts';
import { checkSupply, type Faults } from '../playable-position.ts';

/** Checks that there are seats enough, and that their pieces add up. */
export function checkSeats(faults: Faults, { seats, pieces, options }: View): void {
  const max = maxSeats(options);
  if (seats.length < 2 || seats.length > max) faults.add('seats', `${seats.length} players instead of 2 to ${max}`);
  const kinds = piecesOf(options);
  const [meeple, ...others] = kinds;
  const named = [...pieces.map(({ piece }) => piece), ...seats.flatMap(({ special = {} }) => Object.keys(special))];
  const strange = named.find((piece) => piece !== 'upgraded' && kinds.every(({ id }) => id !== piece));
  if (strange !== undefined) faults.add('board', `the game has no piece "${strange}"`);
  for (const [
    seat,
    {
      colour,
      meeples,
      special = {},
      parts: { isle = 0 },
    },
  ] of seats.entries()) {
    const standing = (...kinds: string[]) =>
      pieces.filter(({ piece, seat: owner }) => owner === seat && kinds.includes(piece)).length;
    const has = meeples + isle + standing(meeple.id, 'upgraded');
    checkSupply(faults, { colour, has, all: meeple.count, pieces: 'meeples' });
    for (const { id, count } of others) {
      checkSupply(faults, { colour, has: (special[id] ?? 0) + standing(id), all: count, pieces: `pieces "${id}"` });
    }
  }
}

/** Tiles that each seat has besides those of the pile. */
export function tilesOfSeats({ options }: View): string[] {
  return boxExpansionsOf(options).flatMap(({ tileOfSeat }) => tileOfSeat ?? []);
}

/** Checks that nobody holds more tiles than the game lets them. */
export function checkHands(faults: Faults, { seats, options: { hand: most } }: View): void {
  for (const { colour, parts } of seats) {
    const { length = 0 } = parts.hand ?? [];
    if (length > Number(most ?? 0))
      faults.add('seats', `${colour} holds ${length} tiles instead of at most ${most ?? 0}`);
  }
}

/** Checks that seats have no more goods than the tiles on the table show. */
export function checkGoods(faults: Faults, { seats, tiles }: View, set: TileSet): void {
  for (const kind of GOODS) {
    const taken = seats.reduce((sum, { parts }) => sum + (parts.traders?.[kind] ?? 0), 0);
    const shown = tiles.flatMap(({ tile }) => set.tiles[set.indexOf.get(tile)!]!.segments);
    const symbols = shown.reduce((sum, { marks }) => sum + (marks[kind] ?? 0), 0);
    if (taken > symbols) faults.add('seats', `${taken} tokens of ${kind}, of which the tiles show ${symbols}`);
  }
}
