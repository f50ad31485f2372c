import { blob, leaf, lobedOutline, shiftPoints } from '../../../drawing/curve.ts';
import { circle, type DrawOperation, polygon } from '../../../drawing/draw.ts';
import type { Disc } from '../../../drawing/point.ts';
import type { LandColours } from './palette.ts';

/** Colours of the crowns of trees by kind: in the shade, in half-light, and in the light. */
const CROWNS = {
  emerald: ['canopy', 'canopyMiddle', 'canopyLight'],
  olive: ['olive', 'oliveMiddle', 'oliveLight'],
  teal: ['teal', 'tealMiddle', 'tealLight'],
  lime: ['lime', 'limeMiddle', 'limeLight'],
} as const;

/** Colours of blossoms, by kind of tree. */
const BLOSSOMS = { gold: 'blossomGold', pink: 'blossomPink', red: 'blossomRed' } as const;

export type PlantKind = keyof typeof CROWNS | keyof typeof BLOSSOMS | 'bush' | 'palm' | 'fern';

/** A plant seen from above; `spin` (0..1) varies plants of one kind. */
export interface Plant extends Disc {
  readonly kind: PlantKind;
  readonly spin: number;
}

/** Offset of a plant's shadow, as shares of its radius; the light comes from the north-west. */
export const SHADOW = { x: 0.24, y: 0.3 } as const;

/** True if a plant belongs to the layer under the crowns. */
export function isLow({ kind }: Plant): boolean {
  return kind === 'bush' || kind === 'fern';
}

/** Draws a plant, its shadow first. */
export function plantArt(plant: Plant, land: LandColours): DrawOperation[] {
  const { kind } = plant;
  switch (kind) {
    case 'bush':
      return bush(plant, land);
    case 'fern':
      return fronds(plant, { count: 6, width: 0.4, lit: land.bushLight, dark: land.bush });
    case 'palm':
      return palm(plant, land);
    case 'gold':
    case 'pink':
    case 'red':
      return blossoming(plant, land, land[BLOSSOMS[kind]]);
    default:
      return crown(plant, land, CROWNS[kind]);
  }
}

/** Draws a broad crown: dark towards the south-east, with a bright rim and top towards the light. */
function crown(
  { point, radius, spin }: Plant,
  land: LandColours,
  [dark, middle, light]: readonly [keyof LandColours, keyof LandColours, keyof LandColours],
): DrawOperation[] {
  const lobes = radius > 0.085 ? 8 : 7;
  const part = (share: number, back: number, turn: number) =>
    lobedOutline({ x: point.x - radius * back, y: point.y - radius * back * 1.15 }, radius * share, {
      lobes: share < 0.5 ? 5 : lobes,
      spin: (spin + turn) % 1,
    });
  const shadow = shiftPoints(blob(point, radius * 0.93, { spin }), radius * SHADOW.x, radius * SHADOW.y);
  return [
    polygon(shadow, land.shade),
    polygon(part(1, 0, 0), land[dark]),
    polygon(part(0.78, 0.13, 0.07), land[middle]),
    polygon(part(0.42, 0.3, 0.31), land[light]),
  ];
}

function blossoming(plant: Plant, land: LandColours, blossom: string): DrawOperation[] {
  const { point, radius, spin } = plant;
  const flowers = Array.from({ length: 7 }, (_, index) => {
    const angle = (index * 2 * Math.PI) / 6 + spin * 6;
    const reach = index === 6 ? 0 : radius * 0.52;
    const x = point.x - radius * 0.1 + Math.cos(angle) * reach;
    const y = point.y - radius * 0.12 + Math.sin(angle) * reach;
    return circle({ x, y }, radius * 0.2, blossom);
  });
  return [...crown(plant, land, ['canopy', 'canopyMiddle', 'canopyMiddle']), ...flowers];
}

function bush({ point, radius, spin }: Plant, land: LandColours): DrawOperation[] {
  const top = { x: point.x - radius * 0.2, y: point.y - radius * 0.24 };
  return [
    polygon(blob({ x: point.x + radius * 0.16, y: point.y + radius * 0.2 }, radius * 0.94, { spin }), land.shade),
    polygon(lobedOutline(point, radius, { lobes: 6, spin }), land.bush),
    polygon(lobedOutline(top, radius * 0.55, { lobes: 5, spin }), land.bushLight),
  ];
}

/** Draws leaves around a middle; leaves towards the light are bright, and above the others. */
function fronds(
  { point, radius, spin }: Plant,
  { count, width, lit, dark }: { count: number; width: number; lit: string; dark: string },
): DrawOperation[] {
  const angles = Array.from({ length: count }, (_, index) => (index / count + spin) * Math.PI * 2);
  const isLit = (angle: number) => Math.cos(angle + Math.PI * 0.75) > -0.1;
  return [...angles.filter((angle) => !isLit(angle)), ...angles.filter(isLit)].map((angle) => {
    const tip = { x: point.x + Math.cos(angle) * radius, y: point.y + Math.sin(angle) * radius };
    return polygon(leaf(point, tip, radius * width), isLit(angle) ? lit : dark);
  });
}

function palm(plant: Plant, land: LandColours): DrawOperation[] {
  const { point, radius, spin } = plant;
  const shade = { x: point.x + radius * 0.3, y: point.y + radius * 0.36 };
  return [
    polygon(blob(shade, radius * 0.72, { spin }), land.shade),
    ...fronds(plant, { count: 8, width: 0.34, lit: land.palmLight, dark: land.palm }),
    circle(point, radius * 0.15, land.lime),
  ];
}
