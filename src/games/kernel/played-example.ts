import type { Colour } from '../../core/colour.ts';
import { step } from '../../core/fold.ts';
import type { ChosenOptions } from '../../core/options.ts';
import type { GameTypes, Rules } from '../../core/rules.ts';
import type { Square } from '../../core/tile.ts';
import type { Translator } from '../../i18n/translate.ts';
import type { RuleTopic } from '../contract/rule-topic.ts';
import type { SquareArea, TintedFeature } from '../contract/scene.ts';
import type { CommonView } from '../contract/view.ts';

/**
 * A rule with an example of a few turns, played by the engine so that the text can never disagree with the rules.
 * `Words` is the translator of its game, `Played` its example as played.
 */
export interface ExampleTopic<Words, Played> {
  readonly seats: readonly Colour[];
  /** Tile ids in the order of drawing; the first seat begins. */
  readonly draws: readonly string[];
  /** The actions of one turn after the other, as `parseAction` reads them, parted by `; `. */
  readonly turns: readonly string[];
  readonly show: {
    readonly area: SquareArea;
    /** Kinds of feature to tint where they have a piece. */
    readonly tints: readonly string[];
    /** Whether to mark the squares where the drawn tile fits. */
    readonly legal?: true;
  };
  readonly title: (t: Words) => string;
  /** The rule with the options of a game, and what its example shows; numbers are read from the example, never written. */
  readonly text: (t: Words, example: Played, options: ChosenOptions) => readonly [rule: string, example: string];
  /** What is said instead where the options leave the rule out; undefined elsewhere. */
  readonly leftOut?: (t: Words, options: ChosenOptions) => string | undefined;
}

/** A feature with the pieces of every seat on it. */
interface HeldFeature extends TintedFeature {
  readonly kind: string;
  readonly strengths: readonly number[];
}

/** An example as it stands when its turns have been played. */
export interface PlayedExample<G extends GameTypes, View, Held extends HeldFeature> {
  readonly setup: G['setup'];
  readonly state: G['state'];
  readonly view: View;
  /** Events of all actions, in order. */
  readonly events: readonly G['event'][];
  /** The features to tint. */
  readonly tinted: readonly Held[];
}

/** Plays the example of a topic. */
export type ExamplePlayer<G extends GameTypes, Topic, Played> = (topic: Topic, content: G['content']) => Played;

/** What examples are played with. */
interface Engine<G extends GameTypes, Topic, View, Held> {
  readonly rules: Rules<G>;
  setupOf(topic: Topic, content: G['content']): G['setup'];
  viewOf(state: G['state']): View;
  featuresOf(state: G['state']): readonly Held[];
}

/**
 * Plays the examples of a game; a topic with the same content gives the same example again.
 *
 * @returns a function that throws when the content lacks the tiles of an example or these differ there: examples use the
 *   content that comes with the game
 */
export function examplePlayer<
  G extends GameTypes,
  Topic extends ExampleTopic<never, never>,
  View,
  Held extends HeldFeature,
>(engine: Engine<G, Topic, View, Held>): ExamplePlayer<G, Topic, PlayedExample<G, View, Held>> {
  const known = new WeakMap<G['content'], Map<Topic, PlayedExample<G, View, Held>>>();
  return (topic, content) => {
    const ofContent = known.get(content) ?? new Map<Topic, PlayedExample<G, View, Held>>();
    known.set(content, ofContent);
    const example = ofContent.get(topic) ?? play(engine, topic, content);
    ofContent.set(topic, example);
    return example;
  };
}

function play<G extends GameTypes, Topic extends ExampleTopic<never, never>, View, Held extends HeldFeature>(
  { rules, setupOf, viewOf, featuresOf }: Engine<G, Topic, View, Held>,
  topic: Topic,
  content: G['content'],
): PlayedExample<G, View, Held> {
  const { show, turns } = topic;
  const setup = setupOf(topic, content);
  let state = rules.startState(content, setup);
  const events: G['event'][] = [];
  for (const text of turns.flatMap((turn) => turn.split('; '))) {
    const action = rules.parseAction(text);
    const result = action && step(rules, state, { seat: rules.progressOf(state).seat, action });
    if (!result?.ok) throw new Error(`an example of the rules: "${text}" cannot be played`);
    state = result.value.state;
    events.push(...result.value.events);
  }
  const tinted = featuresOf(state).filter(
    ({ kind, strengths }) => show.tints.includes(kind) && strengths.some((strength) => strength > 0),
  );
  return { setup, state, view: viewOf(state), events, tinted };
}

/**
 * The rule topics of a game, by their examples in the order in which a beginner reads them; `isPlayed` tells whether games
 * with some options are played by a topic, where not all are.
 */
export function ruleTopics<
  G extends GameTypes,
  Words,
  Played extends Pick<PlayedExample<G, unknown, HeldFeature>, 'setup' | 'state' | 'tinted'>,
  Topic extends ExampleTopic<Words, Played>,
>(
  examples: Readonly<Record<string, Topic>>,
  {
    played,
    inWords,
    isPlayed = () => true,
  }: {
    played: ExamplePlayer<G, Topic, Played>;
    inWords: (t: Translator) => Words;
    isPlayed?: (topic: Topic, options: ChosenOptions) => boolean;
  },
): RuleTopic<G>[] {
  return Object.entries(examples).map(([id, topic]) => ({
    id,
    title: (t) => topic.title(inWords(t)),
    text: (t, content, options) => topic.text(inWords(t), played(topic, content), options),
    leftOut: (t, options) => topic.leftOut?.(inWords(t), options),
    isPlayed: (options) => isPlayed(topic, options),
    example(content) {
      const { setup, state, tinted } = played(topic, content);
      return { position: { content, setup, fold: { state, actions: [] } }, ...topic.show, tinted };
    },
  }));
}

/** The square of the tile that was placed last. */
export function lastSquare({ view }: { readonly view: Pick<CommonView, 'tiles'> }): Square {
  const { x, y } = view.tiles.at(-1)!;
  return { x, y };
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
