import type { SquareCorner } from '../../../core/ports.ts';
import type { Question } from '../../../core/rules.ts';
import type { ActionSchema } from '../../kernel/action.ts';
import type { EventSink } from '../../kernel/state.ts';
import type { Action } from './action.ts';
import type { GameEvent } from './event.ts';
import type { Rejection, StepName } from './rejection.ts';

/**
 * One kind of action, with all that the rules say of it. A search tries actions as numbers: the payload says which one of its
 * kind an action is, and nothing else is made of it until it is played or shown.
 */
export interface Verb<State, Own extends Action = Action> {
  readonly type: Own['type'];
  /** The shape of its actions, and with it how they are written. */
  readonly schema: ActionSchema;
  /** The step of the turn at which it can be chosen. */
  readonly step: StepName;
  /** Another step at which it can be chosen. */
  readonly alsoAt?: StepName;
  /** The step with which the turn goes on after it; left out, with its own. */
  readonly goesOnAt?: StepName;
  /** Instead of a tile from elsewhere it places one that its seat has. */
  readonly placesTile?: true;
  /** It is instead of all else that can be chosen at that step. */
  readonly endsStep?: true;
  /** Whether no further piece can be placed in the turn after it (`Step.furtherPieces`); asked before it is carried out. */
  endsPieces?(state: State, payload: number): boolean;
  /** It places pieces on other tiles, those that may follow another one also at the step for these. */
  readonly isElsewhere?: true;
  /** Nobody chooses it: it is carried out as soon as it can be. */
  readonly isAutomatic?: true;
  /**
   * Payloads (0 to 2^25 - 1) of all that the seat to move can do so at that step, each once, in the order of its legal
   * actions.
   */
  payloads(state: State): readonly number[];
  /** Whether there is a payload; left out, they are listed for it. */
  isPossible?(state: State): boolean;
  /** The action that a payload stands for. */
  actionOf(state: State, payload: number): Own;
  /** The payload that stands for a legal action; left out, it is looked for among all. */
  payloadOf?(state: State, action: Own): number;
  /** The piece that one places (by its kind), and its segment in the feature graph; left out, it places none. */
  placed?(state: State, payload: number): PieceOnSegment;
  /** The same of a piece on a corner of the tile just placed, which `placed` does not tell. */
  onCorner?(state: State, payload: number): PieceOnSegment & { readonly corner: SquareCorner };
  /** Why an action of this kind cannot be done now, at its step; undefined where it can. Left out, it is `not-possible`. */
  rejectionOf?(state: State, action: Own): Rejection | undefined;
  /**
   * Carries one out. The turn then goes on to whatever can be chosen next, unless this has brought it to another step
   * already.
   */
  play(state: State, payload: number, events: EventSink<GameEvent>): void;
}

/** A piece, by the number of its kind, and the number in the feature graph of the segment on which it stands. */
export interface PieceOnSegment {
  readonly piece: number;
  readonly segment: number;
}

/** Payloads where nothing is possible, and where one action without any choice is. */
export const NO_PAYLOADS: readonly number[] = [];
export const ONE_PAYLOAD: readonly number[] = [0];

/** A question that a step asks another seat than the one whose turn it is. */
export interface AskedQuestion<State> extends Question {
  /** The action with which the seat to move answers by an order; one of those that it can choose, of which there are several. */
  answer(state: State, order: string): Action;
}

/** A step of a turn, as the base game or an expansion brings it; at it the verbs can be chosen that name it. */
export interface Step<State> {
  readonly name: StepName;
  /** Whether the seat may do nothing there. */
  readonly canPass?: true;
  /** It comes only after an action that brings the turn to it. */
  readonly isApart?: true;
  /** At it, right after the one for pieces, those are placed that may follow another one (`PieceKind.mayFollow`). */
  readonly furtherPieces?: true;
  /** What it does there for an absent player; left out, as at steps of the base game (E58). */
  standIn?(state: State): Action;
  /** The seat to move at it, asked anew after each of its actions; left out, it is the one whose turn it is. */
  mover?(state: State): number;
  /** What it asks another seat; its verbs have the field of `orderField`, and the answer of that seat names its order. */
  readonly question?: AskedQuestion<State>;
  /**
   * What happens at it without a choice.
   *
   * @returns whether it has ended the turn or the game
   */
  enter?(state: State, events: EventSink<GameEvent>): boolean;
}

/** A step that an expansion brings, and the one that it follows. */
export interface BroughtStep<State> extends Step<State> {
  readonly after: StepName;
  /** It comes before all others after the same one, whatever the order of the expansions. */
  readonly goesFirst?: true;
}
