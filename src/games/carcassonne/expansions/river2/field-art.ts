import { turned } from '../../../../drawing/point.ts';
import type { FieldObject } from '../../picture/context.ts';
import { openGroundOf, outlineOf } from '../../picture/open-ground.ts';
import type { CarcassonneTile } from '../../rules/tile.ts';
import { HERD_MARK } from './herd-art.ts';

/** The herd in a field of a tile; undefined where it has none. */
export function herdIn(tile: CarcassonneTile): FieldObject | undefined {
  if (tile.segments.every(({ marks }) => !marks.pigHerd)) return undefined;
  const ground = openGroundOf(tile);
  return {
    outline: outlineOf(ground),
    middle: { point: ground.middle, radius: HERD_MARK.room },
    art: ({ turns, land }) => HERD_MARK.art(turned(ground.middle, turns), land),
  };
}
