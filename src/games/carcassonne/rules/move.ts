import type { Action, ActionType } from './action.ts';
import type { State, TurnStep } from './state.ts';
import type { PieceOnSegment, Verb } from './verb.ts';

/**
 * A legal action as one number, so that a search allocates next to nothing: kind * 2^25 + payload. The kind is the number of
 * its verb in the game (`CompiledRules.verbs`), and the verb says what the payload is.
 */
export type Move = number;

/** Bits of the payload in a move. */
const PAYLOAD_BITS = 25;

/** Number of kinds that a move has room for. */
export const MAX_KINDS = 1 << 6;

/** Kinds of moves in every game: to place a tile, whose moves are its placement codes, and a piece, the last of the base game. */
export const [PLACE, MEEPLE] = [0, 3] as const;

/** The move that passes. */
export const PASS: Move = 1 << PAYLOAD_BITS;

/** The number of the verb of a move. */
export function kindOf(move: Move): number {
  return move >> PAYLOAD_BITS;
}

/** The payload of a move. */
export function payloadOf(move: Move): number {
  return move & ((1 << PAYLOAD_BITS) - 1);
}

/** The type of action that a move is. */
export function typeOf({ rules }: State, move: Move): ActionType {
  return rules.verbs[kindOf(move)]!.type;
}

/** The number of a verb; -1 in games without it. */
export function kindNumber({ rules }: State, type: ActionType): number {
  return rules.verbs.findIndex((verb) => verb.type === type);
}

/** The step at which a game is; undefined when it is over. */
export function currentStep({ phase, rules }: State): TurnStep | undefined {
  return rules.steps[stepIndex(rules, phase)];
}

/** The index of a step; -1 where it is not played with. */
export function stepIndex({ steps }: State['rules'], name: string): number {
  for (let at = 0; at < steps.length; at++) if (steps[at]!.name === name) return at;
  return -1;
}

/**
 * Every move of the seat to move, the pass last; none if the game is over.
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
  const moves = state.rules.verbs[kind]!.payloads(state);
  if (kind !== PLACE) for (let at = 0; at < moves.length; at++) moves[at]! += kind << PAYLOAD_BITS;
  return moves;
}

/** True if anything besides passing can be chosen at a step. */
export function hasChoice(state: State, { verbs }: TurnStep): boolean {
  for (const { verb } of verbs) {
    if (verb.isPossible ? verb.isPossible(state) : verb.payloads(state).length > 0) return true;
  }
  return false;
}

/** True if an action of an expansion can be chosen at the current step. */
export function hasExpansionChoice(state: State): boolean {
  const { verbs = [] } = currentStep(state) ?? {};
  return verbs.some(({ kind, verb }) => kind > MEEPLE && verb.payloads(state).length > 0);
}

/** The action that is carried out now without being chosen; undefined where there is none. */
export function dueAction(state: State): Action | undefined {
  const isDraw = state.phase === 'draw' && !hasExpansionChoice(state);
  const drawsAtOnce = isDraw && state.rules.expansions.some((one) => one.drawsAtOnce?.(state));
  for (const { verb } of currentStep(state)?.verbs ?? []) {
    const [payload] = verb.isAutomatic || drawsAtOnce ? verb.payloads(state) : [];
    if (payload !== undefined) return verb.actionOf(state, payload);
  }
  return undefined;
}

/** The action that a move stands for. */
export function actionOf(state: State, move: Move): Action {
  return state.rules.verbs[kindOf(move)]!.actionOf(state, payloadOf(move));
}

/** The move that a legal action stands for. */
export function moveOf(state: State, action: Action): Move {
  const kind = kindNumber(state, action.type);
  return (kind << PAYLOAD_BITS) + payloadIn(state, state.rules.verbs[kind]!, action);
}

/** The piece that a legal action places, and where; undefined if it places none. */
export function placedBy(state: State, action: Action): PieceOnSegment | undefined {
  const verb = state.rules.verbs[kindNumber(state, action.type)];
  return verb?.placed?.(state, payloadIn(state, verb, action));
}

/** The piece that a legal action places on a corner of the tile just placed; undefined if it places none there. */
export function placedOnCornerBy(state: State, action: Action) {
  const verb = state.rules.verbs[kindNumber(state, action.type)];
  return verb?.onCorner?.(state, payloadIn(state, verb, action));
}

/** The payload that a legal action has in moves; that of an action that is not legal may be negative. */
export function payloadIn(state: State, verb: Verb<State>, action: Action): number {
  if (verb.payloadOf) return verb.payloadOf(state, action);
  // Moves do not contain the order that decided them.
  const { by: _, ...own } = action as Action & { readonly by?: string };
  const fields = Object.entries(own).map(([name, value]) => [name, String(value)]);
  const isSame = (other: object) => {
    const values = other as Readonly<Record<string, unknown>>;
    return fields.every(([name, text]) => String(values[name!]) === text);
  };
  return verb.payloads(state).find((payload) => isSame(verb.actionOf(state, payload))) ?? -1;
}
