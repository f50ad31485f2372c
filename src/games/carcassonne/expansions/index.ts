import type { Scoring } from '../../contract/game.ts';
import type { ExpansionEvents } from '../rules/expansion-types.ts';
import type { ExpansionId } from '../rules/options.ts';
import type { BoxExpansion, Expansion } from '../rules/state.ts';
import { ABBEY_SCORINGS, abbey } from './abbey/rules.ts';
import { ABBOT_SCORINGS, abbot } from './abbot/rules.ts';
import type { ChipGame } from './chips/map.ts';
import { CHIP_SCORINGS } from './chips/rules.ts';
import { CROPS_SCORINGS, crops } from './crops/rules.ts';
import { DRAGON_SCORINGS, dragon } from './dragon/rules.ts';
import { FERRIES_SCORINGS, ferries } from './ferries/rules.ts';
import { festival } from './festival/rules.ts';
import { FLYING_SCORINGS, flying } from './flying/rules.ts';
import { GOLD_SCORINGS, gold } from './gold/rules.ts';
import { HAND_SCORINGS, hand } from './hand/rules.ts';
import { inns } from './inns/rules.ts';
import { ISLAND_SCORINGS, islands } from './islands/rules.ts';
import { ISLE_SCORINGS, isle } from './isle/rules.ts';
import { KING_SCORINGS, king } from './king/rules.ts';
import { MAGE_SCORINGS, mage } from './mage/rules.ts';
import { MESSAGES_SCORINGS, messages } from './messages/rules.ts';
import { phantom } from './phantom/rules.ts';
import { river } from './river/rules.ts';
import { RIVER2_SCORINGS, river2 } from './river2/rules.ts';
import { ROBBERS_SCORINGS, robbers } from './robbers/rules.ts';
import { smallCities } from './small-cities/rules.ts';
import { TRADERS_SCORINGS, traders } from './traders/rules.ts';
import { TREAT_SCORINGS, treats } from './treats/rules.ts';
import { UPGRADE_SCORINGS, upgrades } from './upgrades/rules.ts';
import { WINE_SCORINGS, wine } from './wine/rules.ts';

/** Expansions from boxes, in the order of their tiles and pieces, and of steps that follow the same step. */
export const BOX_EXPANSIONS: Readonly<Record<ExpansionId, BoxExpansion>> = {
  river,
  abbot,
  inns,
  traders,
  smallCities,
  festival,
  phantom,
  king,
  river2,
  hand,
  dragon,
  abbey,
  flying,
  messages,
  ferries,
  robbers,
  gold,
  mage,
  crops,
};

/** The games that are played with the chips of maps. */
export const CHIP_EXPANSIONS: Readonly<Record<ChipGame, Expansion>> = { upgrades, wine, islands, isle, treats };

/** All expansions: those from boxes, then the games with chips. */
export const EXPANSIONS: readonly Expansion[] = [...Object.values(BOX_EXPANSIONS), ...Object.values(CHIP_EXPANSIONS)];

/** Scorings of the events of all expansions, by type; a missing event does not compile. */
export const SCORINGS = {
  ...ABBOT_SCORINGS,
  ...TRADERS_SCORINGS,
  ...KING_SCORINGS,
  ...RIVER2_SCORINGS,
  ...HAND_SCORINGS,
  ...DRAGON_SCORINGS,
  ...ABBEY_SCORINGS,
  ...FLYING_SCORINGS,
  ...MESSAGES_SCORINGS,
  ...FERRIES_SCORINGS,
  ...ROBBERS_SCORINGS,
  ...GOLD_SCORINGS,
  ...MAGE_SCORINGS,
  ...CROPS_SCORINGS,
  ...CHIP_SCORINGS,
  ...UPGRADE_SCORINGS,
  ...WINE_SCORINGS,
  ...ISLAND_SCORINGS,
  ...ISLE_SCORINGS,
  ...TREAT_SCORINGS,
} satisfies { readonly [Type in keyof ExpansionEvents]: ((event: ExpansionEvents[Type]) => Scoring) | 'nothing' };
