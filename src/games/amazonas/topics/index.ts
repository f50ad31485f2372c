import { exampleSetup, ruleTopics } from '../../kernel/played-example.ts';
import { featuresOf } from '../rules/feature.ts';
import { RULES } from '../rules/game-rules.ts';
import { RULE_SET } from '../rules/setup.ts';
import { viewOf } from '../rules/view.ts';
import { CATALOGUES } from '../words/language.ts';
import { EXAMPLES } from './examples.ts';

/** The rule topics of Amazonas. */
export const TOPICS = ruleTopics(EXAMPLES, {
  rules: RULES,
  catalogues: CATALOGUES,
  setupOf: (topic, set) => ({ ...RULE_SET, ...exampleSetup(topic, set) }),
  viewOf,
  featuresOf,
});
