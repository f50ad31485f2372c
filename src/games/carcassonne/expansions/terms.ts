import type { NamedTerms } from '../computer/expansion-terms.ts';
import type { Expansion } from '../rules/state.ts';
import { abbey } from './abbey/rules.ts';
import { ABBEY_TERMS } from './abbey/terms.ts';
import { abbot } from './abbot/rules.ts';
import { ABBOT_TERMS } from './abbot/terms.ts';
import { CHIP_TERMS } from './chips/terms.ts';
import { crops } from './crops/rules.ts';
import { CROPS_TERMS } from './crops/terms.ts';
import { dragon } from './dragon/rules.ts';
import { DRAGON_TERMS } from './dragon/terms.ts';
import { flying } from './flying/rules.ts';
import { FLYING_TERMS } from './flying/terms.ts';
import { gold } from './gold/rules.ts';
import { GOLD_TERMS } from './gold/terms.ts';
import { inns } from './inns/rules.ts';
import { INNS_TERMS } from './inns/terms.ts';
import { islands } from './islands/rules.ts';
import { isle } from './isle/rules.ts';
import { ISLE_TERMS } from './isle/terms.ts';
import { king } from './king/rules.ts';
import { KING_TERMS } from './king/terms.ts';
import { messages } from './messages/rules.ts';
import { MESSAGES_TERMS } from './messages/terms.ts';
import { phantom } from './phantom/rules.ts';
import { PHANTOM_TERMS } from './phantom/terms.ts';
import { robbers } from './robbers/rules.ts';
import { ROBBERS_TERMS } from './robbers/terms.ts';
import { traders } from './traders/rules.ts';
import { TRADERS_TERMS } from './traders/terms.ts';
import { treats } from './treats/rules.ts';
import { TREATS_TERMS } from './treats/terms.ts';
import { upgrades } from './upgrades/rules.ts';
import { UPGRADES_TERMS } from './upgrades/terms.ts';
import { wine } from './wine/rules.ts';

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
