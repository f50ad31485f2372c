import { examplePlayer } from '../../kernel/played-example.ts';
import { type Carcassonne, RULES } from '../game/game-rules.ts';
import { type BoardFeature, featuresOf } from '../rules/feature.ts';
import { optionsSchema } from '../rules/options.ts';
import { RULES_VERSION } from '../rules/setup.ts';
import type { View } from '../rules/view.ts';
import { viewOf } from '../rules/view-of.ts';
import type { Topic } from './topic.ts';

/** Plays the example of a topic with the tiles and maps that come with the game. */
export const playedTopic = examplePlayer<Carcassonne, Topic, View, BoardFeature>({
  rules: RULES,
  setupOf: ({ seats, draws, options = {}, layout }, set) => ({
    ruleSet: 'carcassonne',
    version: RULES_VERSION,
    tileSet: set.hash,
    options: optionsSchema.parse(options),
    colours: [...seats],
    first: 0,
    pile: [...draws],
    ...(layout && { layout }),
  }),
  viewOf,
  featuresOf,
});
