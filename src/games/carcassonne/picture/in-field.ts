import type { Disc } from '../../../drawing/point.ts';
import { IN_FIELDS } from '../expansions/art.ts';
import type { CarcassonneTile } from '../rules/tile.ts';
import type { InField } from './context.ts';
import { landmarksOf } from './tile-shape.ts';

/** Things of expansions in the fields of a tile. */
export function inFieldsOf(tile: CarcassonneTile): InField[] {
  return IN_FIELDS.flatMap((inField) => inField(tile) ?? []);
}

/** Discs on a tile that pieces must not cover. */
export function allLandmarksOf(tile: CarcassonneTile): readonly Disc[] {
  return [...landmarksOf(tile), ...inFieldsOf(tile).map(({ middle }) => middle)];
}
