import * as kernel from '../../kernel/state.ts';
import { type ActionOf, BASE_SCHEMAS } from './action.ts';
import type { GameEvent } from './event.ts';
import { pieceVerb } from './piece-verb.ts';
import { placeVerb } from './place-verb.ts';
import { hasPlace } from './placing.ts';
import { scoreCompletedFeatures, scoreRemainingFeatures } from './scoring.ts';
import type { State } from './state.ts';
import { hasTileFor, noteTileGiver } from './tile-giver.ts';
import { payloadIf, type Step, type Verb } from './verb.ts';

type Events = kernel.EventSink<GameEvent>;

/** Reveals tiles until one can be placed (M12); the game ends when the pile runs out before that (M24). */
const drawVerb: Verb<State, ActionOf<'draw'>> = {
  type: 'draw',
  schema: BASE_SCHEMAS.draw,
  step: 'draw',
  payloads: () => payloadIf(true),
  actionOf: () => ({ type: 'draw' }),
  payloadOf: () => 0,
  rejectionOf: () => undefined,
  play(state, _, events) {
    for (const expansion of state.rules.expansions) if (expansion.draw?.(state, events)) return;
    if (!kernel.drawTile(state, events, hasPlace)) finish(state, events);
  },
};

/** Does nothing, at every step where that is allowed. */
const passVerb: Verb<State, ActionOf<'pass'>> = {
  type: 'pass',
  schema: BASE_SCHEMAS.pass,
  step: 'piece',
  endsStep: true,
  // A further piece only follows another one; a player who wants only that piece places it at the step for pieces.
  endsPieces: () => true,
  payloads: () => [],
  actionOf: () => ({ type: 'pass' }),
  payloadOf: () => 0,
  rejectionOf: () => undefined,
  play() {},
};

/** Verbs of the base game, by their number in moves. */
export const BASE_VERBS: readonly Verb<State>[] = [placeVerb, passVerb, drawVerb, pieceVerb];

/** The steps of every turn (M19): a tile, a piece, the scoring, a further tile where one is given, and the next turn. */
export const BASE_STEPS: readonly Step<State>[] = [
  { name: 'draw' },
  { name: 'place' },
  { name: 'piece', canPass: true },
  {
    name: 'score',
    enter(state, events) {
      noteTileGiver(state);
      scoreTurn(state, events);
      return false;
    },
  },
  { name: 'again', enter: beginAgain },
  {
    name: 'next',
    enter(state, events) {
      beginNextTurn(state, events);
      return true;
    },
  },
];

/** After the scoring the same seat may get a further tile (M20), or the game be over. */
function beginAgain(state: State, events: Events): boolean {
  const by = state.earnedBy;
  state.earnedBy = undefined;
  if (by) {
    beginTurn(state, events, state.seat, by);
    return true;
  }
  for (let seat = 0; seat < state.scores.length; seat++) if (hasTileFor(state, seat)) return false;
  finish(state, events);
  return true;
}

/** Ends the game where no tile is left, unless an expansion has something to come before the end. */
function finish(state: State, events: Events): void {
  for (const expansion of state.rules.expansions) if (expansion.comesBeforeEnd?.(state, events)) return;
  endGame(state, events);
}

/** Scores what the tile of the turn has completed, and what follows from that. */
export function scoreTurn(state: State, events: Events): void {
  scoreCompletedFeatures(state, events);
  for (const expansion of state.rules.expansions) expansion.scoresMore?.(state, events);
  for (const expansion of state.rules.expansions) expansion.turnEnded?.(state, events);
}

/** Begins the turn of the next seat for which there is a tile (F20); the game ends where there is none. */
export function beginNextTurn(state: State, events: Events): void {
  const { length } = state.scores;
  for (let after = 1; after <= length; after++) {
    const seat = (state.seat + after) % length;
    if (!hasTileFor(state, seat)) continue;
    beginTurn(state, events, seat);
    return;
  }
  finish(state, events);
}

/** @param by what gives the seat this turn as a further tile, as `furtherTileBy` says */
export function beginTurn(state: State, events: Events, seat: number, by?: string): void {
  state.isFurtherTile = by !== undefined;
  for (const expansion of state.rules.expansions) expansion.turnBegins?.(state, seat);
  state.turnSeat = seat;
  kernel.beginTurn(state, events, seat, by);
  for (const expansion of state.rules.expansions) expansion.turnBegan?.(state, by, events);
}

/** Scores all that is left, and ends the game. */
export function endGame(state: State, events: Events): void {
  scoreRemainingFeatures(state, events);
  for (const expansion of state.rules.expansions) expansion.gameEnds?.(state, events);
  kernel.endGame(state, events);
}
