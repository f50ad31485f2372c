import { type DrawOperation, polygon, rectangle } from '../../../../drawing/draw.ts';
import { type Box, boxAround, type Point, pointsOf } from '../../../../drawing/point.ts';
import { textWidth } from '../../../../drawing/text-width.ts';
import type { Theme } from '../../../../drawing/theme.ts';
import { type GameMap, squareKey } from '../../rules/game-map.ts';
import type { CarcassonneContext } from '../facts.ts';
import { MAP_COLOURS } from './palette.ts';
import { nameArt } from './place-name.ts';

/** Height of the banner with a city's name, and of its letters. */
const BANNER = { height: 0.25, text: 0.19 };

/** A banner with the name of every large city at its lower end. */
export function cityBanners({ cities }: GameMap, theme: Theme): DrawOperation[] {
  const { banner, bannerRim, name: ink } = MAP_COLOURS[theme];
  return cities.flatMap((city) => {
    const box = boxAround(city.squares, 1);
    const text = nameOf(city);
    const max = box.width - 0.1;
    const size = Math.min(BANNER.text, (max - 0.12) / textWidth(text));
    const width = textWidth(text) * size + 0.12;
    const middle = { x: box.x + box.width / 2, y: box.y + box.height - 0.2 };
    const [left, top, right, bottom] = [
      middle.x - width / 2,
      middle.y - BANNER.height / 2,
      middle.x + width / 2,
      middle.y + BANNER.height / 2,
    ];
    const rim = { part: 'city-name', stroke: bannerRim, lineWidth: 0.022 };
    const tail = (x: number, way: number) =>
      polygon(
        pointsOf([0, 0.05, 0.13, 0.05, 0.08, 0.155, 0.13, 0.27, 0, 0.27]).map((point) => ({
          x: x + point.x * way,
          y: top + point.y,
        })),
        { ...rim, fill: bannerRim },
      );
    return [
      ...(width + 0.2 < box.width ? [tail(left, -1), tail(right, 1)] : []),
      rectangle({ x: left, y: top, width: right - left, height: bottom - top }, { ...rim, fill: banner, radius: 0.03 }),
      ...nameArt(middle, text, { part: 'city-name', fill: ink, halo: banner, size, room: max }),
    ];
  });
}

/** The first of the names of a city that has two. */
function nameOf({ name }: GameMap['cities'][number]): string {
  return name.replace(/\/.*/, '');
}

/** A city's name without a banner; lengths in squares. */
interface CityName {
  readonly text: string;
  readonly size: number;
  readonly box: Box;
}

/**
 * How far a name may reach beyond its city: over a tile not as far as the middle of its sides, where roads and cities go
 * on, and not over the frame around a tile of the last turn, nor over chips.
 */
const BEYOND = { framed: 0.02, faceUp: 0.1, faceDown: 0.26, tile: 0.48, free: 0.95 };

/** Distance of a name from the lower edge of its city, in squares. */
const LOW = 0.03;
/** Height of a name as a share of its font size. */
const HEIGHT = 0.92;

/** Share of the estimate of its width that a name takes at least. */
const NARROW = 0.93;

/**
 * Names of large cities that a chat can show: in letters of that size as far as they leave tiles beside them
 * recognizable.
 */
export function cityNames(
  { cities, width }: GameMap,
  { tiles, facts }: Pick<CarcassonneContext['scene'], 'tiles' | 'facts'>,
  min: number,
): CityName[] {
  const chips = facts.chips?.onBoard ?? [];
  const kinds = new Map<string, keyof typeof BEYOND>([
    ...chips.map((chip) => [squareKey(chip), chip.faceUp ? 'faceUp' : 'faceDown'] as const),
    ...tiles.flatMap(({ squares, last }) =>
      squares.map((square) => [squareKey(square), last === undefined ? 'tile' : 'framed'] as const),
    ),
  ]);
  return cities.map((city) => {
    const box = boxAround(city.squares, 1);
    const row = box.y + box.height - 1;
    const reach = (x: number) => BEYOND[kinds.get(squareKey({ x, y: row })) ?? 'free'];
    const left = Math.max(-0.97, box.x - reach(box.x - 1));
    const right = Math.min(width + 0.97, box.x + box.width + reach(box.x + box.width));
    const text = nameOf(city);
    const each = textWidth(text) * NARROW;
    const size = Math.min(min, (right - left) / each);
    const [across, height] = [each * size, size * HEIGHT];
    const x = Math.max(left, Math.min(box.x + (box.width - across) / 2, right - across));
    return { text, size, box: { x, y: box.y + box.height - LOW - height, width: across, height } };
  });
}

/** The name of a large city without a banner. */
export function cityNameArt({ text, size, box }: CityName, theme: Theme): DrawOperation[] {
  const { name: fill, halo } = MAP_COLOURS[theme];
  const at: Point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return nameArt(at, text, { part: 'city-name', fill, halo, size, room: box.width * 1.1 });
}
