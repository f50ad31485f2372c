import { describe, expect, it } from 'vitest';
import { tileSetFileSchema } from '../../../src/games/carcassonne/game/content.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import type { TileSetFile } from '../../../src/games/carcassonne/rules/tile-set-file.ts';
import { readContentFiles } from '../../../src/games/contract/content-files.ts';

const SHIPPED = readContentFiles(carcassonne) as TileSetFile;

/** A text of so many letters. */
const letters = (count: number) => 'a'.repeat(count);
const copies = <Value>(value: Value, count: number) => Array.from({ length: count }, () => structuredClone(value));

/**
 * Limits of the shape that a host's file may meet: what is changed, the values at its limits, and the values beyond
 * them.
 */
const LIMITS: readonly [
  name: string,
  set: (content: TileSetFile, value: never) => void,
  within: readonly unknown[],
  beyond: readonly unknown[],
][] = [
  [
    'id of a tile',
    (c, id: string) => Object.assign(c.tiles[0]!, { id }),
    [letters(1), letters(40)],
    ['', letters(41), 'A', 'a--b', '-a'],
  ],
  ['copies of a tile', (c, count: number) => Object.assign(c.tiles[0]!, { count }), [1, 50], [0, 51, 1.5]],
  ['turns of a tile', (c, rotations: number) => Object.assign(c.tiles[0]!, { rotations }), [1, 2, 4], [0, 3, 5]],
  [
    'ports',
    (c, port: string) => Object.assign(c.tiles[0]!.segments[0]!, { ports: [port] }),
    ['N', 'E0', 'S1', 'W2'],
    ['', 'N3', 'X', 'n', 'N01'],
  ],
  [
    'touched cities',
    (c, touches: number[]) => Object.assign(c.tiles[0]!.segments[0]!, { touches }),
    [[0], [0, 1]],
    [[], [-1]],
  ],
  ['format', (c, format: number) => Object.assign(c, { format }), [1], [0, 2]],
  ['tiles', (c, count: number) => Object.assign(c, { tiles: copies(c.tiles[0], count) }), [1, 300], [0, 301]],
  ['maps', (c, count: number) => Object.assign(c, { maps: copies(c.maps[0], count) }), [0, 100], [101]],
  ['rows', (c, count: number) => Object.assign(c.maps[0]!, { grid: copies('#', count) }), [3, 40], [2, 41]],
  ['signs', (c, row: string) => Object.assign(c.maps[0]!, { grid: [row, row, row] }), ['.#STLIWKMz'], ['', 'A', '# ']],
  [
    'countries',
    (c, country: string) => Object.assign(c.maps[0]!, { neighbours: { a: country } }),
    ['DE'],
    ['D', 'DEU', 'de'],
  ],
  ['columns', (c, x: number) => Object.assign(c.maps[0]!.towns[0]!, { x }), [0, 60], [-1, 61, 0.5]],
  [
    'names of places',
    (c, name: string) => Object.assign(c.maps[0]!.towns[0]!, { name }),
    [letters(1), letters(60)],
    ['', letters(61)],
  ],
  [
    'squares of a city',
    (c, count: number) => {
      const city = c.maps[0]!.cities[0]!;
      city.squares = copies(city.squares[0]!, count);
    },
    [1, 6],
    [0, 7],
  ],
  [
    'sides of a square',
    (c, count: number) => Object.assign(c.maps[0]!.cities[0]!.squares[0]!, { sides: copies('city', count) }),
    [4],
    [3, 5],
  ],
  [
    'ends of a ferry',
    (c, count: number) => {
      const ferry = c.maps[0]!.ferries[0]!;
      ferry.ends = copies(ferry.ends[0]!, count);
    },
    [2],
    [1, 3],
  ],
  ['chips that are spread', (c, spread: number) => Object.assign(c.maps[0]!.chips, { spread }), [1, 30], [0, 31]],
  [
    'piles of an island',
    (c, count: number) =>
      Object.assign(c.maps[0]!, { islands: [{ colour: 'orange', squares: copies({ x: 0, y: 0 }, count) }] }),
    [1, 4],
    [0, 5],
  ],
];

describe('the shape of a content file', () => {
  it.each(LIMITS)('has limits: %s', (_, set, within, beyond) => {
    const isShape = (value: unknown) => {
      const content = structuredClone(SHIPPED);
      set(content, value as never);
      return tileSetFileSchema.safeParse(content).success;
    };
    expect(within.filter((value) => !isShape(value))).toEqual([]);
    expect(beyond.filter(isShape)).toEqual([]);
  });
});
