import * as kernel from '../../kernel/state.ts';
import { type ActionOf, BASE_SCHEMAS } from './action.ts';
import type { GameEvent } from './event.ts';
import { pieceVerb } from './piece-verb.ts';
import { placeVerb } from './place-verb.ts';
import { hasPlace } from './placing.ts';
import { scoreCompletedFeatures, scoreRemainingFeatures } from './scoring.ts';
import type { State } from './state.ts';
import { furtherTileBy, hasTileFor } from './tile-giver.ts';
import { NO_PAYLOADS, ONE_PAYLOAD, type Step, type Verb } from './verb.ts';

type Events = kernel.EventSink<GameEvent>;

/** Reveals tiles until one can be placed (M12); the game ends when the pile runs out before that (M24). */
const drawVerb: Verb<State, ActionOf<'draw'>> = {
  type: 'draw',
  schema: BASE_SCHEMAS.draw,
  step: 'draw',
  payloads: () => ONE_PAYLOAD,
  actionOf: () => ({ type: 'draw' }),
  payloadOf: () => 0,
  rejectionOf: () => undefined,
  play(state, _, events) {
    if (state.play.expansions.some((one) => one.draw?.(state, events))) return;
    if (!kernel.drawTile(state, events, hasPlace)) endGame(state, events);
  },
};

/** Does nothing, at every step where that is allowed. */
const passVerb: Verb<State, ActionOf<'pass'>> = {
  type: 'pass',
  schema: BASE_SCHEMAS.pass,
  step: 'piece',
  endsStep: true,
  // A further piece follows another one, so whoever wants that alone places it at once.
  endsPieces: () => true,
  payloads: () => NO_PAYLOADS,
  actionOf: () => ({ type: 'pass' }),
  payloadOf: () => 0,
  rejectionOf: () => undefined,
  play() {},
};

/** What can be done in every game, by its number in moves. */
export const BASE_VERBS: readonly Verb<State>[] = [drawVerb, passVerb, placeVerb, pieceVerb];

/** The steps of every turn (M19): a tile, a piece, the scoring, and the next turn. */
export const BASE_STEPS: readonly Step<State>[] = [
  { name: 'draw' },
  { name: 'place' },
  { name: 'piece', canPass: true },
  { name: 'score', enter: score },
  {
    name: 'next',
    enter(state, events) {
      beginNextTurn(state, events);
      return true;
    },
  },
];

/** Scores what is complete; the game may be over then, or the same seat get a further tile (M20). */
function score(state: State, events: Events): boolean {
  const by = furtherTileBy(state);
  state.earnedBy = undefined;
  scoreTurn(state, events);
  if (state.scores.every((_, seat) => !hasTileFor(state, seat))) {
    endGame(state, events);
    return true;
  }
  if (by === undefined) return false;
  beginTurn(state, events, state.seat, by);
  state.isFurtherTile = true;
  return true;
}

/** Scores what the tile of the turn has completed, and what follows from that. */
export function scoreTurn(state: State, events: Events): void {
  scoreCompletedFeatures(state, events);
  for (const expansion of state.play.expansions) expansion.turnEnded?.(state, events);
}

/** Begins the turn of the next seat for which there is a tile (F20); the game ends where there is none. */
export function beginNextTurn(state: State, events: Events): void {
  const { length } = state.scores;
  const seats = state.scores.map((_, at) => (kernel.nextSeat(state) + at) % length);
  const next = seats.find((seat) => hasTileFor(state, seat));
  if (next === undefined) endGame(state, events);
  else beginTurn(state, events, next);
}

/** @param by what gives the seat this turn as a further tile, as `furtherTileBy` says */
export function beginTurn(state: State, events: Events, seat: number, by?: string): void {
  state.isFurtherTile = false;
  for (const expansion of state.play.expansions) expansion.turnBegins?.(state, seat);
  state.turnSeat = seat;
  kernel.beginTurn(state, events, seat, by);
  for (const expansion of state.play.expansions) expansion.turnBegan?.(state, by, events);
}

/** Scores all that is left, and ends the game. */
export function endGame(state: State, events: Events): void {
  scoreRemainingFeatures(state, events);
  for (const expansion of state.play.expansions) expansion.gameEnds?.(state, events);
  kernel.endGame(state, events);
}
