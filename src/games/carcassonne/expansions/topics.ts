import { ABBEY_TOPICS } from './abbey/topics.ts';
import { ABBOT_TOPICS } from './abbot/topics.ts';
import { DRAGON_TOPICS } from './dragon/topics.ts';
import { FESTIVAL_TOPICS } from './festival/topics.ts';
import { HAND_TOPICS } from './hand/topics.ts';
import { INNS_TOPICS } from './inns/topics.ts';
import { ISLAND_TOPICS } from './islands/topics.ts';
import { ISLE_TOPICS } from './isle/topics.ts';
import { KING_TOPICS } from './king/topics.ts';
import { MAGE_TOPICS } from './mage/topics.ts';
import { PHANTOM_TOPICS } from './phantom/topics.ts';
import { RIVER_TOPICS } from './river/topics.ts';
import { RIVER2_TOPICS } from './river2/topics.ts';
import { SMALL_CITIES_TOPICS } from './small-cities/topics.ts';
import { TRADERS_TOPICS } from './traders/topics.ts';
import { TREAT_TOPICS } from './treats/topics.ts';
import { UPGRADE_TOPICS } from './upgrades/topics.ts';
import { WINE_TOPICS } from './wine/topics.ts';

/** The rules of expansions from boxes by topic. */
export const BOX_TOPICS = {
  ...RIVER_TOPICS,
  ...ABBOT_TOPICS,
  ...INNS_TOPICS,
  ...TRADERS_TOPICS,
  ...SMALL_CITIES_TOPICS,
  ...PHANTOM_TOPICS,
  ...KING_TOPICS,
  ...FESTIVAL_TOPICS,
  ...RIVER2_TOPICS,
  ...HAND_TOPICS,
  ...DRAGON_TOPICS,
  ...ABBEY_TOPICS,
  ...MAGE_TOPICS,
};

/** The rules of the chips of maps by topic. */
export const CHIP_TOPICS = { ...UPGRADE_TOPICS, ...WINE_TOPICS, ...ISLAND_TOPICS, ...ISLE_TOPICS, ...TREAT_TOPICS };
