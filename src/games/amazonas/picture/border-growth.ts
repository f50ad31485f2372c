import type { PlantKind } from './plant-art.ts';
import type { SideReading } from './turned-shape.ts';

/** Something that stands on a side, half on either tile; `share` runs along the side from the west or north. */
export interface BorderPlant {
  readonly share: number;
  readonly radius: number;
  readonly kind: PlantKind;
  readonly spin: number;
}

type Slot = readonly [share: number, radius: number, inRow: PlantKind, inColumn: PlantKind];

/**
 * Both tiles at a side draw what stands on it, each its half, so it depends on nothing but what they share: what meets
 * there, and whether the side is a row or a column of the board. Shares and radii are symmetric and the same for rows
 * and columns, so that what grows inside a tile can keep away from them however the tile is turned.
 */
const SLOTS: Readonly<Record<SideReading, readonly Slot[]>> = {
  jungle: [
    [0.140625, 0.08, 'olive', 'emerald'],
    [0.265625, 0.05, 'bush', 'bush'],
    [0.375, 0.1, 'emerald', 'teal'],
    [0.5, 0.05, 'bush', 'bush'],
    [0.625, 0.1, 'teal', 'olive'],
    [0.734375, 0.05, 'bush', 'bush'],
    [0.859375, 0.08, 'emerald', 'emerald'],
  ],
  tributary: [
    [0.125, 0.08, 'emerald', 'olive'],
    [0.265625, 0.08, 'teal', 'emerald'],
    [0.34375, 0.04, 'bush', 'bush'],
    [0.65625, 0.04, 'bush', 'bush'],
    [0.734375, 0.08, 'emerald', 'teal'],
    [0.875, 0.08, 'olive', 'emerald'],
  ],
  amazon: [
    [0.078125, 0.05, 'bush', 'bush'],
    [0.15625, 0.05, 'emerald', 'olive'],
    [0.84375, 0.05, 'olive', 'emerald'],
    [0.921875, 0.05, 'bush', 'bush'],
  ],
  village: [],
};

/** Plants on a side with jungle in it. */
export function borderGrowth(reading: SideReading, run: 'row' | 'column'): BorderPlant[] {
  return SLOTS[reading].map(([share, radius, inRow, inColumn], slot) => ({
    share,
    radius,
    kind: run === 'row' ? inRow : inColumn,
    spin: (slot % 2) * 0.48 + 0.13,
  }));
}

/** A bush where four squares meet, which villages are drawn over. */
export const CORNER_BUSH = { radius: 0.06, spin: 0.3 } as const;

/** Huts on a side that a village covers: half on either tile, at these shares from the west or north. */
export const BORDER_HUTS = [
  { share: 0.27, radius: 0.08, inRow: 'round', inColumn: 'long' },
  { share: 0.75, radius: 0.075, inRow: 'long', inColumn: 'round' },
] as const;
