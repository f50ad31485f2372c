import { examplePlayer } from '../../kernel/played-example.ts';
import { type BoardFeature, featuresOf } from '../rules/feature.ts';
import { type Amazonas, RULES } from '../rules/game-rules.ts';
import { RULES_VERSION } from '../rules/setup.ts';
import { type View, viewOf } from '../rules/view.ts';
import type { Topic } from './topic.ts';

/** Plays the example of a topic with the tile set that comes with the game. */
export const playedTopic = examplePlayer<Amazonas, Topic, View, BoardFeature>({
  rules: RULES,
  setupOf: ({ seats, draws }, set) => ({
    ruleSet: 'amazonas',
    version: RULES_VERSION,
    tileSet: set.hash,
    colours: [...seats],
    first: 0,
    pile: [...draws],
  }),
  viewOf: viewOf,
  featuresOf,
});
