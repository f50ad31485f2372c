import { boxesIn } from '../../../../drawing/cheapest.ts';
import type { DrawOperation } from '../../../../drawing/draw.ts';
import { memoizeBy } from '../../../../drawing/memoize.ts';
import { type Box, boxesOverlap, centreOf, inset, nearestPoint, type Point } from '../../../../drawing/point.ts';
import { textWidth } from '../../../../drawing/text-width.ts';
import type { Theme } from '../../../../drawing/theme.ts';
import { countryName } from '../../country.ts';
import type { GameMap } from '../../rules/game-map.ts';
import { MAP_COLOURS } from './palette.ts';
import { nameArt } from './place-name.ts';
import { freeRoomOf } from './room.ts';

/** Heights of letters that are tried, in squares. */
const SIZES = [0.42, 0.34, 0.28, 0.23, 0.19, 0.16, 0.13];

/** Room around them that is tried, in squares. */
const MARGINS = [0.8, 0.4, 0.15, 0];

/** Step between the places that are tried, in squares. */
const STEP = 0.1;

/** Inputs for names of countries, besides the map. */
interface Wanted {
  readonly language: string;
  /** Smallest letters, in squares. */
  readonly min: number;
  /** Boxes that the names must not overlap. */
  readonly without: readonly Box[];
}

/** A name with its place. */
interface PlacedName {
  readonly text: string;
  readonly at: Point;
  readonly size: number;
}

/** The names of the neighbours, where they have most room, away from what is printed there. */
export function countryNames(map: GameMap, { language, min, without }: Wanted): PlacedName[] {
  return Object.entries(map.neighbours).flatMap(([letter, country]) => {
    const text = countryName(language, country);
    const place = placeOf(map, { letter, text, min, without });
    return place ? [{ ...place, text }] : [];
  });
}

/** A box around a name. */
export function nameBox({ text, at, size }: PlacedName): Box {
  const [half, height] = [(textWidth(text) * size) / 2 + 0.03, size * 0.55];
  return { x: at.x - half, y: at.y - height, width: 2 * half, height: 2 * height };
}

/** The name of a country. */
export function countryArt({ text, at, size }: PlacedName, theme: Theme): DrawOperation[] {
  const { abroadName: fill, abroadHalo: halo } = MAP_COLOURS[theme];
  return nameArt(at, text, { part: 'country', fill, halo, size });
}

/** The name of a neighbour by its letter on the map. */
interface Name extends Omit<Wanted, 'language'> {
  readonly letter: string;
  readonly text: string;
}

/** The largest letters that have room, nearest to the middle of what has room for them. */
const placeOf = memoizeBy((map: GameMap, { letter, text, min, without }: Name) => {
  const { isFree, around } = freeRoomOf(map);
  const region = around(letter);
  if (!region) return undefined;
  const sizes = [...SIZES.filter((size) => size > min), ...(min > 0 ? [min] : [])];
  for (const [size, margin] of sizes.flatMap((size) => MARGINS.map((margin) => [size, margin] as const))) {
    const wanted = inset(nameBox({ text, at: { x: 0, y: 0 }, size }), -margin);
    const free = [...boxesIn(region, wanted, STEP)].filter(
      (box) => !without.some((other) => boxesOverlap(box, other)) && isFree(box, letter),
    );
    const middles = free.map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));
    if (middles.length > 0) return { at: nearestPoint(centreOf(middles), middles), size };
  }
  return undefined;
});
