import type { PlantKind } from './plant-art.ts';
import type { SideReading } from './turned-shape.ts';

/** A plant on a side between two tiles, half on each; `share` is its position along the side, from the west or north. */
export interface BorderPlant {
  readonly share: number;
  readonly radius: number;
  readonly kind: PlantKind;
  readonly spin: number;
}

type Slot = readonly [share: number, radius: number, inRow: PlantKind, inColumn: PlantKind];

/**
 * Positions of plants on a side. Each of the two tiles draws its half, so a plant depends only on what both tiles know: the
 * landscape at the side, and whether the side runs along a row or a column. Shares and radii are symmetric, and equal for rows and
 * columns, so that plants inside a tile can keep away from them in every rotation.
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

/** Returns the plants on a side with jungle. */
export function borderGrowth(reading: SideReading, run: 'row' | 'column'): BorderPlant[] {
  return SLOTS[reading].map(([share, radius, inRow, inColumn], slot) => ({
    share,
    radius,
    kind: run === 'row' ? inRow : inColumn,
    spin: (slot % 2) * 0.48 + 0.13,
  }));
}

/** A bush at the corner of four squares; villages are drawn over it. */
export const CORNER_BUSH = { radius: 0.06, spin: 0.3 } as const;

/** Huts on a side that a village covers, half on each tile; `share` is the position along the side, from the west or north. */
export const BORDER_HUTS = [
  { share: 0.27, radius: 0.08, inRow: 'round', inColumn: 'long' },
  { share: 0.75, radius: 0.075, inRow: 'long', inColumn: 'round' },
] as const;
