import { parseOrder } from '../../../core/order-name.ts';
import type { Action, ActionType } from '../rules/action.ts';
import type { GameEvent } from '../rules/event.ts';
import type {
  ExpansionActions,
  ExpansionEvents,
  ExpansionRejections,
  ExpansionSteps,
} from '../rules/expansion-types.ts';
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
import type { CarcassonneTranslator, Messages } from '../words/language.ts';
import { abbeyWords } from './abbey/words.ts';
import { abbotWords } from './abbot/words.ts';
import { chipWords } from './chips/words.ts';
import { cropWords } from './crops/words.ts';
import { dragonWords } from './dragon/words.ts';
import { ferriesWords } from './ferries/words.ts';
import { festivalWords } from './festival/words.ts';
import { flyingWords } from './flying/words.ts';
import { goldWords } from './gold/words.ts';
import { handWords } from './hand/words.ts';
import { innsWords } from './inns/words.ts';
import { islandWords } from './islands/words.ts';
import { isleWords } from './isle/words.ts';
import { kingWords } from './king/words.ts';
import { mageWords } from './mage/words.ts';
import { messageWords } from './messages/words.ts';
import { phantomWords } from './phantom/words.ts';
import { riverWords } from './river/words.ts';
import { river2Words } from './river2/words.ts';
import { robbersWords } from './robbers/words.ts';
import { smallCitiesWords } from './small-cities/words.ts';
import { tradersWords } from './traders/words.ts';
import { treatWords } from './treats/words.ts';
import { upgradeWords } from './upgrades/words.ts';
import { wineWords } from './wine/words.ts';

const OF_BOXES = [
  riverWords,
  abbotWords,
  innsWords,
  tradersWords,
  smallCitiesWords,
  phantomWords,
  kingWords,
  festivalWords,
  river2Words,
  handWords,
  dragonWords,
  abbeyWords,
  flyingWords,
  messageWords,
  ferriesWords,
  robbersWords,
  goldWords,
  mageWords,
  cropWords,
];

const OF_CHIPS = [chipWords, upgradeWords, wineWords, islandWords, isleWords, treatWords];

const ALL = [...OF_BOXES, ...OF_CHIPS];

/** The words of all expansions; each says nothing of a game that is played without it. */
export const EXPANSION_WORDS: readonly ExpansionWords[] = ALL;

/** The rule topics of several `ExpansionWords`, by topic. */
type TopicsOf<Words> = Words extends { readonly topics: infer Topics } ? (topics: Topics) => void : never;
type AllTopics<Words> = TopicsOf<Words> extends (topics: infer Topics) => void ? Topics : never;

function topicsOf<Words extends ExpansionWords>(all: readonly Words[]): AllTopics<Words> {
  return Object.assign({}, ...all.map(({ topics }) => topics));
}

/** The rules of expansions from boxes by topic, in the order in which they are read, and those of the chips of maps. */
export const BOX_TOPICS = topicsOf(OF_BOXES);
export const CHIP_TOPICS = topicsOf(OF_CHIPS);

/** Members of `ExpansionWords` that have an entry for each name declared by expansions. */
type Named = 'verbs' | 'steps' | 'events' | 'rejections';

/** The names for which some expansion has words. */
type NamesOf<Kind extends Named, Words = (typeof ALL)[number]> = Words extends { readonly [Key in Kind]: infer One }
  ? keyof One
  : never;

/** The words of all expansions for one kind of names. */
function wordsOf<Kind extends Named>(kind: Kind): Readonly<Record<NamesOf<Kind>, unknown>> {
  return Object.assign({}, ...EXPANSION_WORDS.map((one) => one[kind]));
}

// A name without words in any expansion does not compile.
const VERBS = wordsOf('verbs') satisfies Readonly<Record<keyof ExpansionActions, unknown>>;
const STEPS = wordsOf('steps') satisfies Readonly<Record<Phase & keyof ExpansionSteps, unknown>>;
const EVENTS = wordsOf('events') satisfies Readonly<Record<keyof ExpansionEvents, unknown>>;
const REJECTIONS = wordsOf('rejections') satisfies Readonly<Record<keyof ExpansionRejections, unknown>>;

/** The codes of all rejections of expansions. */
export const REJECTION_CODES = Object.keys(REJECTIONS);

/** The words of all actions that can be chosen. */
const CHOSEN = (Object.values(VERBS) as (VerbWords | 'automatic')[]).filter((words) => words !== 'automatic');

const SEND_HOME: Readonly<Record<string, keyof Messages & `sends-home.${string}`>> = Object.assign(
  {},
  ...EXPANSION_WORDS.map(({ sendsHome }) => sendsHome),
);

const PIECES: Readonly<Record<string, PieceWords>> = Object.assign({}, ...EXPANSION_WORDS.map(({ pieces }) => pieces));

/** The words of a kind of action; undefined for those of the base game, and for those that nobody chooses. */
export function verbWords(type: ActionType): VerbWords | undefined {
  const words = (VERBS as Readonly<Record<string, VerbWords | 'automatic'>>)[type];
  return words === 'automatic' ? undefined : words;
}

/** Whether actions of a type are played without being chosen. */
export function isAutomatic(type: ActionType): boolean {
  return (VERBS as Readonly<Record<string, unknown>>)[type] === 'automatic';
}

/** The name of a figure as typed in the command for pieces; `key` is that of its message. */
export function figureName(key: NonNullable<VerbWords['figure']>): string {
  return key.slice(key.indexOf('.') + 1);
}

/** The names of all figures that the command for pieces moves, in English and the user's language. */
export function figureNames(t: CarcassonneTranslator): string[] {
  return CHOSEN.flatMap(({ figure }) => (figure ? [figureName(figure), t(figure)] : []));
}

/** Says what sent a piece home; `by` is its name in the event. */
export function sentHomeText(
  t: CarcassonneTranslator,
  by: string,
  piece: { readonly name: string; readonly standing: string; readonly x: number; readonly y: number },
): string {
  return t(SEND_HOME[by]!, piece);
}

/** An example action for a command of expansions, if possible one of the game in the state; undefined for other commands. */
export function exampleOf(command: string, state: State | undefined): Action | undefined {
  const examples = CHOSEN.flatMap((words) => (words.command === command && words.example ? [words.example] : []));
  return examples.find(({ type }) => state?.rules.verbs.some((verb) => verb.type === type)) ?? examples[0];
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

/** The words for what gives a further tile; undefined for pieces and towns. */
export function giverWords(t: CarcassonneTranslator, by: string): string | undefined {
  return EXPANSION_WORDS.find(({ givers }) => givers && by in givers)?.givers?.[by]?.(t);
}

/** The kinds of question that turns of others ask a seat. */
type Question = keyof Messages extends infer Key ? (Key extends `question.${infer Name}` ? Name : never) : never;

/** The words for a question in turns of others, or for one of its orders. */
export function orderText(
  t: CarcassonneTranslator,
  asked: { readonly question: string; readonly order?: string | undefined },
): string {
  const question = asked.question as Question;
  if (asked.order === undefined) return t(`question.${question}`);
  const { order, named } = parseOrder(asked.order);
  const colour = named ? t(`colour.${named}`) : '';
  return t(`order.${question}`, { order, named: named ? 'yes' : 'no', colour });
}

/** The words of a kind of piece; none for the ordinary meeple, and for those that have nothing special. */
export function pieceWords(piece: string): PieceWords {
  return PIECES[piece] ?? {};
}
