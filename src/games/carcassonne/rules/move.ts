import type { Action, ActionType } from './action.ts';
import type { PlayStep, State } from './state.ts';
import type { PieceOnSegment, Verb } from './verb.ts';

/**
 * A legal action as one number, so that a search allocates next to nothing: payload * KINDS + kind. The kind is the number of
 * its verb in the game (`Play.verbs`), and the verb says what the payload is.
 */
export type Move = number;

/** Bits of the kind in a move. */
const KIND_BITS = 6;

/** Kinds that a move has room for. */
export const KINDS = 1 << KIND_BITS;

/** The numbers of what can be done in every game besides a draw, 0: to do nothing, which is a move as well, and to place. */
export const [PASS, PLACE, MEEPLE] = [1, 2, 3] as const;

/** The number of the verb of a move. */
export function kindOf(move: Move): number {
  return move & (KINDS - 1);
}

/** The payload of a move. */
export function payloadOf(move: Move): number {
  return move >> KIND_BITS;
}

/** The move of a kind with a payload. */
export function moveWith(kind: number, payload: number): Move {
  return payload * KINDS + kind;
}

/** The type of action that a move is. */
export function typeOf({ play }: State, move: Move): ActionType {
  return play.verbs[kindOf(move)]!.type;
}

/** The number of a verb; -1 in games without it. */
export function kindNumber({ play }: State, type: ActionType): number {
  return play.verbs.findIndex((verb) => verb.type === type);
}

/** The step at which a game is; undefined when it is over. */
export function currentStep({ phase, play }: State): PlayStep | undefined {
  return play.steps[stepIndex(play, phase)];
}

/** The index of a step; -1 where it is not played with. */
export function stepIndex({ steps }: State['play'], name: string): number {
  for (let at = 0; at < steps.length; at++) if (steps[at]!.name === name) return at;
  return -1;
}

/**
 * Every move of the seat to move, the one that does nothing last; none when the game is over.
 *
 * @param step by default the one at which the game is
 */
export function legalMoves(state: State, step = currentStep(state)): Move[] {
  if (!step) return [];
  const { canPass, verbs } = step;
  const moves = verbs.length > 0 ? movesOf(state, verbs[0]!.kind) : [];
  for (let at = 1; at < verbs.length; at++) moves.push(...movesOf(state, verbs[at]!.kind));
  if (canPass) moves.push(PASS);
  return moves;
}

/** Every legal move of one kind, at its step. */
export function movesOf(state: State, kind: number): Move[] {
  return state.play.verbs[kind]!.payloads(state).map((payload) => moveWith(kind, payload));
}

/** Whether anything can be chosen at a step, besides doing nothing. */
export function hasChoice(state: State, { verbs }: PlayStep): boolean {
  for (const { verb } of verbs) {
    if (verb.isPossible ? verb.isPossible(state) : verb.payloads(state).length > 0) return true;
  }
  return false;
}

/** Whether something can be chosen at the step of the turn that an expansion brings. */
export function hasBroughtChoice(state: State): boolean {
  const { verbs = [] } = currentStep(state) ?? {};
  return verbs.some(({ kind, verb }) => kind > MEEPLE && verb.payloads(state).length > 0);
}

/** The action that is carried out now without being chosen; undefined where there is none. */
export function dueAction(state: State): Action | undefined {
  const isDraw = state.phase === 'draw' && !hasBroughtChoice(state);
  const drawsAtOnce = isDraw && state.play.expansions.some((one) => one.drawsAtOnce?.(state));
  for (const { verb } of currentStep(state)?.verbs ?? []) {
    const [payload] = verb.isAutomatic || drawsAtOnce ? verb.payloads(state) : [];
    if (payload !== undefined) return verb.actionOf(state, payload);
  }
  return undefined;
}

/** The action that a move stands for. */
export function actionOf(state: State, move: Move): Action {
  return state.play.verbs[kindOf(move)]!.actionOf(state, payloadOf(move));
}

/** The move that a legal action stands for; one that is not legal may have a negative payload. */
export function moveOf(state: State, action: Action): Move {
  const kind = kindNumber(state, action.type);
  const verb = state.play.verbs[kind];
  return moveWith(kind, verb ? payloadIn(state, verb, action) : -1);
}

/** The piece that a legal action places, and where; undefined if it places none. */
export function placedBy(state: State, action: Action): PieceOnSegment | undefined {
  const verb = state.play.verbs[kindNumber(state, action.type)];
  return verb?.placed?.(state, payloadIn(state, verb, action));
}

/** The piece that a legal action places on a corner of the tile just placed; undefined if it places none there. */
export function placedOnCornerBy(state: State, action: Action) {
  const verb = state.play.verbs[kindNumber(state, action.type)];
  return verb?.onCorner?.(state, payloadIn(state, verb, action));
}

function payloadIn(state: State, verb: Verb<State>, action: Action): number {
  if (verb.payloadOf) return verb.payloadOf(state, action);
  // By which order it is done, moves do not say.
  const { by: _, ...own } = action as Action & { readonly by?: string };
  const fields = Object.entries(own).map(([name, value]) => [name, String(value)]);
  const isSame = (other: object) => {
    const values = other as Readonly<Record<string, unknown>>;
    return fields.every(([name, text]) => String(values[name!]) === text);
  };
  return verb.payloads(state).find((payload) => isSame(verb.actionOf(state, payload))) ?? -1;
}
