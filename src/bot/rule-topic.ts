import type { Colour } from '../core/colour.ts';
import type { Degrees } from '../core/ports.ts';
import type { Square } from '../core/tile.ts';
import type { BoardFeature, FeatureKind, GameEvent, State, View } from '../games/amazonas/rules/index.ts';
import type { SquareArea } from '../games/scene.ts';

/** What the rules are told by, in the order in which a beginner reads them. */
export const RULE_TOPICS = [
  'turn',
  'placing',
  'meeples',
  'tributaries',
  'villages',
  'majority',
  'camps',
  'boats',
  'amazon',
  'doubles',
  'end',
  'undo',
] as const;
export type RuleTopicId = (typeof RULE_TOPICS)[number];

/**
 * An example that stands beside a rule: a few turns of a game, so that what the text says of it is what the engine
 * makes of it.
 */
export interface RuleTopic {
  readonly id: RuleTopicId;
  readonly seats: readonly Colour[];
  /** Tiles in the order in which they are drawn; the first seat begins. */
  readonly draws: readonly string[];
  /** The actions of one turn after the other, as `parseAction` reads them, parted by `; `. */
  readonly turns: readonly string[];
  readonly show: {
    readonly area: SquareArea;
    /** What is tinted: features of these kinds that have a piece. */
    readonly tints: readonly FeatureKind[];
    /** Whether the squares are marked where the drawn tile may lie. */
    readonly legal?: true;
  };
  /** The numbers that the text names, by argument. */
  readonly numbers: (example: PlayedExample) => Readonly<Record<string, number>>;
}

/** An example as it stands when its turns have been played. */
export interface PlayedExample {
  readonly state: State;
  readonly view: View;
  /** The position in notation. */
  readonly position: string;
  /** What all actions led to, the first one first. */
  readonly events: readonly GameEvent[];
  /** The features to tint. */
  readonly tinted: readonly BoardFeature[];
  /** Squares where the drawn tile may lie, with the rotations that fit. */
  readonly fits: readonly (Square & { readonly rotations: readonly Degrees[] })[];
}
