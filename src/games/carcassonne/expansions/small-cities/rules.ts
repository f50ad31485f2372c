import type { Worth } from '../../rules/expansion.ts';
import type { BoxExpansion } from '../../rules/state.ts';
import { CITY } from '../../rules/tile-set.ts';

/** Tiles of a small city. */
const SMALL = 2;

const WORTH: Worth = { tile: 1, coatOfArms: 1 };

/** Small cities: a completed city of exactly two tiles is worth half, as in the first edition; all else is as ever (F16). */
export const smallCities: BoxExpansion = {
  isOffered: true,
  isLobbyOnly: true,
  plainWorth: ({ kind, tiles }) => (kind === CITY && tiles === SMALL ? WORTH : undefined),
};
