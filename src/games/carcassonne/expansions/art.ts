import type { PieceShapes } from '../../../drawing/piece-art.ts';
import type { FieldObject } from '../picture/context.ts';
import type { CarcassonneTile } from '../rules/tile.ts';
import { ABBEY_PIECES } from './abbey/figure-art.ts';
import { abbeyIn } from './abbey/wall-art.ts';
import { ABBOT_PIECES } from './abbot/figure-art.ts';
import { gardenIn } from './abbot/garden-art.ts';
import { cityCircleSign, fieldCircleSign, roadCircleSign } from './crops/sign-art.ts';
import { dragonSign, portalSign } from './dragon/sign-art.ts';
import { lakeIn } from './ferries/lake-art.ts';
import { festivalSign } from './festival/tent-art.ts';
import { diagonalMachineIn, straightMachineIn } from './flying/figure-art.ts';
import { goldSign } from './gold/figure-art.ts';
import { INNS_PIECES } from './inns/figure-art.ts';
import { magicSign } from './mage/figure-art.ts';
import { PHANTOM_PIECES } from './phantom/figure-art.ts';
import { herdIn } from './river2/field-art.ts';
import { volcanoSign } from './river2/volcano-art.ts';
import { bagSign } from './robbers/bag-art.ts';
import { BUILDER_PIECES, PIG_PIECES } from './traders/figure-art.ts';
import { UPGRADES_PIECES } from './upgrades/figure-art.ts';

// Imported by the browser as well.

/** Objects of expansions in the fields of tiles. */
export const FIELD_OBJECTS: readonly ((tile: CarcassonneTile) => FieldObject | undefined)[] = [
  gardenIn,
  festivalSign,
  volcanoSign,
  dragonSign,
  portalSign,
  herdIn,
  abbeyIn,
  magicSign,
  goldSign,
  straightMachineIn,
  diagonalMachineIn,
  fieldCircleSign,
  roadCircleSign,
  cityCircleSign,
  bagSign,
  lakeIn,
];

/**
 * Outlines of pieces besides the meeple. Palettes are sampled in this order, so that another order changes pictures.
 */
export const PIECES: PieceShapes = {
  ...UPGRADES_PIECES,
  ...INNS_PIECES,
  ...BUILDER_PIECES,
  ...ABBOT_PIECES,
  ...PIG_PIECES,
  ...PHANTOM_PIECES,
  ...ABBEY_PIECES,
};
