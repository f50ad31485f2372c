import type { Scoring } from '../../contract/game.ts';
import type { BroughtEvents } from '../rules/brought.ts';
import type { ChipGame } from '../rules/map-file.ts';
import type { ExpansionId } from '../rules/options.ts';
import type { BoxExpansion, Expansion } from '../rules/state.ts';
import { ABBOT_SCORINGS, abbot } from './abbot.ts';
import { CHIP_SCORINGS } from './board-chips.ts';
import { inns } from './inns-and-cathedrals.ts';
import { ISLAND_SCORINGS, islands } from './islands.ts';
import { ISLE_SCORINGS, isle } from './isle.ts';
import { river } from './river.ts';
import { TRADERS_SCORINGS, traders } from './traders-and-builders.ts';
import { TREAT_SCORINGS, treats } from './treats.ts';
import { UPGRADE_SCORINGS, upgrades } from './upgrades.ts';
import { WINE_SCORINGS, wine } from './wine.ts';

/** The expansions from boxes, in the order in which their tiles and pieces are counted. */
export const BOX_EXPANSIONS: Readonly<Record<ExpansionId, BoxExpansion>> = { river, abbot, inns, traders };

/** The games that are played with the chips of maps. */
export const CHIP_EXPANSIONS: Readonly<Record<ChipGame, Expansion>> = { upgrades, wine, islands, isle, treats };

/** What each event of the expansions scores; one that is left out does not compile. */
export const SCORINGS = {
  ...ABBOT_SCORINGS,
  ...TRADERS_SCORINGS,
  ...CHIP_SCORINGS,
  ...UPGRADE_SCORINGS,
  ...WINE_SCORINGS,
  ...ISLAND_SCORINGS,
  ...ISLE_SCORINGS,
  ...TREAT_SCORINGS,
} satisfies { readonly [Type in keyof BroughtEvents]: ((event: BroughtEvents[Type]) => Scoring) | 'nothing' };
