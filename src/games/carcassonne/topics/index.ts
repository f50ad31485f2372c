import { exampleSetup, ruleTopics } from '../../kernel/played-example.ts';
import { RULES } from '../game/game-rules.ts';
import { featuresOf } from '../rules/feature.ts';
import { EXPANSION_OPTIONS, isOnMap, optionsSchema } from '../rules/options.ts';
import { RULE_SET } from '../rules/setup.ts';
import { viewOf } from '../rules/view-of.ts';
import { CATALOGUES } from '../words/language.ts';
import { ABBOT_EXAMPLES } from './abbot-examples.ts';
import { BASE_EXAMPLES } from './base-examples.ts';
import { CHIP_EXAMPLES } from './chip-examples.ts';
import { INNS_EXAMPLES } from './inns-examples.ts';
import { MAP_EXAMPLES } from './map-examples.ts';
import { RIVER_EXAMPLE } from './river-example.ts';
import type { CarcassonneTopics } from './topic.ts';
import { TRADERS_EXAMPLES } from './traders-examples.ts';

/** The rules of Carcassonne by topic, in the order in which a beginner reads them. */
export const EXAMPLES: CarcassonneTopics = {
  ...BASE_EXAMPLES,
  ...RIVER_EXAMPLE,
  ...ABBOT_EXAMPLES,
  ...INNS_EXAMPLES,
  ...TRADERS_EXAMPLES,
  ...MAP_EXAMPLES,
  ...CHIP_EXAMPLES,
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
    return Object.keys(EXPANSION_OPTIONS).every((id) => !(id in expansions) || chosen[id] === true);
  },
});
