import type { ChosenOptions } from '../../../core/options.ts';
import { ruleTopics } from '../../kernel/played-example.ts';
import { EXPANSION_OPTIONS, isOnMap } from '../rules/options.ts';
import { inCarcassonne } from '../words/language.ts';
import { ABBOT_EXAMPLES } from './abbot-examples.ts';
import { BASE_EXAMPLES } from './base-examples.ts';
import { CHIP_EXAMPLES } from './chip-examples.ts';
import { INNS_EXAMPLES } from './inns-examples.ts';
import { MAP_EXAMPLES } from './map-examples.ts';
import { playedTopic } from './played.ts';
import { RIVER_EXAMPLE } from './river-example.ts';
import type { Topic } from './topic.ts';
import { TRADERS_EXAMPLES } from './traders-examples.ts';

/** The rules of Carcassonne by topic, in the order in which a beginner reads them. */
export const EXAMPLES = {
  ...BASE_EXAMPLES,
  ...RIVER_EXAMPLE,
  ...ABBOT_EXAMPLES,
  ...INNS_EXAMPLES,
  ...TRADERS_EXAMPLES,
  ...MAP_EXAMPLES,
  ...CHIP_EXAMPLES,
} as const satisfies Readonly<Record<string, Topic>>;

/** The rule topics of Carcassonne. */
export const TOPICS = ruleTopics(EXAMPLES, { played: playedTopic, inWords: inCarcassonne, isPlayed });

/** Whether games with these options are played by a rule: with its expansions, and on its map, or on any if it needs no chips. */
function isPlayed({ options: { map, chips = false, ...expansions } = {} }: Topic, chosen: ChosenOptions): boolean {
  if (map !== undefined && !(chips ? chosen.chips === true && chosen.map === map : isOnMap(chosen))) return false;
  return Object.keys(EXPANSION_OPTIONS).every((id) => !(id in expansions) || chosen[id] === true);
}
