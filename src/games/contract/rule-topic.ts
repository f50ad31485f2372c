import type { ChosenOptions } from '../../core/options.ts';
import type { GameTypes } from '../../core/rules.ts';
import type { Translator } from '../../i18n/translate.ts';
import type { Position } from './position.ts';
import type { SquareArea, TintedFeature } from './scene.ts';

/** A rule of a game, explained by a text and by an example on a small board. */
export interface RuleTopic<G extends GameTypes> {
  /** Unique among the topics of its game. */
  readonly id: string;
  title(t: Translator): string;
  /**
   * Returns the rule with these options, and a description of its example. `content` is the game's own; omitted options have
   * their defaults.
   */
  text(t: Translator, content: G['content'], options: ChosenOptions): readonly [rule: string, example: string];
  /** Returns a text in place of rule and example if the options exclude the rule; undefined if they do not. */
  leftOut?(t: Translator, options: ChosenOptions): string | undefined;
  /** True if the rule applies to games with these options; omitted options have their defaults. True by default. */
  isPlayed?(options: ChosenOptions): boolean;
  example(content: G['content']): RuleExample<G>;
}

/** The example of a rule: a position, and the part of its board that is shown. */
export interface RuleExample<G extends GameTypes> {
  readonly position: Position<G>;
  readonly area: SquareArea;
  /** Features to tint. */
  readonly tinted: readonly TintedFeature[];
  /** True to mark the squares where the drawn tile fits. */
  readonly legal?: boolean;
}
