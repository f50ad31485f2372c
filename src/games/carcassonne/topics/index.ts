import { exampleSetup, ruleTopics } from '../../kernel/played-example.ts';
import { BOX_TOPICS, CHIP_TOPICS } from '../expansions/words.ts';
import { RULES } from '../game/game-rules.ts';
import { featuresOf } from '../rules/feature.ts';
import { EXPANSION_OPTIONS, isOnMap, isPlayedWith, optionsSchema } from '../rules/options.ts';
import { RULE_SET } from '../rules/setup.ts';
import { viewOf } from '../rules/view-of.ts';
import { CATALOGUES } from '../words/language.ts';
import { BASE_TOPICS } from './base-topics.ts';
import { MAP_TOPICS } from './map-topics.ts';
import type { CarcassonneTopics } from './topic.ts';

/** The rules of Carcassonne by topic, in the order in which a beginner reads them. */
export const EXAMPLES: CarcassonneTopics = {
  ...BASE_TOPICS,
  ...BOX_TOPICS,
  ...MAP_TOPICS,
  ...CHIP_TOPICS,
};

/** The rule topics of Carcassonne. */
export const TOPICS = ruleTopics(EXAMPLES, {
  rules: RULES,
  catalogues: CATALOGUES,
  setupOf: ({ options = {}, layout, ...topic }, set) => ({
    ...RULE_SET,
    options: optionsSchema.parse(options),
    ...exampleSetup(topic, set),
    ...(layout && { layout }),
  }),
  viewOf,
  featuresOf,
  // With its expansions, and on its map, or on any if it needs no chips.
  isPlayed({ options: { map, chips = false, ...expansions } = {} }, chosen) {
    if (map !== undefined && !(chips ? chosen.chips === true && chosen.map === map : isOnMap(chosen))) return false;
    return Object.keys(EXPANSION_OPTIONS).every((id) => !(id in expansions) || isPlayedWith(chosen, id));
  },
});
