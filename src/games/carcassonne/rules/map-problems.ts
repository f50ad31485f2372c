import { SIDE_STEPS, SIDES } from '../../../core/ports.ts';
import type { Square } from '../../../core/tile.ts';
import type { ContentProblem } from '../../contract/game.ts';
import { squareKey, squaresOn } from './game-map.ts';
import type { MapFile } from './map-file.ts';

/** Path of a problem within a map. */
type Path = readonly PropertyKey[];
export type ReportProblem = (path: Path, message: string) => void;

/** Squares that the grid shows with a sign, and the path of each in the map's lists. */
export interface SignedPlaces {
  readonly what: string;
  readonly sign: string;
  readonly listed: readonly { readonly square: Square; readonly path: Path }[];
}

/** Checks of an expansion for a map. */
export interface MapChecks {
  places?(map: MapFile): readonly SignedPlaces[];
  check(map: MapFile, say: ReportProblem): void;
}

/**
 * Problems of a map that its schema cannot find: places that differ from the grid, and those that expansions report.
 */
export function mapProblems(map: MapFile, index: number, brought: readonly MapChecks[]): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const say: ReportProblem = (path, message) =>
    problems.push({ path: ['maps', index, ...path], message: `map ${map.id}: ${message}` });
  checkGrid(map, say);
  checkPlaces(map, say, brought);
  checkSides(map, say);
  checkPrints(map, say);
  for (const { check } of brought) check(map, say);
  return problems;
}

/** Signs of the grid on which a tile can lie. */
export const BOARD_SIGNS = /[#STLI]/;

/** Signs of squares that ships pass, as of everything outside of the grid. */
const WATER = /[.W]/;

function squareBeyond({ x, y, side }: MapFile['ferries'][number]['ends'][number]): Square {
  const step = SIDE_STEPS[SIDES.indexOf(side)]!;
  return { x: x + step.x, y: y + step.y };
}

/** The sign of a square in the grid; that of the sea outside of it. */
export function signAt({ grid }: MapFile, { x, y }: Square): string {
  return grid[y]?.[x] ?? '.';
}

function checkGrid({ grid, neighbours, start }: MapFile, say: ReportProblem) {
  const width = grid[0]!.length;
  for (const [y, row] of grid.entries()) {
    if (row.length !== width) say(['grid', y], `the row has ${row.length} squares, the first row ${width}`);
    for (const letter of new Set(row.match(/[a-z]/g))) {
      if (!neighbours[letter]) say(['grid', y], `neighbours do not say which country "${letter}" is`);
    }
  }
  if (start.use > start.squares.length) say(['start', 'use'], 'more start squares are used than there are');
}

/** Reports squares whose sign in the grid and entry in a list do not match. */
function checkPlaces(map: MapFile, say: ReportProblem, brought: readonly MapChecks[]) {
  const places: readonly SignedPlaces[] = [
    { what: 'town', sign: 'T', listed: listedAt(['towns'], map.towns) },
    { what: 'start square', sign: 'S', listed: listedAt(['start', 'squares'], map.start.squares) },
    {
      what: 'square of a large city',
      sign: 'L',
      listed: map.cities.flatMap(({ squares }, city) => listedAt(['cities', city, 'squares'], squares)),
    },
    { what: 'square with coats of arms', sign: 'I', listed: listedAt(['coatSquares'], map.coatSquares) },
    ...brought.flatMap((one) => one.places?.(map) ?? []),
  ];
  for (const { what, sign, listed } of places) {
    const drawn = new Set(squaresOn(map, new RegExp(`[${sign}]`)).map(squareKey));
    const known = new Set<string>();
    for (const { square, path } of listed) {
      const key = squareKey(square);
      if (!drawn.has(key)) say(path, `the grid has "${signAt(map, square)}" at ${key}, not "${sign}" for a ${what}`);
      else if (known.has(key)) say(path, `a second ${what} at ${key}`);
      known.add(key);
    }
    for (const key of drawn) {
      if (!known.has(key)) say(['grid', Number(key.split(',')[1])], `"${sign}" at ${key} is no listed ${what}`);
    }
  }
}

/** Squares of a list in a map, each with its place there. */
export function listedAt(path: Path, squares: readonly Square[] = []): SignedPlaces['listed'] {
  return squares.map((square, index) => ({ square, path: [...path, index] }));
}

/** The inner sides of large cities are those between two of their squares. */
function checkSides({ cities }: MapFile, say: ReportProblem) {
  for (const [city, { id, squares }] of cities.entries()) {
    if (cities.findIndex((other) => other.id === id) < city) say(['cities', city, 'id'], `a second city "${id}"`);
    for (const [at, { x, y, sides }] of squares.entries()) {
      for (const [side, kind] of sides.entries()) {
        const beyond = { x: x + SIDE_STEPS[side]!.x, y: y + SIDE_STEPS[side]!.y };
        const isInner = squares.some((other) => other.x === beyond.x && other.y === beyond.y);
        if (isInner !== (kind === 'inner'))
          say(['cities', city, 'squares', at, 'sides', side], `${id}: the side ${SIDES[side]} is not "${kind}"`);
      }
    }
  }
}

function checkPrints(map: MapFile, say: ReportProblem) {
  const edges = [
    ...map.prints.map((edge, at) => ({ edge, path: ['prints', at] })),
    ...map.ferries.flatMap(({ ends }, at) => ends.map((edge, end) => ({ edge, path: ['ferries', at, 'ends', end] }))),
  ];
  for (const [at, { kind, overSea, side, ...square }] of map.prints.entries()) {
    if (overSea && (kind !== 'road' || !WATER.test(signAt(map, squareBeyond({ ...square, side })))))
      say(['prints', at, 'overSea'], 'only a road that leads to no land of the grid goes on over the sea');
  }
  const known = new Set<string>();
  for (const { edge, path } of edges) {
    const key = `${squareKey(edge)} ${edge.side}`;
    if (!BOARD_SIGNS.test(signAt(map, edge))) say(path, `there is no square at ${squareKey(edge)}`);
    else if (BOARD_SIGNS.test(signAt(map, squareBeyond(edge)))) say(path, `${key} is no border`);
    else if (known.has(key)) say(path, `${key} has something else already`);
    known.add(key);
  }
}
