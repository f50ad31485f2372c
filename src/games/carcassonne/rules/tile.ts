import type { Segment, TileType } from '../../../core/tile.ts';
import type { TileSetName } from './options.ts';
import type { Mark, PrintedSign, SegmentKind } from './tile-set-file.ts';

export interface CarcassonneSegment extends Segment<SegmentKind> {
  /** Of a large city also its squares beyond the first, each of which counts as a tile. */
  readonly marks: Readonly<Partial<Record<Mark | 'furtherSquare', number>>>;
}

export interface CarcassonneTile extends TileType<SegmentKind> {
  readonly name: string;
  /** `map` for the large cities of maps. */
  readonly set: TileSetName | 'map';
  /** Copies in the box; 0 for what is printed on a map. */
  readonly count: number;
  /** Turns in which the tile looks different; those that look alike are one placement (M25). */
  readonly rotations: number;
  readonly segments: readonly CarcassonneSegment[];
  /** Index of the monastery among its segments, or -1. */
  readonly monastery: number;
  /** Index of the garden among its segments, or -1. */
  readonly garden: number;
  /** Sides of the unturned tile (0 = N, clockwise) that its river reaches; none without one. */
  readonly riverSides: readonly number[];
  /** Signs on it, outside its segments. */
  readonly signs: readonly PrintedSign[];
  /** Role of the tile in a river, where that rises, parts or ends. */
  readonly role?: 'source' | 'fork' | 'end' | 'lake';
}
