import { type Area, cellOf, isInside } from '../../../core/area.ts';
import type { BorderPrint, Edge, Ground } from '../../../core/ground.ts';
import type { OptionValue } from '../../../core/options.ts';
import { PORTS_PER_SQUARE, SIDES, type Side } from '../../../core/ports.ts';
import type { Square } from '../../../core/tile.ts';
import type { LargeCity, MapFile, Town } from './map-file.ts';
import { BASE_OPTIONS } from './options.ts';
import type { CarcassonneSegment, CarcassonneTile } from './tile.ts';

/** A map with what the rules derive from its file. */
export interface GameMap extends MapFile {
  /** Columns and rows. */
  readonly width: number;
  readonly height: number;
  /** Everything on which a tile can lie, printed or placed. */
  readonly squares: readonly Square[];
  readonly ground: Ground;
  /** The squares with one square of margin. */
  readonly area: Area;
  /** Towns by the cell of `area`. Start squares are among them, because a start square that a game does not use is a town (M2). */
  readonly townsByCell: ReadonlyMap<number, Town>;
}

/** The town on a square; undefined where there is none. */
export function townAt({ area, townsByCell }: GameMap, { x, y }: Square): Town | undefined {
  return isInside(area, x, y) ? townsByCell.get(cellOf(area, x, y)) : undefined;
}

/** The start square of a map that is not used, by the value of the option; undefined where the map has no such square. */
export function unusedSquare({ start }: GameMap, unused: OptionValue): GameMap['start']['squares'][number] | undefined {
  return start.squares[(BASE_OPTIONS.unused as readonly OptionValue[]).indexOf(unused) - 1];
}

/** A square as a key of maps and sets. */
export function squareKey({ x, y }: Square): string {
  return `${x},${y}`;
}

/** Id of a large city as a tile. */
export function cityTileId(map: Pick<MapFile, 'id'>, city: Pick<LargeCity, 'id'>): string {
  return `${map.id}-${city.id}`;
}

/** The large cities of a map as tiles, which are never drawn. */
export function cityTiles(map: MapFile): CarcassonneTile[] {
  return map.cities.map((city) => ({
    id: cityTileId(map, city),
    name: city.name,
    set: 'map',
    count: 0,
    rotations: 1,
    squares: city.squares.map(({ x, y }) => ({ x: x - city.squares[0]!.x, y: y - city.squares[0]!.y })),
    segments: citySegments(city),
    monastery: -1,
    garden: -1,
    signs: [],
    riverSides: [],
  }));
}

/** The city itself first, with one tile for each of its squares (M6), then the fields of its closed sides (M17). */
function citySegments({ squares }: LargeCity): CarcassonneSegment[] {
  const portsOf = (square: number, side: number) =>
    [0, 1, 2].map((port) => square * PORTS_PER_SQUARE + side * 3 + port);
  const sidesOf = (kind: string) =>
    squares.flatMap(({ sides }, square) => sides.flatMap((one, side) => (one === kind ? [{ square, side }] : [])));
  const coatOfArms = squares.reduce((sum, square) => sum + square.coatsOfArms, 0);
  const city: CarcassonneSegment = {
    kind: 'city',
    ports: sidesOf('city').flatMap(({ square, side }) => portsOf(square, side)),
    marks: { coatOfArms, furtherSquare: squares.length - 1 },
  };
  const fields: { square: number; sides: number[] }[] = [];
  for (const { square, side } of sidesOf('field')) {
    // Sides are in order, so that each joins the one before it; west meets north around the corner.
    const own = fields.filter((field) => field.square === square);
    const before = own.find(({ sides }) => sides.includes(side - 1));
    const north = side === 3 ? own.find(({ sides }) => sides.includes(0)) : undefined;
    if (before && north && before !== north) {
      north.sides.push(...before.sides, side);
      fields.splice(fields.indexOf(before), 1);
    } else if (before ?? north) (before ?? north)!.sides.push(side);
    else fields.push({ square, sides: [side] });
  }
  return [
    city,
    ...fields.map(
      ({ square, sides }): CarcassonneSegment => ({
        kind: 'field',
        ports: sides.flatMap((side) => portsOf(square, side)),
        marks: {},
        touches: [0],
      }),
    ),
  ];
}

/**
 * Derives a map from its file.
 *
 * @param indexOf index of every tile, those of the map's large cities included
 */
export function deriveMap(map: MapFile, indexOf: ReadonlyMap<string, number>): GameMap {
  const squares = squaresOn(map, /[#STLI]/);
  const width = map.grid[0]!.length;
  const height = map.grid.length;
  const area = { minX: -1, minY: -1, width: width + 2, height: height + 2 };
  return {
    ...map,
    width,
    height,
    squares,
    area,
    townsByCell: new Map([...map.towns, ...map.start.squares].map((town) => [cellOf(area, town.x, town.y), town])),
    ground: {
      squares,
      // Sea, clouds, waves and what expansions have in the sea alike (M7).
      closes: true,
      tiles: map.cities.map((city) => ({
        type: indexOf.get(cityTileId(map, city))!,
        x: city.squares[0]!.x,
        y: city.squares[0]!.y,
        turns: 0,
      })),
      prints: [
        ...map.prints.map(({ kind, coatsOfArms, ...edge }) => printOf(kind, coatsOfArms, [edge])),
        ...map.ferries.map(({ coatsOfArms, ends }) => printOf('road', coatsOfArms, ends)),
      ],
    },
  };
}

function printOf(
  kind: 'road' | 'city',
  coatOfArms: number,
  edges: readonly (Square & { readonly side: (typeof SIDES)[number] })[],
): BorderPrint {
  return {
    kind,
    marks: { coatOfArms },
    shows: kind === 'city' ? ['city', 'city', 'city'] : ['field', 'road', 'field'],
    edges: edges.map(({ x, y, side }): Edge => ({ x, y, side: SIDES.indexOf(side) as Side })),
  };
}

/** The squares of a map whose sign in its grid matches, row by row. */
export function squaresOn({ grid }: Pick<MapFile, 'grid'>, signs: RegExp): Square[] {
  return grid.flatMap((row, y) => [...row].flatMap((sign, x) => (signs.test(sign) ? [{ x, y }] : [])));
}
