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

/** An example as it stands when its turns have been played. */
export interface PlayedExample<G extends GameTypes, View, Held> {
  readonly setup: G['setup'];
  readonly state: G['state'];
  readonly view: View;
  /** Events of all actions, in order. */
  readonly events: readonly G['event'][];
  /** The features to tint. */
  readonly tinted: readonly Held[];
}

/** A few turns that the engine plays, so that a rule's words can never disagree with the rules. */
export interface ExampleGame {
  /** Red and blue where it is left out; the first seat begins. */
  readonly seats?: readonly Colour[];
  /** Tile ids in the order of drawing. */
  readonly draws: readonly string[];
  /** The actions of one turn after the other, as `parseAction` reads them, parted by `; `. */
  readonly turns: readonly string[];
  readonly show: {
    readonly area: SquareArea;
    /** Kinds of feature to tint where they have a piece. */
    readonly tints?: readonly string[];
    /** Whether to mark the squares where the drawn tile fits. */
    readonly legal?: true;
  };
}

/** What the words of a topic are said with. */
interface Telling<Messages> {
  readonly t: GameTranslator<Messages>;
  /** Options left out have their defaults. */
  readonly options: ChosenOptions;
}

type Values<Messages, Played, Key extends keyof Messages> = (
  example: Played,
  telling: Telling<Messages>,
) => Messages[Key];

/** The topics that a game has titles for: `rules.ID.title`. */
type TopicId<Messages> = keyof Messages extends infer Key
  ? Key extends `rules.${infer Id}.title`
    ? Id
    : never
  : never;

/**
 * The topics of a game by their ids: each with its example, and what its messages `rules.ID.text` and `rules.ID.example` take. Numbers
 * are read from the example, never written. `Own` is what a game says of its topics besides.
 */
export type Topics<Messages, Played, Own = unknown> = {
  readonly [Id in TopicId<Messages>]: Topic<Messages, Played> &
    Own & {
      readonly example: Values<Messages, Played, `rules.${Id}.example` & keyof Messages>;
    } & (keyof Messages[`rules.${Id}.text` & keyof Messages] extends never
      ? unknown
      : { readonly text: Values<Messages, Played, `rules.${Id}.text` & keyof Messages> });
};

/** A topic as all of a game are. */
interface Topic<Messages, Played> extends ExampleGame {
  readonly text?: (example: Played, telling: Telling<Messages>) => object;
  readonly example: (example: Played, telling: Telling<Messages>) => object;
  /** The message that its rule begins with, of those that several topics share. */
  readonly begins?: keyof Messages;
  /** What is said instead where the options leave the rule out; undefined elsewhere. */
  readonly leftOut?: (telling: Telling<Messages>) => string | undefined;
}

/** What examples are played and told with. */
interface Teller<G extends GameTypes, Messages, One, View, Held> {
  readonly rules: Rules<G>;
  readonly catalogues: Catalogues<Messages>;
  setupOf(topic: One, content: G['content']): G['setup'];
  viewOf(state: G['state']): View;
  featuresOf(state: G['state']): readonly Held[];
  /** Whether games with some options are played by a topic; by default all are. */
  isPlayed?(topic: One, options: ChosenOptions): boolean;
}

/**
 * The rule topics of a game, in the order in which a beginner reads them. Examples use the content that comes with the game:
 * they throw where it lacks their tiles, or these differ.
 */
export function ruleTopics<
  G extends GameTypes,
  Messages,
  View,
  Held extends HeldFeature,
  One extends Topic<Messages, PlayedExample<G, View, Held>>,
>(topics: Readonly<Record<string, One>>, teller: Teller<G, Messages, One, View, Held>): RuleTopic<G>[] {
  const { catalogues, isPlayed = () => true } = teller;
  return Object.entries(topics).map(([id, topic]) => {
    const examples = new WeakMap<G['content'], PlayedExample<G, View, Held>>();
    const played = (content: G['content']) => {
      const example = examples.get(content) ?? play(teller, topic, content);
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

function play<G extends GameTypes, View, Held extends HeldFeature, One extends ExampleGame>(
  {
    rules,
    setupOf,
    viewOf,
    featuresOf,
  }: Pick<Teller<G, unknown, One, View, Held>, 'rules' | 'setupOf' | 'viewOf' | 'featuresOf'>,
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

/** The start of an example: its colours, and its tiles as the pile. */
export function exampleSetup({ seats = ['red', 'blue'], draws }: ExampleGame, { hash }: { readonly hash: string }) {
  return { tileSet: hash, colours: [...seats], first: 0, pile: [...draws] };
}

/** The square of the tile that was placed last. */
export function lastSquare({ view }: { readonly view: Pick<CommonView, 'tiles'> }): Square {
  const { x, y } = view.tiles.at(-1)!;
  return { x, y };
}

/** Two squares, as messages name them. */
export function twoSquares([one, other]: readonly Square[]) {
  return { x1: one!.x, y1: one!.y, x2: other!.x, y2: other!.y };
}

/** On how many squares a tile can be placed. */
export function squareCount(placements: readonly Square[]): number {
  return new Set(placements.map(({ x, y }) => `${x},${y}`)).size;
}

/** The tinted feature of a kind; an example without one is broken. */
export function tintOf<Held extends HeldFeature>(
  { tinted }: { readonly tinted: readonly Held[] },
  kind: Held['kind'],
): Held {
  const found = tinted.find((feature) => feature.kind === kind);
  if (!found) throw new Error(`the example has no ${kind} with a piece`);
  return found;
}

/** The points of the tinted feature of a kind, and how strong red and blue are on it. */
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

/** The last event of a type; an example without one is broken. */
export function eventOf<Event extends { readonly type: string }, Type extends Event['type']>(
  { events }: { readonly events: readonly Event[] },
  type: Type,
): EventOfType<Event, Type> {
  const found = events.findLast((event) => event.type === type);
  if (!found) throw new Error(`the example has no ${type}`);
  return found as EventOfType<Event, Type>;
}
