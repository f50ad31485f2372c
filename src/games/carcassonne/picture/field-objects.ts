import type { Disc } from '../../../drawing/point.ts';
import { FIELD_OBJECTS } from '../expansions/art.ts';
import type { CarcassonneTile } from '../rules/tile.ts';
import type { FieldObject } from './context.ts';
import { landmarksOf } from './tile-shape.ts';

/** Objects of expansions in the fields of a tile. */
export function fieldObjectsOf(tile: CarcassonneTile): FieldObject[] {
  return FIELD_OBJECTS.flatMap((inField) => inField(tile) ?? []);
}

/** Discs on a tile that pieces must not cover. */
export function allLandmarksOf(tile: CarcassonneTile): readonly Disc[] {
  return [...landmarksOf(tile), ...fieldObjectsOf(tile).map(({ middle }) => middle)];
}
