import type { Square } from '../../../../core/tile.ts';
import type { DrawOperation } from '../../../../drawing/draw.ts';
import { along, type Box, inset } from '../../../../drawing/point.ts';
import type { Theme } from '../../../../drawing/theme.ts';
import { countryName } from '../../country.ts';
import { type GameMap, squareKey } from '../../rules/game-map.ts';
import type { CarcassonneContext } from '../facts.ts';
import { chipBoxes } from './chips.ts';
import { cityNames } from './city-name.ts';
import { countryArt, countryNames, nameBox } from './country-name.ts';
import { MAP_COLOURS } from './palette.ts';
import { minLetters, nameArt } from './place-name.ts';
import { isShown, roomOf } from './room.ts';
import { type SmallName, smallNames, type Taken } from './small-names.ts';

/** The name of a place, with the look that it has where that can be read: how far down it stands, in squares. */
interface PlaceName extends SmallName {
  readonly look: { readonly y: number; readonly size: number; readonly room: number };
}

const LOOKS = {
  town: { y: 0.82, size: 0.21, room: 0.96 },
  coatSquare: { y: 0.82, size: 0.19, room: 0.94 },
  isle: { y: 0.95, size: 0.18, room: 1.1 },
};

/** Letters of countries, which stand alone, in those that can be read among others. */
const COUNTRY = 0.88;

/** Names of countries, and of places that no tile covers. */
export function namesArt(
  map: GameMap,
  context: CarcassonneContext,
  about: { readonly covered: ReadonlySet<string>; readonly taken: readonly Box[] },
): DrawOperation[] {
  const { layout, theme, words } = context;
  const { covered } = about;
  const min = minLetters(layout);
  const countries = countryNames(map, {
    language: words.language,
    min: (min ?? 0) * COUNTRY,
    without: about.taken,
  });
  const names = placeNames(map, words.language).filter(({ square }) => !covered.has(squareKey(square)));
  const places =
    min === undefined
      ? names.flatMap((name) => placeNameArt(name, theme))
      : smallNames(names, {
          size: min,
          theme,
          isBare: (box) => isShown(box, layout) && roomOf(map).isBare(box),
          taken: [...takenOn(map, context, { covered, min }), ...countries.map(nameBox), ...about.taken],
        });
  return [...countries.flatMap((country) => countryArt(country, theme)), ...places];
}

/** The names of start squares, towns, squares on islands and the Isle of Man. */
function placeNames({ start, towns, coatSquares = [], isleOfMan }: GameMap, language: string): PlaceName[] {
  const town = ({ name: text, ...square }: Square & { name: string }) => ({ part: 'town', text, square });
  return [
    ...start.squares.map((square) => ({ ...town(square), look: LOOKS.town, isEdged: true })),
    ...towns.map((square) => ({ ...town(square), look: LOOKS.town })),
    // Words in small letters tell parts of an island apart.
    ...coatSquares.map((square) => ({
      ...town({ ...square, name: square.name.replace(/ [a-z]+$/, '') }),
      look: LOOKS.coatSquare,
    })),
    ...(isleOfMan ? [{ part: 'isle', text: countryName(language, 'IM'), square: isleOfMan, look: LOOKS.isle }] : []),
  ];
}

function placeNameArt({ part, text, square, look }: PlaceName, theme: Theme): DrawOperation[] {
  const { name: fill, halo } = MAP_COLOURS[theme];
  const { y, ...fitting } = look;
  return nameArt(along(square, { x: 0.5, y }, 1), text, { part, fill, halo, ...fitting });
}

/** What the names of places must not cover. */
function takenOn(
  map: GameMap,
  context: CarcassonneContext,
  { covered, min }: { readonly covered: ReadonlySet<string>; readonly min: number },
): Taken[] {
  const { scene } = context;
  const square = ({ x, y }: Square): Box => ({ x, y, width: 1, height: 1 });
  const free = <Place extends Square>(places: readonly Place[]) =>
    places.filter((place) => !covered.has(squareKey(place)));
  const inner = (place: Square, { x, y, width, height }: Box): Taken => ({
    ...{ x: place.x + x, y: place.y + y, width, height },
    of: place,
  });
  const taken: Taken[] = [
    ...scene.tiles.flatMap(({ squares }) => squares.map(square)),
    ...scene.legal.map(square),
    ...cityNames(map, scene, min).map(({ box }) => box),
    ...free(map.start.squares).map((place) => ({ ...square(place), of: place })),
    ...free(map.towns).map((place) => inner(place, { x: 0.14, y: 0.03, width: 0.84, height: 0.64 })),
    ...free(map.coatSquares ?? []).map((place) => inner(place, { x: 0.05, y: 0.2, width: 0.9, height: 0.45 })),
    ...(map.islands ?? []).flatMap(({ squares }) => squares.map(square)),
    ...(map.isleOfMan ? [square(map.isleOfMan)] : []),
    ...chipBoxes(map, context),
  ];
  return taken.map(({ of, ...box }) => ({ ...inset(box, 0.01), ...(of && { of }) }));
}
