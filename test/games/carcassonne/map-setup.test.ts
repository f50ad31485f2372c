import { describe, expect, it } from 'vitest';
import { seedFor } from '../../../lab/simulation/chooser.ts';
import { COLOURS } from '../../../src/core/colour.ts';
import type { PlacedChip } from '../../../src/games/carcassonne/expansions/chips/map.ts';
import { createSetup, hasAllTiles } from '../../../src/games/carcassonne/game/create-setup.ts';
import { startState } from '../../../src/games/carcassonne/game/start.ts';
import type { MapFile } from '../../../src/games/carcassonne/rules/map-file.ts';
import { MAPS, type Options } from '../../../src/games/carcassonne/rules/options.ts';
import type { Setup } from '../../../src/games/carcassonne/rules/setup.ts';
import { CONTENT } from './content.ts';
import { readMap } from './referee/files.ts';

const SEEDS = Array.from({ length: 25 }, (_, seed) => seed);
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

function setupOf(map: Options['map'], seed: number, options: Partial<Options> = {}): Setup {
  return createSetup({
    content: CONTENT,
    colours: COLOURS.slice(0, 3),
    seed: seedFor(`setup ${seed}`),
    order: 'random',
    options: { map, ...options },
  });
}

const key = ({ x, y }: { readonly x: number; readonly y: number }) => `${x},${y}`;

describe.each(MAPS)('setup of %s', (map) => {
  const file = readMap(map);
  const starts = file.start.squares.map(key);

  it('start tiles: the first one on the first square, tiles of the supply on the others, drawn by the seed (M1)', () => {
    const setups = SEEDS.map((seed) => setupOf(map, seed));
    const laid = setups.map(({ layout }) => layout!.start);
    for (const [at, start] of laid.entries()) {
      expect(start).toHaveLength(file.start.use);
      expect(start[0]!.tile).toBe('base-d');
      expect(new Set(start.map(key)).size).toBe(start.length);
      for (const tile of start) expect(starts).toContain(key(tile));
      expect(hasAllTiles(CONTENT, setups[at]!)).toBe(true);
      expect(startState(CONTENT, setups[at]!).pieces).toEqual([]);
    }
    // Every square, every turn and many kinds of tiles come up.
    expect(new Set(laid.flat().map(key)).size).toBe(starts.length);
    expect(new Set(laid.flat().map(({ rotation }) => rotation)).size).toBe(4);
    expect(new Set(laid.flatMap((start) => start.slice(1).map(({ tile }) => tile))).size).toBeGreaterThan(10);
  });

  it('the start square that is chosen stays free (M1)', () => {
    const free = file.start.squares.length > file.start.use;
    for (const [at, unused] of (['first', 'second', 'third'] as const).entries()) {
      for (const seed of SEEDS.slice(0, 5)) {
        const used = setupOf(map, seed, { unused }).layout!.start.map(key);
        if (free) expect(used).not.toContain(starts[at]);
        else expect(used.sort()).toEqual([...starts].sort());
      }
    }
  });

  it('nothing is printed at the sides of a start square, so that every turn is legal (M1)', () => {
    const printed = [...file.prints, ...file.ferries.flatMap(({ ends }) => ends)].map(key);
    const cities = file.cities.flatMap(({ squares }) => squares.map(key));
    for (const { x, y } of file.start.squares) {
      expect(printed).not.toContain(`${x},${y}`);
      for (const [dx, dy] of STEPS) expect(cities).not.toContain(`${x + dx},${y + dy}`);
    }
  });

  it('all tiles of its boxes are there, 114 or 96, and 9 meeples each, or 7 (M13, M14)', () => {
    const { pile, layout } = setupOf(map, 0);
    expect(pile.length + layout!.start.length).toBe(map === 'great-britain' ? 96 : 114);
    expect(startState(CONTENT, setupOf(map, 0)).supply).toEqual([9, 9, 9]);
    expect(startState(CONTENT, setupOf(map, 0, { meeples: '7' })).supply).toEqual([7, 7, 7]);
    expect(startState(CONTENT, setupOf('none', 0)).supply).toEqual([7, 7, 7]);
  });

  it('its chips are five of each value and colour, on legal squares, never beside each other (M2, M15)', () => {
    for (const seed of SEEDS) {
      const { layout } = setupOf(map, seed, { chips: true });
      const chips = layout!.chips!;
      expect(chips).toHaveLength(map === 'benelux' ? 20 : 30);
      for (const colour of ['orange', 'lightBlue', 'purple'])
        for (const value of [1, 2]) {
          const count = chips.filter((chip) => chip.colour === colour && chip.value === value).length;
          if (map === 'benelux') expect(count).toBeLessThanOrEqual(5);
          else expect(count).toBe(5);
        }
      if (map === 'great-britain') expectRegions(chips, file);
      else expectSpread(chips, file, layout!.start.map(key));
    }
  });

  it('its chips are spread evenly (M15)', () => {
    for (const seed of SEEDS) {
      const chips = setupOf(map, seed, { chips: true }).layout!.chips!;
      // Every square with a chip has another chip near it, and no square is far from all of them.
      const distance = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);
      const squares = file.grid.flatMap((row, y) => [...row].flatMap((sign, x) => (sign === '#' ? [{ x, y }] : [])));
      const gaps = squares.map((square) => Math.min(...chips.map((chip) => distance(square, chip))));
      expect(Math.max(...gaps)).toBeLessThan(map === 'benelux' ? 4.5 : 4);
    }
  });
});

/** Scotland light blue, Ireland orange, England and Wales purple. */
function expectRegions(chips: readonly PlacedChip[], file: MapFile): void {
  for (const { colour, squares } of file.chips.squares!) {
    const there = chips.filter((chip) => chip.colour === colour).map(key);
    expect(there.sort()).toEqual(squares.map(key).sort());
  }
}

function expectSpread(chips: readonly PlacedChip[], file: MapFile, used: readonly string[]): void {
  const squares = chips.map(key);
  expect(new Set(squares).size).toBe(squares.length);
  const open = file.cities.flatMap((city) =>
    city.squares.flatMap(({ x, y, sides }) =>
      sides.flatMap((side, at) => (side === 'city' ? [`${x + STEPS[at]![0]},${y + STEPS[at]![1]}`] : [])),
    ),
  );
  const islands = (file.coatSquares ?? []).map(key);
  // Neither sea nor town, start square or large city.
  const unfit = new Set([...islands, ...open]);
  expect(chips.filter(({ x, y }) => file.grid[y]![x] !== '#' || unfit.has(`${x},${y}`))).toEqual([]);
  const besides = new Set([...squares, ...used]);
  const neighbours = chips.flatMap(({ x, y }) => STEPS.map(([dx, dy]) => `${x + dx},${y + dy}`));
  expect(neighbours.filter((square) => besides.has(square))).toEqual([]);
}

describe('setup of Benelux', () => {
  it('start tiles are set aside first, then six piles of five tiles, two on each island; 82 remain', () => {
    const { layout, pile } = setupOf('benelux', 1, { chips: true });
    expect(layout!.islands!.map((piles) => piles.map((tiles) => tiles.length))).toEqual([
      [5, 5],
      [5, 5],
      [5, 5],
    ]);
    expect(layout!.start).toHaveLength(2);
    expect(pile).toHaveLength(82);
    // With the same seed the start tiles are the same without the islands.
    expect(layout!.start).toEqual(setupOf('benelux', 1).layout!.start);
  });
});
