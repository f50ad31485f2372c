import { type PlacementCode, placementOf } from '../../../core/placement.ts';
import type { Square } from '../../../core/tile.ts';
import * as kernel from '../../kernel/state.ts';
import type { Action, ActionType } from './action.ts';
import type { GameEvent } from './event.ts';
import { townAt } from './game-map.ts';
import { addedAction, hasAddedMove, kindOf, type Move, meepleMoves, moveOf, payloadOf, placedPieceOf } from './move.ts';
import { hasPlace } from './placing.ts';
import type { Phase } from './rejection.ts';
import { scoreCompletedFeatures, scoreRemainingFeatures } from './scoring.ts';
import type { State } from './state.ts';
import { furtherTileBy } from './tile-giver.ts';
import type { SegmentKind } from './tile-set-file.ts';

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
      placePiece(state, events, payloadOf(move));
      goOn(state, events, stepAfter('piece'));
      break;
    case 'pass':
      pass(state, events);
      break;
    default:
      playAdded(state, events, { type: kind, payload: payloadOf(move) });
      break;
  }
}

type Events = kernel.EventSink<GameEvent>;

/** Points that covering a town costs in that variant. */
const TOWN_COST = 2;

/** Reveals tiles until one can be placed (M12); the game ends when the pile runs out before that (M24). */
function draw(state: State, events: Events): void {
  if (!kernel.drawTile(state, events, (tile) => hasPlace(state, tile))) endGame(state, events);
}

/**
 * Places the drawn tile: first what its square costs or gives at once (M16, M19).
 */
function place(state: State, events: Events, code: PlacementCode): void {
  const { tile } = state;
  const placement = placementOf(state.board.area, code);
  state.tile = -1;
  kernel.placeOnBoard(state, events, { tile, ...placement });
  const square = { x: placement.x, y: placement.y };
  if (state.map) coverTown(state, square, events);
  for (const expansion of state.play.expansions) expansion.covered?.(state, square, events);
  goOn(state, events, 'chip');
}

/** A town costs up to two points where that is played, but never more than the seat has. */
function coverTown(state: State, square: Square, events: Events): void {
  const { map, play, scores, seat } = state;
  state.coversTown = townAt(map!, square) !== undefined;
  if (!state.coversTown || play.towns !== 'b') return;
  const points = Math.min(TOWN_COST, scores[seat]!);
  scores[seat] = scores[seat]! - points;
  events?.push({ type: 'town-paid', seat, points, ...square });
}

/** What can be chosen in a turn after the tile is placed, in this order (M19). */
const STEPS = ['chip', 'treat', 'set', 'piece', 'upgrade'] as const satisfies readonly Phase[];
type TurnStep = (typeof STEPS)[number];

/** The step that follows another one; the last is followed by the end of the turn. */
function stepAfter(step: TurnStep): TurnStep | undefined {
  return STEPS[STEPS.indexOf(step) + 1];
}

/** Waits at the first step, from one on, at which the seat can choose something; after the last the turn is finished. */
function goOn(state: State, events: Events, from: TurnStep | undefined): void {
  for (let at = from ? STEPS.indexOf(from) : STEPS.length; at < STEPS.length; at++) {
    state.phase = STEPS[at]!;
    if (hasAddedMove(state)) return;
    if (state.phase === 'piece' && meepleMoves(state, 1).length > 0) return;
  }
  finishTurn(state, events);
}

/** Carries out an action that an expansion adds. */
function playAdded(state: State, events: Events, { type, payload }: { type: ActionType; payload: number }): void {
  const { phase } = state;
  const added = addedAction(state, type)!;
  const { endsPhase } = added;
  added.play(state, payload, events);
  if (phase === 'draw') state.phase = 'place';
  else if (phase === 'further') nextTurn(state, events, state.seat);
  else goOn(state, events, endsPhase ? stepAfter(phase as TurnStep) : (phase as TurnStep));
}

/** No piece, no upgrade, or no further turn. */
function pass(state: State, events: Events): void {
  if (state.phase === 'piece') goOn(state, events, stepAfter('piece'));
  else if (state.phase === 'upgrade') finishTurn(state, events);
  else nextTurn(state, events, kernel.nextSeat(state));
}

function placePiece(state: State, events: Events, payload: number): void {
  const { on, piece: kind } = placedPieceOf(payload);
  kernel.placePiece<string, SegmentKind>(state, events, { on, kind, ...state.play.pieces[kind]! });
}

/** Scores what is complete; then the seat gets or buys another tile, or it is the next seat's turn (M20). */
function finishTurn(state: State, events: Events): void {
  const by = furtherTileBy(state);
  scoreTurn(state, events);
  if (state.drawn === state.pile.length) {
    endGame(state, events);
    return;
  }
  if (by !== undefined) {
    nextTurn(state, events, state.seat, by);
    state.isFurtherTile = true;
    return;
  }
  state.phase = 'further';
  if (!hasAddedMove(state)) nextTurn(state, events, kernel.nextSeat(state));
}

function scoreTurn(state: State, events: Events): void {
  scoreCompletedFeatures(state, events);
  for (const expansion of state.play.expansions) expansion.turnEnded?.(state, events);
}

/** Scores on `state` itself what the tile of the turn has completed, where that is still to be scored. */
export function scorePending(state: State, events: GameEvent[]): void {
  if (isUnscored(state)) scoreCompletedFeatures(state, events);
}

/** Ends the game on `state` itself at once, with what its turn has completed and no piece more. */
export function endNow(state: State, events: GameEvent[]): void {
  if (isUnscored(state)) scoreTurn(state, events);
  endGame(state, events);
}

/** Whether a tile is placed whose features are still to be scored. */
function isUnscored({ phase }: State): boolean {
  return (STEPS as readonly Phase[]).includes(phase);
}

/** @param by the kind of piece that gives the seat this turn as a further tile, or `TOWN_GIVES` */
function nextTurn(state: State, events: Events, seat: number, by?: string): void {
  state.isFurtherTile = false;
  for (const expansion of state.play.expansions) expansion.turnBegins?.(state, seat);
  kernel.beginTurn(state, events, seat, by);
}

function endGame(state: State, events: Events): void {
  scoreRemainingFeatures(state, events);
  for (const expansion of state.play.expansions) expansion.gameEnds?.(state, events);
  kernel.endGame(state, events);
}
