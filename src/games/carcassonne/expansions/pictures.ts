import type { PieceShapes } from '../../../drawing/piece-art.ts';
import type { ExpansionPicture } from '../picture/context.ts';
import type { ExpansionId } from '../rules/options.ts';
import { ABBOT_PIECES, abbotPicture } from './abbot/picture.ts';
import type { ChipGame } from './chips/map.ts';
import { chipsPicture } from './chips/picture.ts';
import { INNS_PIECES, innsPicture } from './inns/picture.ts';
import { islandsPicture } from './islands/picture.ts';
import { islePicture } from './isle/picture.ts';
import { kingPicture } from './king/picture.ts';
import { PHANTOM_PIECES, phantomPicture } from './phantom/picture.ts';
import { riverPicture } from './river/picture.ts';
import { smallCitiesPicture } from './small-cities/picture.ts';
import { BUILDER_PIECES, PIG_PIECES, tradersPicture } from './traders/picture.ts';
import { treatsPicture } from './treats/picture.ts';
import { UPGRADES_PIECES, upgradesPicture } from './upgrades/picture.ts';
import { winePicture } from './wine/picture.ts';

/** What all expansions show, in the order in which legends and seats tell of it; one that is left out does not compile. */
export const EXPANSION_PICTURES: readonly ExpansionPicture[] = Object.values({
  river: riverPicture,
  abbot: abbotPicture,
  inns: innsPicture,
  traders: tradersPicture,
  smallCities: smallCitiesPicture,
  phantom: phantomPicture,
  king: kingPicture,
  upgrades: upgradesPicture,
  wine: winePicture,
  islands: islandsPicture,
  chips: chipsPicture,
  treats: treatsPicture,
  isle: islePicture,
} satisfies Readonly<Record<ExpansionId | ChipGame | 'chips', ExpansionPicture>>);

/**
 * Pieces besides the meeple: each has an outline of its own. Palettes are sampled in this order, so that another one changes
 * pictures.
 */
export const PIECES: PieceShapes = {
  ...UPGRADES_PIECES,
  ...INNS_PIECES,
  ...BUILDER_PIECES,
  ...ABBOT_PIECES,
  ...PIG_PIECES,
  ...PHANTOM_PIECES,
};
