import type { Colour } from '../../../core/colour.ts';
import type { SquareArea } from '../../scene.ts';
import type { FeatureKind, GameEvent } from '../rules/event.ts';
import type { BoardFeature } from '../rules/feature.ts';
import type { Setup } from '../rules/setup.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { AmazonasTranslator } from '../words/language.ts';

/** A rule with an example of a few turns, played by the engine so that the text can never disagree with the rules. */
export interface Topic {
  readonly seats: readonly Colour[];
  /** Tile ids in the order of drawing; the first seat begins. */
  readonly draws: readonly string[];
  /** The actions of one turn after the other, as `parseAction` reads them, parted by `; `. */
  readonly turns: readonly string[];
  readonly show: {
    readonly area: SquareArea;
    /** Kinds of feature to tint where they have a piece. */
    readonly tints: readonly FeatureKind[];
    /** Whether to mark the squares where the drawn tile fits. */
    readonly legal?: true;
  };
  readonly title: (t: AmazonasTranslator) => string;
  /** The rule and what its example shows; their numbers are read from the example, never written. */
  readonly text: (t: AmazonasTranslator, example: PlayedTopic) => readonly [rule: string, example: string];
}

/** An example as it stands when its turns have been played. */
export interface PlayedTopic {
  readonly setup: Setup;
  readonly state: State;
  readonly view: View;
  /** Events of all actions, in order. */
  readonly events: readonly GameEvent[];
  /** The features to tint. */
  readonly tinted: readonly BoardFeature[];
}
