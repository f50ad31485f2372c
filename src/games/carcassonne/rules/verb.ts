import type { SquareCorner } from '../../../core/ports.ts';
import type { Question } from '../../../core/rules.ts';
import type { ActionSchema } from '../../kernel/action.ts';
import type { EventSink } from '../../kernel/state.ts';
import type { Action } from './action.ts';
import type { GameEvent } from './event.ts';
import type { Rejection, StepName } from './rejection.ts';

/**
 * The rules of one type of action. Searches try actions as numbers: a payload identifies an action among those of its type, and
 * is converted to an action only when it is played or shown.
 */
export interface Verb<State, Own extends Action = Action> {
  readonly type: Own['type'];
  /** Schema of its actions, from which their notation follows. */
  readonly schema: ActionSchema;
  /** Step of the turn at which it can be chosen. */
  readonly step: StepName;
  /** Another step at which it can be chosen. */
  readonly alsoAt?: StepName;
  /** Step at which the turn continues after it; by default `step`. */
  readonly goesOnAt?: StepName;
  /** Places a tile that its seat holds, instead of a drawn one. */
  readonly placesTile?: true;
  /** Ends its step: nothing else can be chosen there after it. */
  readonly endsStep?: true;
  /** Whether no further piece can be placed after it in the turn (`Step.furtherPieces`); called before `play`. */
  endsPieces?(state: State, payload: number): boolean;
  /** Places pieces on other tiles than the one just placed; pieces with `mayFollow` also at the step for further pieces. */
  readonly isElsewhere?: true;
  /** True if nobody chooses it: it is played as soon as it is possible. */
  readonly isAutomatic?: true;
  /**
   * Returns the payloads (0 to 2^25 - 1) of the legal actions of this type at its step, each once, in the order in which they
   * are listed. The array belongs to the caller, which may change it.
   */
  payloads(state: State): number[];
  /** Whether there is any payload; by default `payloads` is called. */
  isPossible?(state: State): boolean;
  /** Returns the action of a payload. */
  actionOf(state: State, payload: number): Own;
  /** Returns the payload of a legal action; by default all payloads are searched. */
  payloadOf?(state: State, action: Own): number;
  /** Returns the piece that a payload places on a segment; absent if actions of this type place none. */
  placed?(state: State, payload: number): PieceOnSegment;
  /** Returns the piece that a payload places on a corner of the tile just placed. */
  onCorner?(state: State, payload: number): PieceOnSegment & { readonly corner: SquareCorner };
  /** Returns why an action of this type is illegal at its step; undefined if it is legal. By default `not-possible`. */
  rejectionOf?(state: State, action: Own): Rejection | undefined;
  /**
   * Plays an action. Then the turn continues with the next choice, unless this has already moved it to another step.
   */
  play(state: State, payload: number, events: EventSink<GameEvent>): void;
}

/** A piece, by the number of its kind, and the number in the feature graph of the segment on which it stands. */
export interface PieceOnSegment {
  readonly piece: number;
  readonly segment: number;
}

/** The payloads of an action without parameters: 0 if it is legal. */
export function payloadIf(isLegal: boolean): number[] {
  const payloads: number[] = [];
  if (isLegal) payloads.push(0);
  return payloads;
}

/** A question that a step asks a seat in the turn of another seat. */
export interface AskedQuestion<State> extends Question {
  /** True if standing orders answer it even at tables that ask the players (G7). */
  readonly byOrderAlone?: true;
  /** Whether the step asks it now; absent if it asks nothing else. */
  isAsked?(state: State): boolean;
  /** Returns the action with which an order answers: one of several that the seat to move can choose. */
  answer(state: State, order: string): Action;
}

/** A step of a turn, of the base game or an expansion. The verbs that name it can be chosen there. */
export interface Step<State> {
  readonly name: StepName;
  /** True if the seat may pass. */
  readonly canPass?: true;
  /** Skipped unless an action moves the turn to it. */
  readonly isApart?: true;
  /** True for the step after the one for pieces, at which kinds with `PieceKind.mayFollow` can be placed. */
  readonly furtherPieces?: true;
  /** Returns the action for an absent player; by default as at steps of the base game (E58). */
  standIn?(state: State): Action;
  /** Returns the seat to move, again after each of its actions; by default the seat whose turn it is. */
  mover?(state: State): number;
  /** The question to another seat. Verbs of the step have the field of `orderField`, which names the order that answered. */
  readonly question?: AskedQuestion<State>;
  /**
   * Called when the turn reaches the step.
   *
   * @returns whether it has ended the turn or the game
   */
  enter?(state: State, events: EventSink<GameEvent>): boolean;
}

/** A step of an expansion, with the step that it follows. */
export interface ExpansionStep<State> extends Step<State> {
  readonly after: StepName;
  /** Precedes all other steps that follow the same step, whatever the order of the expansions. */
  readonly goesFirst?: true;
}
