import type { Square } from '../../../../core/tile.ts';
import { type DrawOperation, polygon, rectangle } from '../../../../drawing/draw.ts';
import { type Box, boxAround, distance, type Point, pointsOf } from '../../../../drawing/point.ts';
import { textWidth } from '../../../../drawing/text-width.ts';
import type { Theme } from '../../../../drawing/theme.ts';
import { EXPANSION_PICTURES } from '../../expansions/pictures.ts';
import { type GameMap, squareKey } from '../../rules/game-map.ts';
import type { CarcassonneContext, NamedPlace, NameLayout } from '../context.ts';
import { countryArt, countryNames, nameBox } from './country-name.ts';
import { MAP_COLOURS } from './palette.ts';
import { brokenLines, letterSizeIn, linesOf, minLetterSize, nameArt } from './place-name.ts';
import { isShown, isWhollyShown } from './room.ts';

const PLACES = {
  town: { y: 0.82, usualSize: 0.21, maxSize: 0.32, margin: 0.02 },
  // The edging stays visible.
  start: { y: 0.8, usualSize: 0.2, maxSize: 0.26, margin: 0.09 },
  coats: { y: 0.82, usualSize: 0.19, maxSize: 0.32, margin: 0.02 },
} satisfies Record<string, NameLayout>;

/** Size of letters of country names, which stand alone, in sizes of the smallest letters that can be read among others. */
const COUNTRY = 0.88;

/** Names that need more than this many heights of their letters are written in two lines. */
const ONE_LINE = 6.6;

/** Distance of two lines of a name, in heights of their letters. */
const LINE = 0.95;

/** Largest letters of two lines, and where the lower one ends at the latest. */
const TWO_LINES = 0.24;
const LOWEST = 1;

/** The names of the neighbours that a picture shows whole; `taken` are the boxes that they keep out of. */
export function countryNamesArt(map: GameMap, context: CarcassonneContext, taken: readonly Box[]): DrawOperation[] {
  const { layout, theme, words } = context;
  const min = (minLetterSize(layout) ?? 0) * COUNTRY;
  return countryNames(map, { language: words.language, min, without: taken })
    .filter((country) => isShown(nameBox(country), layout))
    .flatMap((country) => countryArt(country, theme));
}

/**
 * Names of large cities, and of places of which nothing is covered. Each stands within the squares of its place, and is
 * left out where these are not all shown. Where the letters of one of them could not be read, there are none: a place
 * without a name among others would seem to have none.
 */
export function placeNamesArt(map: GameMap, context: CarcassonneContext): DrawOperation[] {
  const { scene, layout, words } = context;
  const hidden = new Set([...scene.tiles.flatMap(({ squares }) => squares), ...scene.legal].map(squareKey));
  const places = namedPlaces(map, words.language).filter(
    ({ squares }) => isWhollyShown(squares, layout) && !squares.some((square) => hidden.has(squareKey(square))),
  );
  const names = [...places.map((place) => placeNameArt(place, context)), ...cityNamesArt(map, context)];
  return names.some((name) => name.length === 0) ? [] : names.flat();
}

/** The names of start squares, towns, places in the sea, and places of expansions. */
function namedPlaces(map: GameMap, language: string): NamedPlace[] {
  const { start, towns, coatSquares = [] } = map;
  const town = (place: NameLayout) => (square: Square & { readonly name: string }) => ({
    part: 'town',
    text: square.name,
    squares: [square],
    place,
  });
  return [
    ...start.squares.map(town(PLACES.start)),
    ...towns.map(town(PLACES.town)),
    ...together(coatSquares).map(({ text, squares }) => ({ part: 'town', text, squares, place: PLACES.coats })),
    ...EXPANSION_PICTURES.flatMap((one) => one.names?.(map, language) ?? []),
  ];
}

/** Adjacent squares with the same name are one place. */
function together(squares: NonNullable<GameMap['coatSquares']>): Pick<NamedPlace, 'text' | 'squares'>[] {
  const places: { text: string; squares: Square[] }[] = [];
  for (const square of squares) {
    const text = square.label ?? square.name;
    const isBeside = (other: Square) => other.y === square.y && distance(other, square) === 1;
    const whole = places.find((place) => place.text === text && place.squares.some(isBeside));
    if (whole) whole.squares.push(square);
    else places.push({ text, squares: [square] });
  }
  return places;
}

function placeNameArt(
  { part, text, squares, place }: NamedPlace,
  { layout, theme }: CarcassonneContext,
): DrawOperation[] {
  const { name: fill, halo } = MAP_COLOURS[theme];
  const { x, y, width } = boxAround(squares, 1);
  const room = width - 2 * place.margin;
  const usual = linesOf(text, width * ONE_LINE);
  for (const lines of [usual, brokenLines(text)]) {
    const most = lines.length > 1 ? Math.min(place.maxSize, TWO_LINES) : place.maxSize;
    const size = letterSizeIn(room, lines, layout, { usual: place.usualSize, most });
    if (size === undefined) continue;
    const middle = Math.min(place.y, LOWEST - (lines.length * size * LINE) / 2);
    return lines.flatMap((line, row) => {
      const at = { x: x + width / 2, y: y + middle + (row - (lines.length - 1) / 2) * size * LINE };
      return nameArt(at, line, { part, fill, halo, size });
    });
  }
  return [];
}

/** Height of the banner with a city's name, of its letters, and of the largest letters without a banner, in two lines too. */
const BANNER = { height: 0.25, text: 0.19, alone: 0.44, lines: 0.26 };

/** Room beside a name within the squares of its city, and within a banner. */
const BESIDE = { square: 0.04, banner: 0.06 };

/**
 * The name of every large city at the lower end of its own squares: on a banner, or without one where a chat needs
 * larger letters than fit there; empty where it could not be read. No city of which a part is not shown, or which a tint
 * covers.
 */
export function cityNamesArt({ cities }: GameMap, { scene, layout, theme }: CarcassonneContext): DrawOperation[][] {
  const tinted = new Set(
    scene.tints.flatMap(({ segments }) => segments.flatMap(({ tile }) => scene.tiles[tile]!.squares.map(squareKey))),
  );
  const hasBanners = minLetterSize(layout) === undefined;
  const { name: fill, halo } = MAP_COLOURS[theme];
  return cities.flatMap(({ name, label: text = name, squares }) => {
    if (!isWhollyShown(squares, layout) || squares.some((square) => tinted.has(squareKey(square)))) return [];
    const { x, y, width, height } = boxAround(squares, 1);
    const [middle, bottom] = [x + width / 2, y + height];
    const letters = (lines: readonly string[], beside: number, most: number) =>
      letterSizeIn(width - 2 * beside, lines, layout, { usual: BANNER.text, most });
    const onBanner = hasBanners ? letters([text], BESIDE.square + BESIDE.banner, BANNER.text) : undefined;
    if (onBanner !== undefined)
      return [bannerArt({ x: middle, y: bottom - 0.2 }, text, { size: onBanner, width, theme })];
    for (const lines of [[text], brokenLines(text)]) {
      const size = letters(lines, BESIDE.square, lines.length > 1 ? BANNER.lines : BANNER.alone);
      if (size === undefined) continue;
      return [
        lines.flatMap((line, row) => {
          const at = { x: middle, y: bottom - size * (0.55 + (lines.length - 1 - row) * 0.95) };
          return nameArt(at, line, { part: 'city-name', fill, halo, size });
        }),
      ];
    }
    return [[]];
  });
}

/** A name on a banner, with tails where the city has room for them. */
function bannerArt(
  middle: Point,
  text: string,
  { size, width: room, theme }: { readonly size: number; readonly width: number; readonly theme: Theme },
): DrawOperation[] {
  const { banner, bannerRim, name: fill } = MAP_COLOURS[theme];
  const width = textWidth(text) * size + 2 * BESIDE.banner;
  const [left, top] = [middle.x - width / 2, middle.y - BANNER.height / 2];
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
    ...(width + 0.28 < room ? [tail(left, -1), tail(left + width, 1)] : []),
    rectangle({ x: left, y: top, width, height: BANNER.height }, { ...rim, fill: banner, radius: 0.03 }),
    ...nameArt(middle, text, { part: 'city-name', fill, halo: banner, size }),
  ];
}
