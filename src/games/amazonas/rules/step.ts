import { featureOf, marksOn } from '../../../core/feature-graph.ts';
import { hasPlacement, type PlacementCode, placementCodeOf } from '../../../core/placement.ts';
import type { QuarterTurns } from '../../../core/ports.ts';
import * as kernel from '../../kernel/state.ts';
import type { Action } from './action.ts';
import { type FeatureKind, type GameEvent, PIECE_KINDS, type PieceKind } from './event.ts';
import { kindOf, type Move, moveOf, payloadOf, pieceMoves } from './move.ts';
import { iconGains, sail, scoreAmazon, scoreMouth } from './river.ts';
import { scoreCompletedFeatures, scoreRemainingFeatures } from './scoring.ts';
import { COLOURS } from './setup.ts';
import { endOfLand, type State } from './state.ts';
import { BOAT } from './tile-set.ts';

/** Carries out a legal action on `state` itself; appends its effects to `events`. */
export function perform(state: State, action: Action, events: GameEvent[]): void {
  play(state, moveOf(state, action), events);
}

/** Carries out a legal move on `state` itself; appends its effects to `events`, if given. */
export function play(state: State, move: Move, events?: GameEvent[]): void {
  const payload = payloadOf(move);
  const kind = kindOf(move);
  switch (kind) {
    case 'draw':
      draw(state, events);
      break;
    case 'place':
      place(state, events, payload);
      break;
    case 'double':
      placeDouble(state, events, payload);
      break;
    case 'meeple':
    case 'camp':
      placePiece(state, events, kind, payload);
      break;
    case 'boat':
      passPiece(state, events);
      break;
  }
}

type Events = GameEvent[] | undefined;

/** Draws tiles until one can be placed (A9); the game ends if the pile runs out before. */
function draw(state: State, events: Events): void {
  if (!kernel.drawTile(state, events, fits)) endGame(state, events);
}

/** True if a tile can be placed; an Amazon tile always can (A6). */
function fits(state: State, tile: number): boolean {
  return state.set.tiles[tile]!.role === 'amazon' || hasPlacement(state.board, tile, endOfLand(state));
}

function place(state: State, events: Events, code: PlacementCode): void {
  const tile = state.tile;
  state.tile = -1;
  const { role, bang } = state.set.tiles[tile]!;
  if (role === 'amazon') placeRiverTile(state, events, tile, (code & 3) as QuarterTurns);
  else {
    const gains = iconsGained.fill(0);
    kernel.placeOnBoard(state, events, { tile, code }, gainIcons);
    for (let seat = 0; seat < state.boats.length; seat++) {
      if (gains[seat]! > 0) sail(state, events, seat, gains[seat]!, 'icons');
    }
  }
  // After a "!" tile, the piece is placed on the double (A11).
  if (bang) state.phase = 'double';
  else awaitPiece(state, events);
}

function placeDouble(state: State, events: Events, tileAndTurns: number): void {
  const tile = tileAndTurns >> 2;
  state.doubles.splice(state.doubles.indexOf(tile), 1);
  placeRiverTile(state, events, tile, (tileAndTurns & 3) as QuarterTurns);
  awaitPiece(state, events);
}

/** Places an Amazon tile at the end of the river (A5, A6), which grows by the tile's spaces (A18). */
function placeRiverTile(state: State, events: Events, tile: number, turns: QuarterTurns): void {
  const { entry, exit } = state.set.river[tile * 4 + turns]!;
  const { squares } = state.set.table.turned[tile * 4 + turns]!;
  const x = state.riverX - squares[entry]!.x;
  const y = state.riverY - squares[entry]!.y;
  kernel.placeOnBoard(state, events, { tile, code: placementCodeOf(state.board.area, { x, y, turns }) });
  state.riverX = x + squares[exit]!.x + 1;
  state.riverY = y + squares[exit]!.y;
  state.spaces += state.set.tiles[tile]!.spaces;
}

/** Icons that each seat gains when the placed tile joins tributaries (A17); a reused array, to save allocations. */
const iconsGained = new Int32Array(COLOURS.length);
const gainIcons = iconGains(iconsGained);

/** Begins the piece step, or, if no piece can be placed, advances the boat and ends the turn (A13). */
function awaitPiece(state: State, events: Events): void {
  state.phase = 'piece';
  if (pieceMoves(state, 1).length === 0) passPiece(state, events);
}

function placePiece(state: State, events: Events, id: PieceKind, on: number): void {
  const { graph } = state.board;
  const segment = kernel.placePiece<PieceKind, FeatureKind>(state, events, {
    on,
    kind: PIECE_KINDS.indexOf(id),
    id,
    strength: 1,
  });
  // Only tributaries have boat icons, and only meeples can be on tributaries.
  const icons = marksOn(graph, featureOf(graph, segment), BOAT);
  if (icons > 0) sail(state, events, state.seat, icons, 'icons');
  endTurn(state, events);
}

function passPiece(state: State, events: Events): void {
  sail(state, events, state.seat, 1, 'no-piece');
  endTurn(state, events);
}

/**
 * Scores the turn after its piece (A15, A19): the Amazon instead of features if an Amazon tile was placed (A7, A25).
 * The turn of the last tile is the last one (A10).
 */
function endTurn(state: State, events: Events): void {
  scoreTurn(state, events);
  if (state.drawn === state.pile.length) {
    endGame(state, events);
    return;
  }
  kernel.beginTurn(state, events, kernel.nextSeat(state));
}

function scoreTurn(state: State, events: Events): void {
  const tile = kernel.lastTile(state);
  const riverTurn = state.set.tiles[state.board.tileType[tile]!]!.role !== 'land';
  if (riverTurn) scoreAmazon(state, events, state.tileTurn[tile - 1] === state.turn ? [tile - 1, tile] : [tile]);
  else scoreCompletedFeatures(state, events);
}

/** Scores on `state` itself the features that the tile of the turn completes, unless they are scored already. */
export function scorePending(state: State, events: GameEvent[]): void {
  if (state.phase === 'piece') scoreTurn(state, events);
}

/** Ends the game on `state` itself: scores the features completed in the current turn, without a further piece or step. */
export function endNow(state: State, events: GameEvent[]): void {
  scorePending(state, events);
  endGame(state, events);
}

/** Does the final scoring and ends the game; all seats with the highest score win (A29). */
function endGame(state: State, events: Events): void {
  scoreRemainingFeatures(state, events);
  scoreMouth(state, events);
  kernel.endGame(state, events);
}
