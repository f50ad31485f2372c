import type { Square } from '../../../core/tile.ts';
import type { CommandName } from '../../../i18n/speech.ts';
import type { EventContext, PictureSentence, StepPlace } from '../../contract/game-words.ts';
import type { Choice, ChoiceStep } from '../../contract/position.ts';
import type { Readers } from '../../contract/readers.ts';
import type { Carcassonne } from '../game/game-rules.ts';
import type { Action, PlaceAction } from '../rules/action.ts';
import type { BroughtActions, BroughtEvents, BroughtRejections, BroughtSteps } from '../rules/brought.ts';
import type { GameEvent } from '../rules/event.ts';
import type { State } from '../rules/state.ts';
import type { FeatureParts } from '../rules/view.ts';
import type { SomeTopics } from '../topics/topic.ts';
import type { CarcassonneSpeech, CarcassonneTranslator, Messages } from './language.ts';

/** Where a step is described, as a case of messages. */
export type StepCase = Exclude<StepPlace, 'to-do'> | 'toDo';

/** The words of one kind of action: its command, how it is offered to players, and why it is refused. */
export interface VerbWords<Own extends Action = Action> {
  /** The command for it. */
  readonly command: CommandName;
  /** The step at which it is chosen; by default a decision, or what else is chosen at that step. */
  readonly step?: ChoiceStep;
  /** An example of what the command does, if several kinds of action have that command. */
  readonly example?: Own;
  /** The options of the command as they are typed, its subcommand first; by default it has none. */
  options?(state: State, action: Own): Choice['options'];
  /** What is chosen with it, without what it does. */
  name(t: CarcassonneTranslator, state: State, action: Own): string;
  /** The same on a button; by default the name. */
  button?(t: CarcassonneTranslator, state: State, action: Own): string;
  /** The value of an option of the command, for lists; by default as it is typed. */
  option?(t: CarcassonneTranslator, state: State, of: { readonly action: Own; readonly option: string }): string;
  /** What it does at once; asked where its events have no effect in words. */
  effects?(t: CarcassonneTranslator, state: State, action: Own): readonly string[];
  /** What has to be chosen, where it is all that can be at a step of the base game. */
  alone?(t: CarcassonneTranslator, place: StepCase): string;
  /** What can be chosen with it before a piece. */
  beside?(t: CarcassonneTranslator, place: 'panel' | 'list'): string;
  /** What a pass declines, where it is all that can be chosen at a step of the base game. */
  declined?(t: CarcassonneTranslator): string;
  /** What it comes with, said where a game is played without it. */
  from(t: CarcassonneTranslator): string;
  /** What it takes, said where it is not possible. */
  takes?(t: CarcassonneTranslator): string;
}

/** A step of a turn. */
export interface StepWords {
  /** What has to be chosen at it; left out where nothing has. */
  text?(t: CarcassonneTranslator, state: State, place: StepCase): string;
  /** What is said of placing a tile that leads to it, as points told of that tile do not know what is chosen there. */
  announced?(t: CarcassonneTranslator): string;
  /** What a pass declines; at steps where that is allowed. */
  declined?(t: CarcassonneTranslator): string;
  /** What is said where no piece can be placed before it is over; by default as in every game. */
  noPiece?(t: CarcassonneTranslator, left: number): string;
}

/** An event, with the name of its seat where it has one. */
export interface EventWords<Own extends GameEvent = GameEvent> {
  /** The event in one line; undefined where there is nothing to tell. */
  line(
    context: EventContext<Carcassonne, CarcassonneTranslator> & { readonly name: string },
    event: Own,
  ): string | undefined;
  /** What an action does that leads to it. */
  readonly effect: ((t: CarcassonneTranslator, event: Own, readers: Readers) => string) | 'untold';
}

/** A kind of piece. */
export interface PieceWords {
  /** What it can do that an ordinary meeple cannot; undefined while it cannot. By default what its strength says. */
  effect?(t: CarcassonneTranslator, state: State): string | undefined;
  /** What only it can do, beside other pieces for the same place; by default what its strength says. */
  way?(t: CarcassonneTranslator): string;
  /** Where it stands, said where it does not; left out where it stands everywhere. */
  stands?(t: CarcassonneTranslator): string;
}

/** A kind of question that turns of others ask a seat. */
export interface QuestionWords {
  /** What is asked. */
  question(t: CarcassonneTranslator): string;
  /** One of its orders. */
  order(t: CarcassonneTranslator, order: string): string;
}

/** Why the rules reject an action, and what to do now. */
export type RejectionWords<Own> = (say: CarcassonneSpeech, rejection: Own) => string;

/** What an expansion says, besides the messages under keys made of its names, such as `piece.pig`. */
export interface ExpansionWords {
  /** Its rules by topic. */
  readonly topics?: SomeTopics;
  /** Nobody chooses an `automatic` action, so that nothing is said of it. */
  readonly verbs?: { readonly [Type in keyof BroughtActions]?: VerbWords<BroughtActions[Type]> | 'automatic' };
  readonly steps?: { readonly [Name in keyof BroughtSteps]?: StepWords };
  readonly events?: { readonly [Type in keyof BroughtEvents]?: EventWords<BroughtEvents[Type]> };
  readonly rejections?: { readonly [Code in keyof BroughtRejections]?: RejectionWords<BroughtRejections[Code]> };
  readonly questions?: Readonly<Record<string, QuestionWords>>;
  readonly pieces?: Readonly<Record<string, PieceWords>>;
  /** Figures that are moved by the command for pieces, in our words and the user's. */
  figures?(t: CarcassonneTranslator): readonly string[];
  /** What gives a further tile besides pieces, by what `Expansion.givesTile` calls it. */
  readonly givers?: Readonly<Record<string, (t: CarcassonneTranslator) => string>>;
  /** What terms of the evaluation count. */
  readonly terms?: Readonly<Record<string, keyof Messages & `term.${string}`>>;
  /** What a seat has besides pieces. */
  seat?(t: CarcassonneTranslator, state: State, seat: number): readonly string[];
  /** What a feature has that counts for no points of its own. */
  feature?(t: CarcassonneTranslator, parts: FeatureParts): readonly string[];
  /** What can be done once the drawn tile is placed. */
  placing?(t: CarcassonneTranslator, state: State, placement: PlaceAction): readonly string[];
  /** What a square has besides what lies around it. */
  square?(t: CarcassonneTranslator, state: State, square: Square): readonly string[];
  /** The tiles left, where they lie in other places than the pile as well; undefined where they do not. */
  pile?(t: CarcassonneTranslator, state: State): string | undefined;
  /** Lines of the board in words. */
  board?(t: CarcassonneTranslator, state: State): readonly string[];
  /** Sentences of the alt text. */
  sentences?(t: CarcassonneTranslator, state: State): readonly PictureSentence[];
  /** Whether something lies on the board that has to be explained to somebody who sees it for the first time. */
  isNew?(state: State): boolean;
}
