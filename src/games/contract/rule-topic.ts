import type { ChosenOptions } from '../../core/options.ts';
import type { GameTypes } from '../../core/rules.ts';
import type { Translator } from '../../i18n/translate.ts';
import type { Position } from './position.ts';
import type { SquareArea, TintedFeature } from './scene.ts';

/** A rule of a game, explained in words and by a small board as its example. */
export interface RuleTopic<G extends GameTypes> {
  /** Unique among the topics of its game. */
  readonly id: string;
  title(t: Translator): string;
  /**
   * The rule with these options, and what its example shows; `content` is the one that comes with the game, and options
   * left out have their defaults.
   */
  text(t: Translator, content: G['content'], options: ChosenOptions): readonly [rule: string, example: string];
  /** What is said instead of the rule and its example where the options leave the rule out; undefined elsewhere. */
  leftOut?(t: Translator, options: ChosenOptions): string | undefined;
  /** Whether games with these options are played by it, options left out having their defaults; by default all are. */
  isPlayed?(options: ChosenOptions): boolean;
  example(content: G['content']): RuleExample<G>;
}

/** What the small board beside a rule shows. */
export interface RuleExample<G extends GameTypes> {
  readonly position: Position<G>;
  readonly area: SquareArea;
  /** Features to tint. */
  readonly tinted: readonly TintedFeature[];
  /** Whether to mark the squares where the drawn tile fits. */
  readonly legal?: boolean;
}
