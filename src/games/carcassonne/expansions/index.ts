import type { ChipGame } from '../rules/map-file.ts';
import type { ExpansionId } from '../rules/options.ts';
import type { BoxExpansion, Expansion } from '../rules/state.ts';
import { abbot } from './abbot.ts';
import { inns } from './inns-and-cathedrals.ts';
import { islands } from './islands.ts';
import { isle } from './isle.ts';
import { river } from './river.ts';
import { traders } from './traders-and-builders.ts';
import { treats } from './treats.ts';
import { upgrades } from './upgrades.ts';
import { wine } from './wine.ts';

/** The expansions from boxes, in the order in which their tiles and pieces are counted. */
export const BOX_EXPANSIONS: Readonly<Record<ExpansionId, BoxExpansion>> = { river, abbot, inns, traders };

/** The games that are played with the chips of maps. */
export const CHIP_EXPANSIONS: Readonly<Record<ChipGame, Expansion>> = { upgrades, wine, islands, isle, treats };
