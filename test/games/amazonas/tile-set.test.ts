import { describe, expect, it } from 'vitest';
import type { AmazonasTile, TileSet } from '../../../src/games/amazonas/rules/tile-set.ts';
import type { TileRole } from '../../../src/games/amazonas/rules/tile-set-file.ts';
import { SHIPPED, SHIPPED_JSON, tileSetWith } from '../../support/scenario-set.ts';
import { changed, type Draft, loaded, tileOf } from './drafted-set.ts';

describe('the shipped tile set', () => {
  it('has 65 standard tiles in 20 kinds with the known copies', () => {
    expect(kindCounts('land')).toEqual([10, 2, 8, 3, 5, 2, 5, 1, 1, 3, 2, 2, 5, 5, 1, 1, 2, 3, 3, 1]);
    expect(copies('land')).toBe(65);
  });

  it('has 15 Amazon tiles in 4 kinds, exactly three of them "!" tiles', () => {
    expect(kindCounts('amazon')).toEqual([7, 2, 3, 3]);
    expect(copies('amazon')).toBe(15);
    expect(SHIPPED.tiles.filter(({ bang }) => bang).reduce((sum, { count }) => sum + count, 0)).toBe(3);
  });

  it('has four doubles of two spaces that bend the river', () => {
    expect(SHIPPED.doubles.map((index) => SHIPPED.tiles[index]!.id)).toEqual([
      'double-a',
      'double-b',
      'double-c',
      'double-d',
    ]);
    for (const index of SHIPPED.doubles) {
      expect(SHIPPED.tiles[index]).toMatchObject({ count: 1, spaces: 2 });
      for (const turns of [0, 2]) {
        const course = SHIPPED.river[index * 4 + turns]!;
        expect(course.entry).not.toBe(course.exit);
      }
    }
  });

  it.each([
    [2, 16, [6, 3]],
    [3, 16, [6, 3]],
    [4, 8, [7, 4, 1]],
    [5, 8, [7, 4, 1]],
  ])('has a start tile and a river mouth for %i players', (players, spaces, points) => {
    const start = SHIPPED.tiles[SHIPPED.start[players]!]!;
    expect(start.spaces).toBe(spaces);
    expect(start.squares).toHaveLength(8);
    expect(SHIPPED.mouth[players]).toEqual(points);
  });

  it('adds one space to the river with every Amazon tile', () => {
    expect(byRole('amazon').map(({ spaces }) => spaces)).toEqual(byRole('amazon').map(() => 1));
  });
});

describe('the hash of a tile set', () => {
  it('stays the same when keys change places and names change', () => {
    const renamed = changed((set) => {
      set.name = 'Another name';
      set.notice = 'Another notice';
      for (const tile of set.tiles) tile.name = `${tile.name} (renamed)`;
    });
    expect(loaded(renamed).hash).toBe(SHIPPED.hash);
    expect(loaded(reversedKeys(SHIPPED_JSON)).hash).toBe(SHIPPED.hash);
  });

  it.each<[string, (set: Draft) => void]>([
    ['a mark', (set) => Object.assign(tileOf(set, 'bend-a').segments[0]!, { marks: { boat: 2 } })],
    ['a count', (set) => Object.assign(tileOf(set, 'bend-a'), { count: 3 })],
    ['an id', (set) => Object.assign(tileOf(set, 'bend-a'), { id: 'bend-z' })],
    ['the mouth', (set) => Object.assign(set.mouth[0]!, { points: [6, 4] })],
    ['the order of the tiles', (set) => set.tiles.reverse()],
  ])('changes with %s', (_, change) => {
    expect(loaded(changed(change)).hash).not.toBe(SHIPPED.hash);
  });

  it('changes with every tile that is added', () => {
    const extra = { ...(tileOf(changed(), 'bend-a') as object), id: 'bend-z' };
    expect(tileSetWith([extra]).hash).not.toBe(SHIPPED.hash);
  });
});

describe('a tile set that is read', () => {
  it('knows every copy of the tiles of the pile and of the doubles', () => {
    const { landTiles, amazonTiles, doubles, tiles } = loaded(SHIPPED_JSON);
    expect(landTiles).toHaveLength(65);
    expect(landTiles.filter((id) => id === 'bend-a')).toHaveLength(2);
    expect(landTiles.filter((id) => id === 'bend-c')).toHaveLength(1);
    expect(amazonTiles).toHaveLength(15);
    expect(amazonTiles.slice(0, 2)).toEqual(['amazon-tributary-a', 'amazon-tributary-b']);
    expect(doubles.map((tile) => tiles[tile]!.id)).toEqual(['double-a', 'double-b', 'double-c', 'double-d']);
  });

  it('knows where the river flows through a tile, and which ways round', () => {
    const set = loaded(SHIPPED_JSON);
    const ways = (id: string) => [0, 1, 2, 3].map((turns) => set.river[set.indexOf.get(id)! * 4 + turns]);
    expect(ways('bend-a')).toEqual([undefined, undefined, undefined, undefined]);
    expect(ways('amazon-bang-a')).toEqual([{ entry: 0, exit: 0 }, undefined, { entry: 0, exit: 0 }, undefined]);
    expect(ways('double-a')).toEqual([{ entry: 0, exit: 1 }, undefined, { entry: 1, exit: 0 }, undefined]);
    expect(ways('start-2-3')[0]).toEqual({ entry: 7, exit: 7 });
    expect(set.tiles.map(({ role }, index) => `${role} ${set.flows[index]}`).filter(unlikeBefore)).toEqual([
      'land ',
      'amazon 0,2',
      'double 0,2',
      'start 0',
    ]);
  });

  it('knows how a tributary ends, and what lives in the river', () => {
    const set = loaded(SHIPPED_JSON);
    const tile = (id: string) => set.tiles[set.indexOf.get(id)!]!;
    expect(tile('crossing-b').segments.map(({ end }) => end)).toEqual([
      ...Array<string>(4).fill('crossing'),
      ...Array<undefined>(4).fill(undefined),
    ]);
    expect(tile('fork-a').segments[0]).toEqual({ kind: 'tributary', ports: [1], marks: { boat: 1 }, end: 'rock' });
    expect(tile('amazon-tributary-d')).toMatchObject({ spaces: 1, caimans: 1, piranhas: 2, bang: false });
    expect(tile('double-c')).toMatchObject({ spaces: 2, caimans: 2, piranhas: 3 });
    expect(tile('bend-a')).toMatchObject({ spaces: 0, caimans: 0, piranhas: 0 });
  });

  it('finds the river wherever it is written among the segments', () => {
    const backwards = loaded(
      changed((set) => {
        for (const { segments } of set.tiles) segments.reverse();
      }),
    );
    const facts = ({ tiles, river, flows }: TileSet) => ({
      tiles: tiles.map(({ spaces, caimans, piranhas }) => ({ spaces, caimans, piranhas })),
      river,
      flows,
    });
    expect(facts(backwards)).toEqual(facts(loaded(SHIPPED_JSON)));
  });

  it('may have 300 tiles', () => {
    const others = SHIPPED.tiles.reduce((sum, { id, count }) => sum + (/^bend-[ab]$/.test(id) ? 0 : count), 0);
    const set = changed((draft) => {
      Object.assign(tileOf(draft, 'bend-a'), { count: 150 });
      Object.assign(tileOf(draft, 'bend-b'), { count: 150 - others });
    });
    expect(loaded(set).landTiles).toHaveLength(300 - 15 - 4 - 2);
  });

  it('may have tiles whose squares go any way, as long as they hang together', () => {
    const tall = {
      id: 'extra-tall',
      role: 'double',
      count: 1,
      name: 'three squares across the river',
      squares: [
        [0, 1],
        [0, 2],
        [0, 3],
      ],
      segments: [
        { kind: 'amazon', ports: ['0:W1', '2:E1'], spaces: 2 },
        { kind: 'jungle', ports: ['0:N', '0:E', '1:E', '2:E0', '0:W2'] },
        { kind: 'jungle', ports: ['0:W0', '1:W', '2:W', '2:S', '2:E2'] },
      ],
    };
    expect(tileSetWith([tall]).doubles).toHaveLength(5);
  });
});

function unlikeBefore(text: string, index: number, texts: readonly string[]): boolean {
  return texts.indexOf(text) === index;
}

function reversedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversedKeys);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, reversedKeys(item)]),
  );
}

function byRole(role: TileRole): AmazonasTile[] {
  return SHIPPED.tiles.filter((tile) => tile.role === role);
}

function copies(role: TileRole): number {
  return byRole(role).reduce((sum, { count }) => sum + count, 0);
}

/** Copies of each kind, in the order of the file; tiles of a kind differ in the last letter of their ids. */
function kindCounts(role: TileRole): number[] {
  const counts = new Map<string, number>();
  for (const { id, count } of byRole(role)) {
    const kind = id.replace(/-[a-z]$/, '');
    counts.set(kind, (counts.get(kind) ?? 0) + count);
  }
  return [...counts.values()];
}
