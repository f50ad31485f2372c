import { addStrength, featureOf } from '../../../src/core/feature-graph.ts';
import { placeTile } from '../../../src/core/place-tile.ts';
import { turnsOf } from '../../../src/core/ports.ts';
import { failure, type Result, success } from '../../../src/core/result.ts';
import { CAMP } from '../../../src/games/amazonas/rules/event.ts';
import type { Amazonas } from '../../../src/games/amazonas/rules/game-rules.ts';
import { legalMoves } from '../../../src/games/amazonas/rules/move.ts';
import { CAMPS, MEEPLES, RULE_SET, type Setup } from '../../../src/games/amazonas/rules/setup.ts';
import { frontColumn, type State, startState } from '../../../src/games/amazonas/rules/state.ts';
import type { TileSet } from '../../../src/games/amazonas/rules/tile-set.ts';
import { type View, viewOf } from '../../../src/games/amazonas/rules/view.ts';
import type { PlacedTile } from '../../../src/games/contract/view.ts';
import type { GamePositions, HiddenParts, PositionFault } from '../game-positions.ts';
import {
  canLie,
  checkCopies,
  checkDrawn,
  checkPieces,
  checkSupply,
  checkTurns,
  Faults,
  liesAt,
  orderedPile,
  tileWords,
} from '../playable-position.ts';
import { makePosition, parsePosition } from './position-notation.ts';

/** Positions of Amazonas as text, and the door from them to states. */
export const POSITIONS: GamePositions<Amazonas> = {
  make: (state) => makePosition(viewOf(state)),
  hiddenOf: ({ pile, drawn, set }) => ({ pile: pile.slice(drawn).map((tile) => set.tiles[tile]!.id) }),
  playable,
};

function playable(set: TileSet, text: string, hidden: HiddenParts = {}): Result<State, readonly PositionFault[]> {
  const parsed = parsePosition(text, set);
  if (!parsed.ok) {
    const { field, text: part } = parsed.failure;
    return failure([{ field, message: `"${part}" cannot be read` }]);
  }
  const view = parsed.value;
  const faults = new Faults();
  checkSeats(faults, view);
  checkTurns(faults, view, (tile, before) => isBang(set, before) && isDouble(set, tile));
  checkDrawn(faults, view);
  checkPieces(faults, view);
  const fromPile = view.tiles.filter(({ tile }) => ['land', 'amazon'].includes(typeOf(set, tile).role));
  checkCopies(faults, view, { tiles: fromPile, copies: (id) => typeOf(set, id).count });
  checkDoubles(faults, view, set);
  const next = orderedPile(faults, view.pile.tiles, hidden.pile);
  if (faults.any) return failure(faults.list);
  const gone = [...fromPile.map(({ tile }) => tile), ...view.discarded, ...(view.drawn ? [view.drawn] : [])];
  const state = emptyState(set, view, [...gone, ...next]);
  state.drawn = gone.length;
  placeTiles(faults, state, view);
  if (faults.any) return failure(faults.list);
  placePieces(faults, state, view);
  checkPhase(faults, state);
  return faults.any ? failure(faults.list) : success(state);
}

function typeOf(set: TileSet, id: string) {
  return set.tiles[set.indexOf.get(id)!]!;
}

function isBang(set: TileSet, { tile }: PlacedTile): boolean {
  return typeOf(set, tile).bang;
}

function isDouble(set: TileSet, { tile }: PlacedTile): boolean {
  return typeOf(set, tile).role === 'double';
}

function checkSeats(faults: Faults, { seats, pieces, river }: View): void {
  if (seats.length < 2 || seats.length > 5) faults.add('seats', `${seats.length} players instead of 2 to 5`);
  for (const [seat, { colour, meeples, camps, space }] of seats.entries()) {
    const standing = (piece: string) => pieces.filter((one) => one.seat === seat && one.piece === piece).length;
    checkSupply(faults, { colour, has: meeples + standing('meeple'), all: MEEPLES, pieces: 'meeples' });
    checkSupply(faults, { colour, has: camps + standing('camp'), all: CAMPS, pieces: 'camps' });
    if (space < 1 || space > river.spaces) {
      faults.add('seats', `the boat of ${colour} is on space ${space} of a river of ${river.spaces}`);
    }
  }
}

/** Checks that every "!" tile is followed by a double (A11), which is no longer face up. */
function checkDoubles(faults: Faults, { phase, tiles, doubles }: View, set: TileSet): void {
  for (const [at, tile] of tiles.entries()) {
    const after = tiles[at + 1];
    const awaited = phase === 'double' && !after;
    if (isBang(set, tile) && !awaited && !(after && isDouble(set, after))) {
      faults.add('board', `no double comes after ${tileWords(tile)}`);
    }
    if (isDouble(set, tile) && !(at > 0 && isBang(set, tiles[at - 1]!))) {
      faults.add('board', `${tileWords(tile)} comes after no "!" tile`);
    }
  }
  const onBoard = tiles.filter((tile) => isDouble(set, tile)).length;
  const left = doubles.filter(({ left: isLeft }) => isLeft).length;
  if (onBoard + left !== set.doubles.length) {
    faults.add('doubles', `${onBoard + left} doubles instead of ${set.doubles.length}`);
  }
}

/** Creates the start of a game with this pile, and with all parts of the position that need no board. */
function emptyState(set: TileSet, view: View, pile: readonly string[]): State {
  const { seats, phase, seat, turn, drawn } = view;
  const setup: Setup = {
    ...RULE_SET,
    tileSet: set.hash,
    colours: seats.map(({ colour }) => colour),
    first: view.tiles.find((tile) => tile.turn === 1)?.seat ?? seat,
    pile: [...pile],
  };
  return {
    ...startState(set, setup),
    phase,
    seat,
    turn,
    tile: drawn === undefined ? -1 : set.indexOf.get(drawn)!,
    discarded: view.discarded.map((id) => set.indexOf.get(id)!),
    boats: seats.map(({ space }) => space),
    scores: seats.map(({ score }) => score),
    supply: [...seats.map(({ meeples }) => meeples), ...seats.map(({ camps }) => camps)],
    doubles: view.doubles.flatMap(({ left }, index) => (left ? [set.doubles[index]!] : [])),
  };
}

/** Places all tiles in order; adds a fault if the rules do not allow a placement (A3, A4, A6). */
function placeTiles(faults: Faults, state: State, { tiles }: View): void {
  const { board, set } = state;
  if (!liesAt(board, 0, tiles[0]!) || board.tileType[0] !== set.indexOf.get(tiles[0]!.tile)) {
    faults.add('board', `the first tile is ${set.tiles[board.tileType[0]!]!.id} at 0,0`);
    return;
  }
  for (const tile of tiles.slice(1)) {
    const index = set.indexOf.get(tile.tile)!;
    const isLand = set.tiles[index]!.role === 'land';
    if (isLand ? !isBehindFront(faults, state, tile) : !goesOn(faults, state, tile)) return;
    if (!canLie(faults, board, index, tile)) return;
    placeTile(board, index, { x: tile.x, y: tile.y, turns: turnsOf(tile.rotation) });
    state.tileTurn.push(tile.turn);
    state.tileSeat.push(tile.seat ?? -1);
    if (!isLand) lengthen(state, index, tile);
  }
}

function isBehindFront(faults: Faults, state: State, tile: PlacedTile): boolean {
  if (tile.x <= frontColumn(state)) return true;
  faults.add('board', `${tileWords(tile)} lies ahead of the river`);
  return false;
}

function goesOn(faults: Faults, { riverX, riverY, set }: State, tile: PlacedTile): boolean {
  const course = set.river[set.indexOf.get(tile.tile)! * 4 + turnsOf(tile.rotation)];
  const entry = course && tile.squares[course.entry];
  if (entry?.x === riverX && entry.y === riverY) return true;
  faults.add('board', `the river does not go on through ${tileWords(tile)}`);
  return false;
}

function lengthen(state: State, index: number, { rotation, squares }: PlacedTile): void {
  const { exit } = state.set.river[index * 4 + turnsOf(rotation)]!;
  state.riverX = squares[exit]!.x + 1;
  state.riverY = squares[exit]!.y;
  state.spaces += state.set.tiles[index]!.spaces;
}

/** Places all pieces: meeples must stand on tributaries or in villages, camps in the jungle (A14). */
function placePieces(faults: Faults, state: State, { pieces, tiles }: View): void {
  const { board, set } = state;
  for (const { seat, piece, tile, segment } of pieces) {
    const { kind } = typeOf(set, tiles[tile]!.tile).segments[segment]!;
    if (piece === 'camp' ? kind !== 'jungle' : kind !== 'tributary' && kind !== 'village') {
      faults.add('board', `a ${piece} on the ${kind} of ${tileWords(tiles[tile]!)}`);
    }
    const at = board.tileSegment[tile]! + segment;
    addStrength(board.graph, featureOf(board.graph, at), seat, 1);
    state.pieces.push({ seat, segment: at, ...(piece === 'camp' && { kind: CAMP }) });
  }
}

/** Checks that the phase is possible: there is a legal action, or the game is over. */
function checkPhase(faults: Faults, state: State): void {
  const { board, drawn, phase, pile, set } = state;
  if (phase === 'draw' && drawn === pile.length) faults.add('turn', 'with an empty pile the game is over');
  if (phase === 'over' && drawn < pile.length) faults.add('turn', 'the game is not over while tiles are left');
  const last = set.tiles[board.tileType[board.tileCount - 1]!]!;
  if ((phase === 'double') !== last.bang) {
    faults.add('turn', 'the phase double follows a "!" tile, and nothing else does');
  }
  if (phase === 'place' && legalMoves(state).length === 0) faults.add('drawn', 'the drawn tile fits nowhere');
  if (phase === 'piece' && legalMoves(state).length === 1) faults.add('turn', 'no piece can be placed');
}
