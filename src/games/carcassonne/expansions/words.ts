import type { Action, ActionType } from '../rules/action.ts';
import type { BroughtActions, BroughtEvents, BroughtRejections, BroughtSteps } from '../rules/brought.ts';
import type { GameEvent } from '../rules/event.ts';
import type { Phase, Rejection } from '../rules/rejection.ts';
import type { State } from '../rules/state.ts';
import type {
  EventWords,
  ExpansionWords,
  PieceWords,
  RejectionWords,
  StepWords,
  VerbWords,
} from '../words/expansion-words.ts';
import { abbotWords } from './abbot/words.ts';
import { chipWords } from './chips/words.ts';
import { festivalWords } from './festival/words.ts';
import { innsWords } from './inns/words.ts';
import { islandWords } from './islands/words.ts';
import { isleWords } from './isle/words.ts';
import { kingWords } from './king/words.ts';
import { phantomWords } from './phantom/words.ts';
import { riverWords } from './river/words.ts';
import { tradersWords } from './traders/words.ts';
import { treatWords } from './treats/words.ts';
import { upgradeWords } from './upgrades/words.ts';
import { wineWords } from './wine/words.ts';

/** The words of all expansions; each says nothing of a game that is played without it. */
export const EXPANSION_WORDS: readonly ExpansionWords[] = [
  riverWords,
  abbotWords,
  innsWords,
  tradersWords,
  phantomWords,
  kingWords,
  festivalWords,
  chipWords,
  upgradeWords,
  wineWords,
  islandWords,
  isleWords,
  treatWords,
];

// Of what is left out here the compiler says so.
const VERBS = {
  ...abbotWords.verbs,
  ...festivalWords.verbs,
  ...chipWords.verbs,
  ...upgradeWords.verbs,
  ...wineWords.verbs,
  ...islandWords.verbs,
  ...isleWords.verbs,
  ...treatWords.verbs,
} satisfies { readonly [Type in keyof BroughtActions]: VerbWords<BroughtActions[Type]> | 'automatic' };

const STEPS = {
  ...phantomWords.steps,
  ...festivalWords.steps,
  ...chipWords.steps,
  ...upgradeWords.steps,
  ...isleWords.steps,
  ...treatWords.steps,
} satisfies { readonly [Name in keyof BroughtSteps]: StepWords };

const EVENTS = {
  ...abbotWords.events,
  ...tradersWords.events,
  ...kingWords.events,
  ...chipWords.events,
  ...upgradeWords.events,
  ...wineWords.events,
  ...islandWords.events,
  ...isleWords.events,
  ...treatWords.events,
} satisfies { readonly [Type in keyof BroughtEvents]: EventWords<BroughtEvents[Type]> };

const REJECTIONS = {
  ...riverWords.rejections,
  ...abbotWords.rejections,
  ...festivalWords.rejections,
} satisfies { readonly [Code in keyof BroughtRejections]: RejectionWords<BroughtRejections[Code]> };

const PIECES: Readonly<Record<string, PieceWords>> = Object.assign({}, ...EXPANSION_WORDS.map(({ pieces }) => pieces));

/** The words of a kind of action; undefined for those of the base game, and for those that nobody chooses. */
export function verbWords(type: ActionType): VerbWords | undefined {
  const words = (VERBS as Readonly<Record<string, VerbWords | 'automatic'>>)[type];
  return words === 'automatic' ? undefined : words;
}

/** Whether a kind of action is carried out without being chosen. */
export function isAutomatic(type: ActionType): boolean {
  return (VERBS as Readonly<Record<string, unknown>>)[type] === 'automatic';
}

/** An action that stands for a command of expansions, if possible one that is played in the state; undefined for other commands. */
export function exampleOf(command: string, state: State | undefined): Action | undefined {
  const all: readonly (VerbWords | 'automatic')[] = Object.values(VERBS);
  const examples = all.flatMap((words) =>
    words !== 'automatic' && words.command === command ? (words.example ?? []) : [],
  );
  return examples.find(({ type }) => state?.play.verbs.some((verb) => verb.type === type)) ?? examples[0];
}

/** The words of a step; undefined for those of the base game. */
export function stepWords(phase: Phase): StepWords | undefined {
  return (STEPS as Readonly<Record<string, StepWords>>)[phase];
}

/** The words of a kind of event; undefined for those of the base game. */
export function eventWords({ type }: GameEvent): EventWords | undefined {
  return (EVENTS as Readonly<Record<string, EventWords>>)[type];
}

/** The words of a rejection; undefined for those of the base game. */
export function rejectionWords({ code }: Rejection): RejectionWords<never> | undefined {
  return (REJECTIONS as Readonly<Record<string, RejectionWords<never>>>)[code];
}

/** The words of a kind of piece; none for the ordinary meeple, and for those that have nothing special. */
export function pieceWords(piece: string): PieceWords {
  return PIECES[piece] ?? {};
}
