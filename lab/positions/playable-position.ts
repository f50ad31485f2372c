import { cellOf, isInside } from '../../src/core/area.ts';
import { type Board, isOpen, OUTSIDE, squaresOfTile, tileAt } from '../../src/core/board.ts';
import { clashesAt } from '../../src/core/placement.ts';
import { turnsOf } from '../../src/core/ports.ts';
import type { CommonView, PlacedTile } from '../../src/games/contract/view.ts';
import type { PositionFault } from './game-positions.ts';

/** Collects the faults of a position. */
export class Faults {
  readonly list: PositionFault[] = [];

  add(field: string, message: string): void {
    this.list.push({ field, message });
  }

  get any(): boolean {
    return this.list.length > 0;
  }
}

/** Counts how often each text occurs. */
export function countEach(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** A tile of a position in words. */
export function tileWords({ tile, x, y }: PlacedTile): string {
  return `${tile} at ${x},${y}`;
}

/**
 * Checks that the set has enough copies of all tiles of a position.
 *
 * @param tiles the tiles on the board, without those that are printed there
 * @param copies returns the number of copies of a tile in the set
 */
export function checkCopies(
  faults: Faults,
  view: Pick<CommonView, 'pile' | 'drawn'> & { readonly discarded: readonly string[] },
  { tiles, copies }: { tiles: readonly PlacedTile[]; copies: (id: string) => number },
): void {
  const { pile, drawn, discarded } = view;
  const used = countEach([...tiles.map(({ tile }) => tile), ...discarded, ...(drawn === undefined ? [] : [drawn])]);
  for (const [tile, left] of Object.entries(pile.tiles)) used.set(tile, (used.get(tile) ?? 0) + left);
  for (const [tile, count] of used) {
    if (count > copies(tile)) faults.add('pile', `${count} of the tile ${tile}, of which there are ${copies(tile)}`);
  }
}

/**
 * Checks turns and seats of the tiles on the board: start tiles come first; all others have a seat and are in the order of
 * their turns, one per turn. The last tile is of the current turn if and only if the seat to move has placed its tile.
 *
 * @param follows returns true if a tile may be the second of its turn, after the tile before it
 */
export function checkTurns(
  faults: Faults,
  { phase, seat, turn, tiles }: CommonView,
  follows: (tile: PlacedTile, before: PlacedTile) => boolean = () => false,
): void {
  if (turn < 1) faults.add('turn', 'turns are counted from 1');
  let before: PlacedTile | undefined;
  for (const tile of tiles) {
    if (tile.turn > turn) faults.add('board', `${tileWords(tile)} is of a turn that is still to come`);
    if (tile.turn > 0 && tile.seat === undefined) faults.add('board', `nobody has placed ${tileWords(tile)}`);
    const inOrder = tile.turn === 0 ? !before?.turn : tile.turn > (before?.turn ?? 0);
    if (!inOrder && !(before?.turn === tile.turn && follows(tile, before))) {
      faults.add('board', `${tileWords(tile)} comes after a tile of turn ${before!.turn}`);
    }
    before = tile;
  }
  const isPlaced = before?.turn === turn;
  if (['draw', 'hand', 'place', 'abbey'].includes(phase)) {
    if (isPlaced) faults.add('turn', `in the phase ${phase} no tile is of turn ${turn}`);
  } else if (phase !== 'over' && !(isPlaced && before?.seat === seat)) {
    faults.add('turn', `in the phase ${phase} the last tile is that of turn ${turn}, placed by whoever moves`);
  }
}

/** Checks that there is a drawn tile in the phase `place`, and only then. */
export function checkDrawn(faults: Faults, { phase, drawn }: CommonView): void {
  if (phase === 'place' && drawn === undefined) faults.add('drawn', 'in the phase place a tile is drawn');
  if (phase !== 'place' && drawn !== undefined) faults.add('drawn', `no tile is drawn in the phase ${phase}`);
}

/**
 * Checks that each tile has at most one piece, of the seat that placed the tile, and one more where that may follow another one.
 *
 * @param mayFollow kinds of piece that may follow another one
 */
export function checkPieces(
  faults: Faults,
  { pieces, tiles, seats }: CommonView,
  mayFollow: readonly string[] = [],
): void {
  const bearing = new Set<string>();
  for (const { piece, tile, seat } of pieces) {
    const under = tiles[tile]!;
    const place = `${tile} ${mayFollow.includes(piece)}`;
    if (bearing.has(place)) faults.add('board', `two pieces on ${tileWords(under)}`);
    bearing.add(place);
    if (under.seat !== undefined && under.seat !== seat) {
      faults.add(
        'board',
        `a piece of ${seats[seat]!.colour} on ${tileWords(under)}, which ${seats[under.seat]!.colour} placed`,
      );
    }
  }
}

/** Checks that a seat has exactly `all` pieces of a kind, counted on the board, in its supply and elsewhere. */
export function checkSupply(
  faults: Faults,
  { colour, has, all, pieces }: { colour: string; has: number; all: number; pieces: string },
): void {
  if (has !== all) faults.add('seats', `${colour} has ${has} ${pieces} instead of ${all}`);
}

/**
 * True if a tile can lie where a position has it, after the tiles before it: on free squares of the board, next to another
 * tile unless it is a start tile, and with matching sides. Adds a fault if it cannot.
 */
export function canLie(faults: Faults, board: Board, type: number, tile: PlacedTile): boolean {
  const placement = { x: tile.x, y: tile.y, turns: turnsOf(tile.rotation) };
  const outside = tile.squares.find(
    ({ x, y }) => !isInside(board.area, x, y) || board.cells[cellOf(board.area, x, y)] === OUTSIDE,
  );
  if (outside) return reject(faults, `${tileWords(tile)} lies where no tile can lie`);
  if (tile.squares.some(({ x, y }) => tileAt(board, x, y) >= 0)) {
    return reject(faults, `${tileWords(tile)} lies on another tile`);
  }
  if (tile.turn > 0 && !tile.squares.some(({ x, y }) => isOpen(board, x, y))) {
    return reject(faults, `${tileWords(tile)} is not next to an earlier tile`);
  }
  // A tile with closed sides goes on with nothing.
  if (!board.table.types[type]!.isClosed && clashesAt(board, type, placement).length > 0) {
    return reject(faults, `${tileWords(tile)} does not go on with the landscape around it`);
  }
  return true;
}

function reject(faults: Faults, message: string): false {
  faults.add('board', message);
  return false;
}

/** True if a printed or placed tile has the square and rotation that a position states. */
export function liesAt(board: Board, index: number, tile: PlacedTile): boolean {
  const [anchor] = squaresOfTile(board, index);
  return anchor?.x === tile.x && anchor.y === tile.y && board.tileTurns[index] === turnsOf(tile.rotation);
}

/**
 * Returns the pile of a position in the order of drawing: first the tiles of `next`, then the others in the order of the
 * position.
 */
export function orderedPile(
  faults: Faults,
  left: Readonly<Record<string, number>>,
  next: readonly string[] = [],
): string[] {
  const rest = new Map(Object.entries(left));
  for (const tile of next) {
    const count = rest.get(tile) ?? 0;
    if (count === 0) faults.add('pile', `${tile} cannot come next: no more of it are left`);
    rest.set(tile, count - 1);
  }
  return [...next, ...[...rest].flatMap(([tile, count]) => Array<string>(Math.max(0, count)).fill(tile))];
}
