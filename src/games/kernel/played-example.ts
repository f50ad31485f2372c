import type { Colour } from '../../core/colour.ts';
import { step } from '../../core/fold.ts';
import type { ChosenOptions } from '../../core/options.ts';
import type { GameTypes, Rules } from '../../core/rules.ts';
import type { Square } from '../../core/tile.ts';
import { type Catalogues, withMessages } from '../../i18n/translate.ts';
import type { RuleTopic } from '../contract/rule-topic.ts';
import type { SquareArea, TintedFeature } from '../contract/scene.ts';
import type { CommonView } from '../contract/view.ts';
import type { GameTranslator } from './words.ts';

/** A feature with the pieces of every seat on it. */
interface HeldFeature extends TintedFeature {
  readonly kind: string;
  readonly strengths: readonly number[];
}

/** The result of playing the turns of an example. */
export interface PlayedExample<G extends GameTypes, View, Held> {
  readonly setup: G['setup'];
  readonly state: G['state'];
  readonly view: View;
  /** Events of all actions, in order. */
  readonly events: readonly G['event'][];
  /** The features to tint. */
  readonly tinted: readonly Held[];
}

/** An example of a rule: a few turns that the engine plays, so that its text cannot disagree with the rules. */
export interface ExampleGame {
  /** Red and blue by default; the first seat begins. */
  readonly seats?: readonly Colour[];
  /** Tile ids in the order of drawing. */
  readonly draws: readonly string[];
  /** The actions of each turn, in the notation of `parseAction`, separated by `; `. */
  readonly turns: readonly string[];
  readonly show: {
    readonly area: SquareArea;
    /** Kinds of feature to tint if they have a piece. */
    readonly tints?: readonly string[];
    /** True to mark the squares where the drawn tile fits. */
    readonly legal?: true;
  };
}

/** Translator and options for the text of a topic. */
interface TopicContext<Messages> {
  readonly t: GameTranslator<Messages>;
  /** Omitted options have their defaults. */
  readonly options: ChosenOptions;
}

type Values<Messages, Played, Key extends keyof Messages> = (
  example: Played,
  telling: TopicContext<Messages>,
) => Messages[Key];

/** Ids of the topics for which a game has a message `rules.ID.title`. */
type TopicId<Messages> = keyof Messages extends infer Key
  ? Key extends `rules.${infer Id}.title`
    ? Id
    : never
  : never;

/**
 * The topics of a game by id: each with its example, and functions that return the arguments of its messages
 * `rules.ID.text` and `rules.ID.example`. Numbers are always read from the played example. `Own` are further fields that
 * the topics of a game have.
 */
export type Topics<Messages, Played, Own = unknown> = {
  readonly [Id in TopicId<Messages>]: Topic<Messages, Played> &
    Own & {
      readonly example: Values<Messages, Played, `rules.${Id}.example` & keyof Messages>;
    } & (keyof Messages[`rules.${Id}.text` & keyof Messages] extends never
      ? unknown
      : { readonly text: Values<Messages, Played, `rules.${Id}.text` & keyof Messages> });
};

/** A topic, without knowledge of its id and messages. */
interface Topic<Messages, Played> extends ExampleGame {
  readonly text?: (example: Played, telling: TopicContext<Messages>) => object;
  readonly example: (example: Played, telling: TopicContext<Messages>) => object;
  /** Message that precedes the text of the rule; several topics may share it. */
  readonly begins?: keyof Messages;
  /** Text in place of rule and example if the options exclude the rule; undefined if they do not. */
  readonly leftOut?: (telling: TopicContext<Messages>) => string | undefined;
}

/** Everything of a game that is needed to play and describe its examples. */
interface TopicSource<G extends GameTypes, Messages, One, View, Held> {
  readonly rules: Rules<G>;
  readonly catalogues: Catalogues<Messages>;
  setupOf(topic: One, content: G['content']): G['setup'];
  viewOf(state: G['state']): View;
  featuresOf(state: G['state']): readonly Held[];
  /** True if a topic applies to games with these options; by default all topics do. */
  isPlayed?(topic: One, options: ChosenOptions): boolean;
}

/**
 * Creates the rule topics of a game, in the order in which a beginner reads them. Examples need the game's own content;
 * they throw if their tiles are missing or different.
 */
export function ruleTopics<
  G extends GameTypes,
  Messages,
  View,
  Held extends HeldFeature,
  One extends Topic<Messages, PlayedExample<G, View, Held>>,
>(topics: Readonly<Record<string, One>>, teller: TopicSource<G, Messages, One, View, Held>): RuleTopic<G>[] {
  const { catalogues, isPlayed = () => true } = teller;
  return Object.entries(topics).map(([id, topic]) => {
    const examples = new WeakMap<G['content'], PlayedExample<G, View, Held>>();
    const played = (content: G['content']) => {
      const example = examples.get(content) ?? playExample(teller, topic, content);
      examples.set(content, example);
      return example;
    };
    const say = (t: GameTranslator<Messages>, key: string, values?: object) =>
      (t as unknown as (key: string, values?: object) => string)(key, values);
    return {
      id,
      title: (plain) => say(withMessages(plain, catalogues), `rules.${id}.title`),
      text(plain, content, options) {
        const t = withMessages(plain, catalogues);
        const example = played(content);
        const rule = say(t, `rules.${id}.text`, topic.text?.(example, { t, options }));
        return [
          topic.begins === undefined ? rule : `${say(t, String(topic.begins))} ${rule}`,
          say(t, `rules.${id}.example`, topic.example(example, { t, options })),
        ];
      },
      leftOut: (t, options) => topic.leftOut?.({ t: withMessages(t, catalogues), options }),
      isPlayed: (options) => isPlayed(topic, options),
      example(content) {
        const { setup, state, tinted } = played(content);
        return { position: { content, setup, fold: { state, actions: [] } }, ...topic.show, tinted };
      },
    };
  });
}

function playExample<G extends GameTypes, View, Held extends HeldFeature, One extends ExampleGame>(
  {
    rules,
    setupOf,
    viewOf,
    featuresOf,
  }: Pick<TopicSource<G, unknown, One, View, Held>, 'rules' | 'setupOf' | 'viewOf' | 'featuresOf'>,
  topic: One,
  content: G['content'],
): PlayedExample<G, View, Held> {
  const { tints = [] } = topic.show;
  const setup = setupOf(topic, content);
  let state = rules.startState(content, setup);
  const events: G['event'][] = [];
  for (const text of topic.turns.flatMap((turn) => turn.split('; '))) {
    const action = rules.parseAction(text);
    const result = action && step(rules, state, { seat: rules.progressOf(state).seat, action });
    if (!result?.ok) throw new Error(`an example of the rules: "${text}" cannot be played`);
    state = result.value.state;
    events.push(...result.value.events);
  }
  const tinted = featuresOf(state).filter(
    ({ kind, strengths }) => tints.includes(kind) && strengths.some((strength) => strength > 0),
  );
  return { setup, state, view: viewOf(state), events, tinted };
}

/** Returns the setup of an example: its colours, and its tiles as the pile. */
export function exampleSetup({ seats = ['red', 'blue'], draws }: ExampleGame, { hash }: { readonly hash: string }) {
  return { tileSet: hash, colours: [...seats], first: 0, pile: [...draws] };
}

/** The square of the tile that was placed last. */
export function lastSquare({ view }: { readonly view: Pick<CommonView, 'tiles'> }): Square {
  const { x, y } = view.tiles.at(-1)!;
  return { x, y };
}

/** Converts two squares to the message arguments x1, y1, x2, y2. */
export function twoSquares([one, other]: readonly Square[]) {
  return { x1: one!.x, y1: one!.y, x2: other!.x, y2: other!.y };
}

/** Returns the number of different squares in placements. */
export function squareCount(placements: readonly Square[]): number {
  return new Set(placements.map(({ x, y }) => `${x},${y}`)).size;
}

/** Returns the tinted feature of a kind; throws if the example has none. */
export function tintOf<Held extends HeldFeature>(
  { tinted }: { readonly tinted: readonly Held[] },
  kind: Held['kind'],
): Held {
  const found = tinted.find((feature) => feature.kind === kind);
  if (!found) throw new Error(`the example has no ${kind} with a piece`);
  return found;
}

/** Returns the points of the tinted feature of a kind, and the strengths of red and blue on it. */
export function contestOf(example: { readonly tinted: readonly HeldFeature[] }, kind: string) {
  const { strengths, points } = tintOf(example, kind);
  return { red: strengths[0]!, blue: strengths[1]!, points };
}

/** The members of a union of events that may have a type. */
type EventOfType<Event extends { readonly type: string }, Type> = Event extends unknown
  ? Type extends Event['type']
    ? Event
    : never
  : never;

/** Returns the last event of a type; throws if the example has none. */
export function eventOf<Event extends { readonly type: string }, Type extends Event['type']>(
  { events }: { readonly events: readonly Event[] },
  type: Type,
): EventOfType<Event, Type> {
  const found = events.findLast((event) => event.type === type);
  if (!found) throw new Error(`the example has no ${type}`);
  return found as EventOfType<Event, Type>;
}
