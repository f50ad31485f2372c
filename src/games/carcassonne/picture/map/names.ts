import type { Square } from '../../../../core/tile.ts';
import type { DrawOperation } from '../../../../drawing/draw.ts';
import { type Box, boxAround, distance } from '../../../../drawing/point.ts';
import { countryName } from '../../country.ts';
import { type GameMap, squareKey } from '../../rules/game-map.ts';
import type { CarcassonneContext } from '../facts.ts';
import { cityNamesArt } from './city-name.ts';
import { countryArt, countryNames, nameBox } from './country-name.ts';
import { MAP_COLOURS } from './palette.ts';
import { brokenLines, lettersIn, linesOf, minLetters, nameArt } from './place-name.ts';
import { isShown, isWhole } from './room.ts';

/** Where a name stands on its squares: how far down, its usual letters, the largest ones, and the room beside it. */
interface NamePlace {
  readonly y: number;
  readonly usual: number;
  readonly most: number;
  readonly beside: number;
}

/** A place with the squares on which its name stands. */
interface NamedPlace {
  readonly part: string;
  readonly text: string;
  readonly squares: readonly Square[];
  readonly place: NamePlace;
}

const PLACES = {
  town: { y: 0.82, usual: 0.21, most: 0.32, beside: 0.02 },
  // The edging stays visible.
  start: { y: 0.8, usual: 0.2, most: 0.26, beside: 0.09 },
  coats: { y: 0.82, usual: 0.19, most: 0.32, beside: 0.02 },
  isle: { y: 0.88, usual: 0.18, most: 0.2, beside: 0.02 },
} satisfies Record<string, NamePlace>;

/** Letters of countries, which stand alone, in those that can be read among others. */
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
  const min = (minLetters(layout) ?? 0) * COUNTRY;
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
    ({ squares }) => isWhole(squares, layout) && !squares.some((square) => hidden.has(squareKey(square))),
  );
  const names = [...places.map((place) => placeNameArt(place, context)), ...cityNamesArt(map, context)];
  return names.some((name) => name.length === 0) ? [] : names.flat();
}

/** The names of start squares, towns, places on islands and the Isle of Man. */
function namedPlaces({ start, towns, coatSquares = [], isleOfMan }: GameMap, language: string): NamedPlace[] {
  const town = (place: NamePlace) => (square: Square & { readonly name: string }) => ({
    part: 'town',
    text: square.name,
    squares: [square],
    place,
  });
  return [
    ...start.squares.map(town(PLACES.start)),
    ...towns.map(town(PLACES.town)),
    ...together(coatSquares).map(({ text, squares }) => ({ part: 'town', text, squares, place: PLACES.coats })),
    ...(isleOfMan
      ? [{ part: 'isle', text: countryName(language, 'IM'), squares: [isleOfMan], place: PLACES.isle }]
      : []),
  ];
}

/** Squares beside each other of which the same is written are one place. */
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
  const room = width - 2 * place.beside;
  const usual = linesOf(text, width * ONE_LINE);
  for (const lines of [usual, brokenLines(text)]) {
    const most = lines.length > 1 ? Math.min(place.most, TWO_LINES) : place.most;
    const size = lettersIn(room, lines, layout, { usual: place.usual, most });
    if (size === undefined) continue;
    const middle = Math.min(place.y, LOWEST - (lines.length * size * LINE) / 2);
    return lines.flatMap((line, row) => {
      const at = { x: x + width / 2, y: y + middle + (row - (lines.length - 1) / 2) * size * LINE };
      return nameArt(at, line, { part, fill, halo, size });
    });
  }
  return [];
}
