import type { DrawOperation } from '../draw.ts';
import type { Point } from '../point.ts';
import { blob, leaf, lobed, shifted } from './figure.ts';
import type { LandColours } from './palette.ts';

export type CrownKind = 'emerald' | 'olive' | 'teal' | 'lime';
export type BlossomKind = 'gold' | 'pink' | 'red';
export type PlantKind = CrownKind | BlossomKind | 'bush' | 'palm' | 'fern';

/** A plant seen from above; `spin` (0..1) makes it differ from others of its kind. */
export interface Plant {
  readonly kind: PlantKind;
  readonly point: Point;
  readonly radius: number;
  readonly spin: number;
}

/** Where a plant's shadow falls, in shares of its radius: the light comes from the north-west. */
export const SHADOW = { x: 0.24, y: 0.3 } as const;

/** Whether a plant belongs to the layer under the crowns. */
export function isLow({ kind }: Plant): boolean {
  return kind === 'bush' || kind === 'fern';
}

/** The strokes of a plant, its shadow first. */
export function plantArt(plant: Plant, land: LandColours): DrawOperation[] {
  switch (plant.kind) {
    case 'bush':
      return bush(plant, land);
    case 'fern':
      return fern(plant, land);
    case 'palm':
      return palm(plant, land);
    case 'gold':
      return blossoming(plant, land, land.blossomGold);
    case 'pink':
      return blossoming(plant, land, land.blossomPink);
    case 'red':
      return blossoming(plant, land, land.blossomRed);
    case 'emerald':
      return crown(plant, land, [land.canopy, land.canopyMiddle, land.canopyLight]);
    case 'olive':
      return crown(plant, land, [land.olive, land.oliveMiddle, land.oliveLight]);
    case 'teal':
      return crown(plant, land, [land.teal, land.tealMiddle, land.tealLight]);
    case 'lime':
      return crown(plant, land, [land.lime, land.limeMiddle, land.limeLight]);
  }
}

function filled(points: readonly Point[], fill: string): DrawOperation {
  return { kind: 'polygon', points, fill };
}

function shadowOf({ point, radius, spin }: Plant, land: LandColours): DrawOperation {
  const outline = blob(point, radius * 0.93, { spin });
  return filled(shifted(outline, radius * SHADOW.x, radius * SHADOW.y), land.shade);
}

/** A broad crown: dark towards the south-east, a bright rim and top towards the light. */
function crown(plant: Plant, land: LandColours, [dark, middle, light]: [string, string, string]): DrawOperation[] {
  const { point, radius, spin } = plant;
  const lobes = radius > 0.085 ? 8 : 7;
  const part = (share: number, back: number, turn: number) =>
    lobed({ x: point.x - radius * back, y: point.y - radius * back * 1.15 }, radius * share, {
      lobes: share < 0.5 ? 5 : lobes,
      spin: (spin + turn) % 1,
    });
  return [
    shadowOf(plant, land),
    filled(part(1, 0, 0), dark),
    filled(part(0.78, 0.13, 0.07), middle),
    filled(part(0.42, 0.3, 0.31), light),
  ];
}

function blossoming(plant: Plant, land: LandColours, blossom: string): DrawOperation[] {
  const { point, radius, spin } = plant;
  const flowers = Array.from({ length: 7 }, (_, index): DrawOperation => {
    const angle = (index * 2 * Math.PI) / 6 + spin * 6;
    const reach = index === 6 ? 0 : radius * 0.52;
    return {
      kind: 'circle',
      x: point.x - radius * 0.1 + Math.cos(angle) * reach,
      y: point.y - radius * 0.12 + Math.sin(angle) * reach,
      radius: radius * 0.2,
      fill: blossom,
    };
  });
  return [...crown(plant, land, [land.canopy, land.canopyMiddle, land.canopyMiddle]), ...flowers];
}

function bush({ point, radius, spin }: Plant, land: LandColours): DrawOperation[] {
  return [
    filled(blob({ x: point.x + radius * 0.16, y: point.y + radius * 0.2 }, radius * 0.94, { spin }), land.shade),
    filled(lobed(point, radius, { lobes: 6, spin }), land.bush),
    filled(
      lobed({ x: point.x - radius * 0.2, y: point.y - radius * 0.24 }, radius * 0.55, { lobes: 5, spin }),
      land.bushLight,
    ),
  ];
}

function fronds(
  { point, radius, spin }: Plant,
  { count, width, colours }: { count: number; width: number; colours: readonly [string, string] },
): DrawOperation[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count + spin) * Math.PI * 2;
    const tip = { x: point.x + Math.cos(angle) * radius, y: point.y + Math.sin(angle) * radius };
    // Fronds that lean towards the light are bright.
    const lit = Math.cos(angle + Math.PI * 0.75) > -0.1 ? 0 : 1;
    return { index, lit, stroke: filled(leaf(point, tip, radius * width), colours[lit === 0 ? 0 : 1]) };
  })
    .sort((a, b) => b.lit - a.lit || a.index - b.index)
    .map(({ stroke }) => stroke);
}

function palm(plant: Plant, land: LandColours): DrawOperation[] {
  const { point, radius, spin } = plant;
  const shade = { ...plant, point: { x: point.x + radius * 0.3, y: point.y + radius * 0.36 } };
  return [
    filled(blob(shade.point, radius * 0.72, { spin }), land.shade),
    ...fronds(plant, { count: 8, width: 0.34, colours: [land.palmLight, land.palm] }),
    { kind: 'circle', ...point, radius: radius * 0.15, fill: land.lime },
  ];
}

function fern(plant: Plant, land: LandColours): DrawOperation[] {
  return fronds(plant, { count: 6, width: 0.4, colours: [land.bushLight, land.bush] });
}
