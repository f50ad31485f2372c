import type { Goods } from './expansions.ts';

/** Steps to the neighbours of a square: north, east, south, west. */
export const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** A tile as its file has it. */
export interface TileFile {
  readonly id: string;
  readonly set: string;
  readonly count: number;
  readonly rotations: number;
  readonly signs?: readonly string[];
  /** All that lies around it ends at it. */
  readonly closed?: true;
  readonly segments: readonly {
    readonly kind: string;
    readonly ports: readonly string[];
    readonly marks?: {
      readonly [Mark in 'coatOfArms' | 'inn' | 'cathedral' | 'pigHerd' | 'princess' | keyof Goods]?: number;
    };
    readonly touches?: readonly number[];
  }[];
}

/** A tile on the table or map. */
export interface Laid {
  readonly tile: TileFile;
  readonly x: number;
  readonly y: number;
  /** Quarter turns clockwise. */
  readonly turns: number;
  /** A square of a large city. */
  readonly printed: boolean;
}

/** Where a segment reaches a side of its tile as it lies: side 0-3 from north, place on it 0-2 clockwise. */
export interface End {
  readonly side: number;
  readonly port: number;
}
