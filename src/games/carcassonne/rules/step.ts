import { squareOfCell } from '../../../core/area.ts';
import { placeTile } from '../../../core/board.ts';
import { addStrength, featureOf } from '../../../core/feature-graph.ts';
import { hasPlacement, type PlacementCode, placementOf } from '../../../core/placement.ts';
import { degreesOf } from '../../../core/ports.ts';
import type { Action } from './action.ts';
import type { GameEvent } from './event.ts';
import { kindOf, type Move, meepleMoves, moveOf, payloadOf } from './move.ts';
import { scoreCompletedFeatures, scoreRemainingFeatures } from './scoring.ts';
import { lastTile, type State } from './state.ts';
import { SEGMENT_KINDS } from './tile-set-file.ts';

/** Carries out a legal action on `state` itself, for folds that own it; adds what follows to `events`. */
export function perform(state: State, action: Action, events: GameEvent[]): void {
  play(state, moveOf(state, action), events);
}

/** Carries out a legal move on `state` itself, for searches that own it; adds what follows to `events`, if any. */
export function play(state: State, move: Move, events?: GameEvent[]): void {
  const payload = payloadOf(move);
  switch (kindOf(move)) {
    case 'draw':
      draw(state, events);
      break;
    case 'place':
      place(state, events, payload);
      break;
    case 'meeple':
      placeMeeple(state, events, payload);
      break;
    case 'pass':
      endTurn(state, events);
      break;
  }
}

type Events = GameEvent[] | undefined;

/** Reveals tiles until one can be placed (M12); the game ends when the pile runs out before that. */
function draw(state: State, events: Events): void {
  const { seat, set } = state;
  while (state.drawn < state.pile.length) {
    const tile = state.pile[state.drawn++]!;
    const { id } = set.tiles[tile]!;
    if (hasPlacement(state.board, tile, Number.POSITIVE_INFINITY)) {
      state.tile = tile;
      state.phase = 'place';
      events?.push({ type: 'drawn', seat, tile: id });
      return;
    }
    state.discarded.push(tile);
    events?.push({ type: 'discarded', seat, tile: id });
  }
  endGame(state, events);
}

/** Places the drawn tile, then waits for a meeple; where none can be placed the turn ends at once. */
function place(state: State, events: Events, code: PlacementCode): void {
  const { board, seat, set, tile, turn } = state;
  const { x, y, turns } = placementOf(board.area, code);
  placeTile(board, tile, { x, y, turns });
  state.tile = -1;
  state.tileTurn.push(turn);
  state.tileSeat.push(seat);
  events?.push({ type: 'placed', seat, tile: set.tiles[tile]!.id, x, y, rotation: degreesOf(turns) });
  state.phase = 'piece';
  if (meepleMoves(state, 1).length === 0) endTurn(state, events);
}

function placeMeeple(state: State, events: Events, on: number): void {
  const { board, seat, supply } = state;
  const tile = lastTile(state);
  const segment = board.tileSegment[tile]! + on;
  supply[seat] = supply[seat]! - 1;
  addStrength(board.graph, featureOf(board.graph, segment), seat, 1);
  state.meeples.push({ seat, segment });
  const kind = SEGMENT_KINDS[board.graph.kind[segment]!]!;
  events?.push({
    type: 'piece-placed',
    seat,
    piece: 'meeple',
    kind,
    segment: on,
    ...squareOfCell(board.area, board.tileCell[tile]!),
  });
  endTurn(state, events);
}

function endTurn(state: State, events: Events): void {
  scoreCompletedFeatures(state, events);
  if (state.drawn === state.pile.length) {
    endGame(state, events);
    return;
  }
  state.seat = (state.seat + 1) % state.scores.length;
  state.turn++;
  state.phase = 'draw';
  events?.push({ type: 'turn-started', seat: state.seat, turn: state.turn });
}

function endGame(state: State, events: Events): void {
  scoreRemainingFeatures(state, events);
  state.phase = 'over';
  const best = Math.max(...state.scores);
  const winners = state.scores.flatMap((score, seat) => (score === best ? [seat] : []));
  events?.push({ type: 'ended', scores: [...state.scores], winners });
}
