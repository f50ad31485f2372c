import { squareOfCell } from '../../../core/area.ts';
import { addStrength, featureOf } from '../../../core/feature-graph.ts';
import { hasPlacement, type PlacementCode, placementOf } from '../../../core/placement.ts';
import type { Square } from '../../../core/tile.ts';
import * as kernel from '../../kernel/state.ts';
import type { Action } from './action.ts';
import { sellActions, upgradeActions } from './chip-rules.ts';
import { buyTurn, coverChipSquare, decisionAfterChip, mayBuyTurn, playChips, showIslandTile } from './chip-step.ts';
import type { GameEvent } from './event.ts';
import { squareKey } from './game-map.ts';
import { actionOf, kindOf, type Move, meepleMoves, moveOf, payloadOf, placedPieceOf } from './move.ts';
import { scoreCompletedFeatures, scoreRemainingFeatures } from './scoring.ts';
import type { State } from './state.ts';
import { SEGMENT_KINDS } from './tile-set-file.ts';

/** Carries out a legal action on `state` itself, for folds that own it; adds what follows to `events`. */
export function perform(state: State, action: Action, events: GameEvent[]): void {
  play(state, moveOf(state, action), events);
}

/** Carries out a legal move on `state` itself, for searches that own it; adds what follows to `events`, if any. */
export function play(state: State, move: Move, events?: GameEvent[]): void {
  const kind = kindOf(move);
  switch (kind) {
    case 'draw':
      draw(state, events);
      break;
    case 'place':
      place(state, events, payloadOf(move));
      break;
    case 'meeple':
      placeMeeple(state, events, payloadOf(move));
      upgradeOrFinish(state, events);
      break;
    case 'pass':
      pass(state, events);
      break;
    case 'turn':
      buyTurn(state, events);
      nextTurn(state, events, state.seat);
      break;
    default:
      playChips(state, actionOf(state, move), events);
      afterChips(state, events);
      break;
  }
}

type Events = kernel.EventSink<GameEvent>;

/** Points that covering a town costs in that variant. */
const TOWN_COST = 2;

/** Reveals tiles until one can be placed (M12); the game ends when the pile runs out before that (M24). */
function draw(state: State, events: Events): void {
  const fits = (tile: number) => hasPlacement(state.board, tile, Number.POSITIVE_INFINITY);
  if (!kernel.drawTile(state, events, fits)) endGame(state, events);
}

/**
 * Places the drawn tile: first what its square costs or gives at once, then the chip there, if there is one (M16, M19).
 */
function place(state: State, events: Events, code: PlacementCode): void {
  const { tile } = state;
  const placement = placementOf(state.board.area, code);
  state.tile = -1;
  kernel.placeOnBoard(state, events, { tile, ...placement });
  const square = { x: placement.x, y: placement.y };
  if (state.map) coverTown(state, square, events);
  if (state.chips) coverChipSquare(state, state.chips, square, events);
  if (state.phase === 'place') pieceOrFinish(state, events);
}

/** A town costs up to two points where that is played, but never more than the seat has. */
function coverTown(state: State, square: Square, events: Events): void {
  const { map, scores, seat, setup } = state;
  state.coversTown = map!.townAt.has(squareKey(square));
  if (!state.coversTown || setup.options.towns !== 'b') return;
  const points = Math.min(TOWN_COST, scores[seat]!);
  scores[seat] = scores[seat]! - points;
  events?.push({ type: 'town-paid', seat, points, ...square });
}

/** Goes on after an action with chips. */
function afterChips(state: State, events: Events): void {
  switch (state.phase) {
    case 'draw':
      state.phase = 'place';
      return;
    case 'upgrade':
      upgradeOrFinish(state, events);
      break;
    case 'chip': {
      const decision = decisionAfterChip(state);
      if (decision) state.phase = decision;
      else pieceOrFinish(state, events);
      return;
    }
    default:
      pieceOrFinish(state, events);
      break;
  }
}

/** Waits for a meeple or a sale; where neither is possible the turn goes on. */
function pieceOrFinish(state: State, events: Events): void {
  state.phase = 'piece';
  if (meepleMoves(state, 1).length === 0 && sellActions(state).length === 0) upgradeOrFinish(state, events);
}

/** Waits for an upgrade; where none is possible the turn is finished. */
function upgradeOrFinish(state: State, events: Events): void {
  state.phase = 'upgrade';
  if (upgradeActions(state).length === 0) finishTurn(state, events);
}

/** No meeple, no upgrade, or no further turn. */
function pass(state: State, events: Events): void {
  if (state.phase === 'piece') upgradeOrFinish(state, events);
  else if (state.phase === 'upgrade') finishTurn(state, events);
  else nextSeat(state, events);
}

function placeMeeple(state: State, events: Events, payload: number): void {
  const { board, play, scores, seat, supply } = state;
  const { on, piece } = placedPieceOf(payload);
  const { id, strength } = play.pieces[piece]!;
  const tile = kernel.lastTile(state);
  const segment = board.tileSegment[tile]! + on;
  const at = piece * scores.length + seat;
  supply[at] = supply[at]! - 1;
  addStrength(board.graph, featureOf(board.graph, segment), seat, strength);
  state.pieces.push({ seat, segment, ...(piece > 0 && { kind: piece }) });
  const kind = SEGMENT_KINDS[board.graph.kind[segment]!]!;
  events?.push({
    type: 'piece-placed',
    seat,
    piece: id,
    kind,
    segment: on,
    ...squareOfCell(board.area, board.tileCell[tile]!),
  });
}

/** Scores what is complete; then the seat gets or buys another tile, or it is the next seat's turn (M20). */
function finishTurn(state: State, events: Events): void {
  scoreCompletedFeatures(state, events);
  if (state.chips) showIslandTile(state, state.chips, events);
  if (state.drawn === state.pile.length) endGame(state, events);
  else if (state.coversTown && !state.isFurtherTile && state.setup.options.towns === 'a') {
    nextTurn(state, events, state.seat);
    state.isFurtherTile = true;
  } else if (mayBuyTurn(state)) {
    state.phase = 'further';
  } else nextSeat(state, events);
}

function nextSeat(state: State, events: Events): void {
  if (state.chips) state.chips.hasBought = false;
  nextTurn(state, events, kernel.nextSeat(state));
}

function nextTurn(state: State, events: Events, seat: number): void {
  state.isFurtherTile = false;
  if (state.chips) state.chips.sales = [];
  kernel.beginTurn(state, events, seat);
}

function endGame(state: State, events: Events): void {
  scoreRemainingFeatures(state, events);
  kernel.endGame(state, events);
}
