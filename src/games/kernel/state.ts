import { squareOfCell } from '../../core/area.ts';
import { type Board, copyBoard } from '../../core/board.ts';
import { addStrength, featureOf, type OnMerge } from '../../core/feature-graph.ts';
import { copyList } from '../../core/memory.ts';
import { placeTileAt } from '../../core/place-tile.ts';
import { type PlacementCode, placementOf } from '../../core/placement.ts';
import { degreesOf } from '../../core/ports.ts';
import type { CommonSetup } from '../../core/setup.ts';
import type { Square, TileList, TileTable } from '../../core/tile.ts';
import type { PiecePlaced, TurnEvent } from './event.ts';

/** The tiles of a game, and the packed tables that the board needs. */
export interface TileGameContent extends TileList {
  readonly hash: string;
  readonly table: TileTable;
}

/** A piece on the board; `segment` is its number in the feature graph. */
export interface StandingPiece {
  readonly seat: number;
  readonly segment: number;
  /** Index of its kind in the supply; absent for kind 0. */
  readonly kind?: number;
}

/**
 * The part of a state that all tile games share. Only the functions of a game change its states; states returned by `step`
 * and `fold` are never changed again. Other code sees only views.
 *
 * A game must create its first state as one object literal: an object that begins with a spread of this part is slower, and
 * makes the engine half as fast.
 */
export interface TileGameState<Phase extends string = string, Piece extends StandingPiece = StandingPiece> {
  readonly set: TileGameContent;
  readonly setup: CommonSetup;
  /** The pile as indexes of tiles, of which the first `drawn` are drawn. The array is replaced, never changed. */
  pile: readonly number[];
  readonly board: Board;
  phase: Phase;
  /** Seat to move. */
  seat: number;
  /** Number of the turn, from 1. */
  turn: number;
  drawn: number;
  /** The drawn tile (index) while it waits to be placed, else -1. */
  tile: number;
  /** Tiles that fitted nowhere, by index. */
  discarded: number[];
  scores: number[];
  /** Pieces in the supply: supply[kind of piece * seats + seat]. */
  supply: number[];
  pieces: Piece[];
  /** Turn and seat of each placed tile; tiles that lie on the board at the start have turn 0 and seat -1. */
  tileTurn: number[];
  tileSeat: number[];
}

/** Receives the events of an action; undefined in searches, which need none. */
export type EventSink<Event> = { push(event: Event): unknown } | undefined;

/** Returns the supply at the start (`TileGameState.supply`); counts[kind] = pieces of the kind per seat. */
export function fullSupply(counts: readonly number[], seats: number): number[] {
  return counts.flatMap((count) => Array<number>(seats).fill(count));
}

/**
 * Copies the shared part of a state; the game has to copy its own fields.
 *
 * @param over an earlier copy that is no longer needed; it is overwritten if it belongs to the same game, as searches spend
 * most of their time on copies
 */
export function copyTileGame<State extends TileGameState>(state: State, over?: State): State {
  if (over?.setup !== state.setup || over.pile !== state.pile) {
    return {
      ...state,
      board: copyBoard(state.board, over?.board),
      discarded: [...state.discarded],
      scores: [...state.scores],
      supply: [...state.supply],
      pieces: [...state.pieces],
      tileTurn: [...state.tileTurn],
      tileSeat: [...state.tileSeat],
    };
  }
  copyBoard(state.board, over.board);
  over.phase = state.phase;
  over.seat = state.seat;
  over.turn = state.turn;
  over.drawn = state.drawn;
  over.tile = state.tile;
  over.discarded = copyList(state.discarded, over.discarded);
  over.scores = copyList(state.scores, over.scores);
  over.supply = copyList(state.supply, over.supply);
  over.pieces = copyList(state.pieces, over.pieces);
  over.tileTurn = copyList(state.tileTurn, over.tileTurn);
  over.tileSeat = copyList(state.tileSeat, over.tileSeat);
  return over;
}

/** The index of the tile placed last. */
export function lastTile({ board }: Pick<TileGameState, 'board'>): number {
  return board.tileCount - 1;
}

/** The anchor square of the tile placed last. */
export function squareOfLastTile(state: Pick<TileGameState, 'board'>): Square {
  return squareOfTile(state.board, lastTile(state));
}

/** The anchor square of a tile on the board (by its index). */
export function squareOfTile({ area, tileCell }: Board, tile: number): Square {
  return squareOfCell(area, tileCell[tile]!);
}

/** The square of the tile of a segment. */
export function squareOfSegment(board: Board, segment: number): Square {
  return squareOfTile(board, board.graph.tile[segment]!);
}

/**
 * The index of a tile.
 *
 * @throws Error when the tile set has no such tile
 */
export function tileIndex(set: TileList, id: string): number {
  const index = set.indexOf.get(id);
  if (index === undefined) throw new Error(`the tile set "${set.id}" has no tile "${id}"`);
  return index;
}

/** @throws Error if a setup was made for another tile set */
export function checkTileSet({ hash }: TileGameContent, { tileSet }: CommonSetup): void {
  if (tileSet !== hash) throw new Error(`the setup is for the tile set ${tileSet}, not ${hash}`);
}

/**
 * Draws tiles until one fits; discards the others.
 *
 * @returns true if a tile waits to be placed, false if the pile is empty
 */
export function drawTile<State extends TileGameState>(
  state: State,
  events: EventSink<TurnEvent>,
  fits: (state: State, tile: number) => boolean,
): boolean {
  const { pile, seat, set } = state;
  while (state.drawn < pile.length) {
    const tile = pile[state.drawn++]!;
    const { id } = set.tiles[tile]!;
    if (fits(state, tile)) {
      state.tile = tile;
      state.phase = 'place';
      events?.push({ type: 'drawn', seat, tile: id });
      return true;
    }
    state.discarded.push(tile);
    events?.push({ type: 'discarded', seat, tile: id });
  }
  return false;
}

/**
 * Makes a tile (by its index) the next of the pile, by exchanging it with the one that was next.
 *
 * @returns false if the pile has no such tile
 */
export function drawNext(state: TileGameState, tile: number): boolean {
  const { drawn, pile } = state;
  const index = pile.indexOf(tile, drawn);
  if (index < 0) return false;
  if (index > drawn) state.pile = pile.with(index, pile[drawn]!).with(drawn, tile);
  return true;
}

/** Places a tile (by its index) on the board for the seat to move. */
export function placeOnBoard(
  state: TileGameState,
  events: EventSink<TurnEvent>,
  { tile, code }: { readonly tile: number; readonly code: PlacementCode },
  onMerge?: OnMerge,
): void {
  const { board, seat, set, turn } = state;
  placeTileAt(board, tile, code, onMerge);
  state.tileTurn.push(turn);
  state.tileSeat.push(seat);
  if (!events) return;
  const { x, y, turns } = placementOf(board.area, code);
  events.push({ type: 'placed', seat, tile: set.tiles[tile]!.id, x, y, rotation: degreesOf(turns) });
}

/** Returns the number of pieces of a kind in the supply of a seat. */
export function supplyCount({ scores, supply }: TileGameState, kind: number, seat: number): number {
  return supply[kind * scores.length + seat]!;
}

/**
 * Places a piece of the seat to move on a tile.
 *
 * @param piece.tile index of the tile, by default the one placed last
 * @param piece.on index of the segment on that tile
 * @param piece.kind index of its kind in the supply
 * @returns the number of the segment in the feature graph
 */
export function placePiece<Piece extends string, Kind extends string>(
  state: TileGameState,
  events: EventSink<PiecePlaced<Piece, Kind>>,
  piece: {
    readonly tile?: number;
    /** The tile that it comes from, if it stood on the board. */
    readonly from?: number;
    readonly on: number;
    readonly kind: number;
    readonly id: Piece;
    readonly strength: number;
  },
): number {
  const { board, scores, seat, set, supply } = state;
  const { tile = lastTile(state), from, on, kind, id, strength } = piece;
  const { graph } = board;
  const segment = board.tileSegment[tile]! + on;
  const index = kind * scores.length + seat;
  supply[index] = supply[index]! - 1;
  addStrength(graph, featureOf(graph, segment), seat, strength);
  state.pieces.push(kind > 0 ? { seat, segment, kind } : { seat, segment });
  if (!events) return segment;
  const feature = set.table.kinds[graph.kind[segment]!] as Kind;
  const came = from !== undefined && { from: squareOfTile(board, from) };
  events.push({
    type: 'piece-placed',
    seat,
    piece: id,
    kind: feature,
    segment: on,
    ...squareOfTile(board, tile),
    ...came,
    ...(tile !== lastTile(state) && { isElsewhere: true }),
  });
  return segment;
}

/** Begins a turn of a seat; `by` is the kind of piece that gives it, if it is a further turn. */
export function beginTurn(state: TileGameState, events: EventSink<TurnEvent>, seat: number, by?: string): void {
  state.seat = seat;
  state.turn++;
  state.phase = 'draw';
  events?.push({ type: 'turn-started', seat, turn: state.turn, ...(by !== undefined && { by }) });
}

/** All seats in turn order, from one on. */
export function seatsFrom({ scores }: Pick<TileGameState, 'scores'>, first: number): number[] {
  return scores.map((_, at) => (first + at) % scores.length);
}

/** Returns the seat after the one to move. */
export function nextSeat({ scores, seat }: TileGameState): number {
  return (seat + 1) % scores.length;
}

/** Ends a game whose final scoring is done: every seat with the highest score wins. */
export function endGame(state: TileGameState, events: EventSink<TurnEvent>): void {
  state.phase = 'over';
  const best = Math.max(...state.scores);
  const winners = state.scores.flatMap((score, seat) => (score === best ? [seat] : []));
  events?.push({ type: 'ended', scores: [...state.scores], winners });
}

/** Functions of `Rules` about the progress of a game, the same in every tile game. */
export const PROGRESS_QUERIES = {
  progressOf: ({ phase, seat, turn }: TileGameState) => ({ phase, seat, turn }),
  isOver: ({ phase }: TileGameState) => phase === 'over',
  drawnTileCount: ({ drawn }: TileGameState) => drawn,
  scoresOf: ({ scores }: TileGameState) => scores,
};
