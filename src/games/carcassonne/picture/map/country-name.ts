import type { DrawOperation } from '../../../../drawing/draw.ts';
import { keptFor } from '../../../../drawing/kept.ts';
import { distance, type Point } from '../../../../drawing/point.ts';
import { textWidth } from '../../../../drawing/text-width.ts';
import type { Theme } from '../../../../drawing/theme.ts';
import type { PictureWords } from '../../../picture.ts';
import { countryName } from '../../country.ts';
import type { GameMap } from '../../rules/game-map.ts';
import { landOf } from './land.ts';
import { MAP_COLOURS } from './palette.ts';
import { nameArt } from './place-name.ts';
import { isPrinted } from './printed-place.ts';

/** Heights of letters that are tried, in squares. */
const SIZES = [0.42, 0.34, 0.28, 0.23, 0.19, 0.16, 0.13];

/** Room around them that is tried, in squares. */
const MARGINS = [0.8, 0.4, 0.15, 0];

/** Every so many squares a place is tried. */
const STEP = 0.1;

/** The names of the neighbours, where they have most room, away from what is printed there. */
export function countryNames(map: GameMap, words: PictureWords, theme: Theme): DrawOperation[] {
  const { abroadName: fill, abroadHalo: halo } = MAP_COLOURS[theme];
  const known = places(map);
  return Object.entries(map.neighbours).flatMap(([letter, country]) => {
    const text = countryName(words.language, country);
    const place = known.has(text) ? known.get(text) : placeOf(map, letter, text);
    known.set(text, place);
    return place ? nameArt(place.at, text, { part: 'country', fill, halo, size: place.size, room: 9 }) : [];
  });
}

interface Place {
  readonly at: Point;
  readonly size: number;
}

const places = keptFor((_: GameMap) => new Map<string, Place | undefined>());

/** The largest letters that have room, nearest to the middle of what has room for them. */
function placeOf(map: GameMap, letter: string, text: string): Place | undefined {
  const { regionAt } = landOf(map);
  const isFree = (point: Point) => regionAt(point) === letter && !isPrinted(map, point);
  for (const [size, margin] of SIZES.flatMap((size) => MARGINS.map((margin) => [size, margin] as const))) {
    const [half, height] = [(textWidth(text) * size) / 2 + 0.03 + margin, size * 0.55 + margin];
    const found: Point[] = [];
    for (let y = -0.98 + height; y <= map.height + 0.98 - height; y += STEP) {
      for (let x = -0.98 + half; x <= map.width + 0.98 - half; x += STEP) {
        const shares = [-1, -0.6, -0.2, 0.2, 0.6, 1];
        const fits = shares.every((share) =>
          [-1, 0, 1].every((up) => isFree({ x: x + share * half, y: y + up * height })),
        );
        if (fits) found.push({ x, y });
      }
    }
    if (found.length > 0) return { at: nearestTo(middleOf(found), found), size };
  }
  return undefined;
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }));
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function nearestTo(middle: Point, points: readonly Point[]): Point {
  return points.reduce((best, one) => (distance(one, middle) < distance(best, middle) ? one : best));
}
