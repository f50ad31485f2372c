import type { NamedTerms } from '../computer/expansion-terms.ts';
import type { Expansion } from '../rules/state.ts';
import { ABBEY_TERMS } from './abbey/terms.ts';
import { ABBOT_TERMS } from './abbot/terms.ts';
import { CHIP_TERMS } from './chips/terms.ts';
import { CROPS_TERMS } from './crops/terms.ts';
import { DRAGON_TERMS } from './dragon/terms.ts';
import { FLYING_TERMS } from './flying/terms.ts';
import { GOLD_TERMS } from './gold/terms.ts';
import { BOX_EXPANSIONS, CHIP_EXPANSIONS } from './index.ts';
import { INNS_TERMS } from './inns/terms.ts';
import { ISLE_TERMS } from './isle/terms.ts';
import { KING_TERMS } from './king/terms.ts';
import { MESSAGES_TERMS } from './messages/terms.ts';
import { PHANTOM_TERMS } from './phantom/terms.ts';
import { ROBBERS_TERMS } from './robbers/terms.ts';
import { TRADERS_TERMS } from './traders/terms.ts';
import { TREATS_TERMS } from './treats/terms.ts';
import { UPGRADES_TERMS } from './upgrades/terms.ts';

const { abbey, abbot, crops, dragon, flying, gold, inns, king, messages, phantom, robbers, traders } = BOX_EXPANSIONS;
const { islands, isle, treats, upgrades, wine } = CHIP_EXPANSIONS;

/** Evaluation terms of the expansions, in the order of weights.json. */
export const EXPANSION_TERMS: ReadonlyMap<Expansion, NamedTerms> = new Map([
  [inns, INNS_TERMS],
  [abbot, ABBOT_TERMS],
  [traders, TRADERS_TERMS],
  [phantom, PHANTOM_TERMS],
  [king, KING_TERMS],
  [upgrades, UPGRADES_TERMS],
  [wine, CHIP_TERMS],
  [islands, CHIP_TERMS],
  [isle, ISLE_TERMS],
  [treats, TREATS_TERMS],
  [dragon, DRAGON_TERMS],
  [abbey, ABBEY_TERMS],
  [gold, GOLD_TERMS],
  [flying, FLYING_TERMS],
  [crops, CROPS_TERMS],
  [robbers, ROBBERS_TERMS],
  [messages, MESSAGES_TERMS],
]);
