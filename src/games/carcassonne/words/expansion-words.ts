import type { Square } from '../../../core/tile.ts';
import type { CommandName } from '../../../i18n/speech.ts';
import type { EventContext, PictureSentence, StepPlace } from '../../contract/game-words.ts';
import type { Choice, ChoiceStep } from '../../contract/position.ts';
import type { Readers } from '../../contract/readers.ts';
import type { Carcassonne } from '../game/game-rules.ts';
import type { Action, PlaceAction } from '../rules/action.ts';
import type { GameEvent } from '../rules/event.ts';
import type {
  ExpansionActions,
  ExpansionEvents,
  ExpansionRejections,
  ExpansionSteps,
} from '../rules/expansion-types.ts';
import type { DistinctStep } from '../rules/rejection.ts';
import type { State } from '../rules/state.ts';
import type { FeatureParts } from '../rules/view.ts';
import type { SomeTopics } from '../topics/topic.ts';
import type { CarcassonneSpeech, CarcassonneTranslator, Messages } from './language.ts';

/** The place where a step is described, as a case in messages. */
export type StepCase = Exclude<StepPlace, 'to-do'> | 'toDo';

/** The words for one type of action: its command, its choices, and why it is rejected. */
export interface VerbWords<Own extends Action = Action> {
  readonly command: CommandName;
  /** The step at which it is chosen; by default a decision, or the step of the other choices there. */
  readonly step?: ChoiceStep;
  /** An example of the action, if several types of action share the command. */
  readonly example?: Own;
  /** The message that names the figure moved by the command for pieces; its key ends with the name as typed. */
  readonly figure?: keyof Messages & `${'figure' | 'piece'}.${string}`;
  /** Options of the command as typed besides the figure, the subcommand first; none by default. */
  options?(state: State, action: Own): Choice['options'];
  /** The square that the action is about, and where there, as in `Choice.square`. */
  square?(state: State, action: Own): Choice['square'] | undefined;
  /** Names the action, without its effects. */
  name(t: CarcassonneTranslator, state: State, action: Own): string;
  /** Names the action on a button; by default as `name`. */
  button?(t: CarcassonneTranslator, state: State, action: Own): string;
  /** Describes the value of an option in a list, besides pieces, figures and numbers; by default as `name`. */
  option?(t: CarcassonneTranslator, state: State, of: { readonly action: Own; readonly option: string }): string;
  /** Immediate effects, if its events have no words for them. */
  effects?(t: CarcassonneTranslator, state: State, action: Own): readonly string[];
  /** Says what to choose if a step of the base game offers only this. */
  alone?(t: CarcassonneTranslator, place: StepCase): string;
  /** Labels the button that leads to the choice if only this is offered. */
  opens?(t: CarcassonneTranslator, state: State): string;
  /** Says that this can be chosen before a piece. */
  beside?(t: CarcassonneTranslator, place: 'panel' | 'list'): string;
  /** Says what a pass declines if a step of the base game offers only this. */
  declined?(t: CarcassonneTranslator): string;
  /** Names the expansion or option that it belongs to, for games without it. */
  from(t: CarcassonneTranslator): string;
  /** Says what the action requires, when it is impossible. */
  takes?(t: CarcassonneTranslator): string;
}

/** The words for a step of a turn. */
export interface StepWords {
  /** The step at which the same is chosen, if there is one; an action out of step is rejected with its words. */
  readonly sameAs?: DistinctStep;
  /** Says what to choose; absent if the step has no choices. */
  text?(t: CarcassonneTranslator, state: State, place: StepCase): string;
  /** Effect of placing a tile that leads to this step; the points told for the tile do not include the choice here. */
  announced?(t: CarcassonneTranslator): string;
  /** Says what a pass declines; absent if passing is not allowed. */
  declined?(t: CarcassonneTranslator): string;
  /** Says that no piece can be placed before this step is over; by default as in the base game. */
  noPiece?(t: CarcassonneTranslator, left: number): string;
}

/** The words for an event. */
export interface EventWords<Own extends GameEvent = GameEvent> {
  /** Describes the event in one line, with `name` as the name of its seat; undefined to leave it out. */
  line(
    context: EventContext<Carcassonne, CarcassonneTranslator> & { readonly name: string },
    event: Own,
  ): string | undefined;
  /** Describes the event as an effect of an action; absent or undefined where no choice changes it. */
  effect?(t: CarcassonneTranslator, event: Own, readers: Readers): string | undefined;
}

/** The words for a kind of piece. */
export interface PieceWords {
  /** What it can do that an ordinary meeple cannot; undefined for nothing. By default derived from its strength. */
  effect?(t: CarcassonneTranslator, state: State): string | undefined;
  /** What distinguishes it from other pieces for the same place; by default derived from its strength. */
  way?(t: CarcassonneTranslator): string;
  /** Where it may stand, for a rejection; absent if it may stand everywhere. */
  stands?(t: CarcassonneTranslator): string;
}

/** Says why the rules reject an action, and what to do now. */
export type RejectionWords<Own> = (say: CarcassonneSpeech, rejection: Own) => string;

/** The words of an expansion, besides messages whose keys are made of names, such as `piece.pig`. */
export interface ExpansionWords {
  /** Its rules by topic. */
  readonly topics?: SomeTopics;
  /** An `automatic` action needs no words, as nobody chooses it. */
  readonly verbs?: { readonly [Type in keyof ExpansionActions]?: VerbWords<ExpansionActions[Type]> | 'automatic' };
  readonly steps?: { readonly [Name in keyof ExpansionSteps]?: StepWords };
  readonly events?: { readonly [Type in keyof ExpansionEvents]?: EventWords<ExpansionEvents[Type]> };
  readonly rejections?: { readonly [Code in keyof ExpansionRejections]?: RejectionWords<ExpansionRejections[Code]> };
  readonly pieces?: Readonly<Record<string, PieceWords>>;
  /** Messages for what sends pieces home, by its name in the event (`by`). */
  readonly sendsHome?: Readonly<Record<string, keyof Messages & `sends-home.${string}`>>;
  /** What gives a further tile besides pieces, by the name that `Expansion.givesTile` returns. */
  readonly givers?: Readonly<Record<string, (t: CarcassonneTranslator) => string>>;
  /** Messages for what evaluation terms count, by term; by default `term.TERM`. */
  readonly terms?: Readonly<Record<string, keyof Messages & `term.${string}`>>;
  /** Possessions of a seat besides pieces. */
  seat?(t: CarcassonneTranslator, state: State, seat: number): readonly string[];
  /** Facts of a feature that bring no points themselves. */
  feature?(t: CarcassonneTranslator, parts: FeatureParts): readonly string[];
  /** Choices that a placed tile opens. */
  placing?(t: CarcassonneTranslator, state: State, placement: PlaceAction): readonly string[];
  /** Facts of a square besides its neighbours. */
  square?(t: CarcassonneTranslator, state: State, square: Square): readonly string[];
  /** The tiles left, if some lie elsewhere than in the pile; undefined if all are in the pile. */
  pile?(t: CarcassonneTranslator, state: State): string | undefined;
  /** Why no piece goes on the tile just placed, and what can be done instead; `ends` is true if the turn ends. */
  barred?(t: CarcassonneTranslator, state: State, ends: boolean): string | undefined;
  /** Lines for the board in words. */
  board?(t: CarcassonneTranslator, state: State): readonly string[];
  /** Sentences for the alt text. */
  sentences?(t: CarcassonneTranslator, state: State): readonly PictureSentence[];
  /** Whether the board has something that needs an explanation when seen for the first time. */
  isNew?(state: State): boolean;
}
