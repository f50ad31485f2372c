import { describe, expect, it } from 'vitest';
import { type AmazonasTile, loadTileSet, type TileSet } from '../../../src/games/amazonas/rules/tile-set.ts';
import type { TileRole } from '../../../src/games/amazonas/rules/tile-set-file.ts';
import { SHIPPED, SHIPPED_JSON, tileSetWith } from '../../support/scenario-set.ts';

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

describe('a broken tile set', () => {
  const onBend = (change: (tile: DraftTile) => void) => (set: Draft) => change(tileOf(set, 'bend-a'));
  const onDouble = (change: (tile: DraftTile) => void) => (set: Draft) => change(tileOf(set, 'double-a'));
  const tributary = (tile: DraftTile) => tile.segments.find(({ kind }) => kind === 'tributary')!;
  const river = (tile: DraftTile) => tile.segments.find(({ kind }) => kind === 'amazon')!;

  /** What is wrong, the change that makes it so, the tile that must be named, and part of the message. */
  const SHAPE: [string, (set: Draft) => void, string | undefined, string][] = [
    ['another format', (set) => Object.assign(set, { format: 2 }), undefined, 'format: '],
    ['an unknown key', (set) => Object.assign(set, { author: 'me' }), undefined, 'author'],
    ['an unknown key of a tile', onBend((tile) => Object.assign(tile, { edges: 'TJJT' })), 'bend-a', 'edges'],
    ['an unknown role', onBend((tile) => Object.assign(tile, { role: 'city' })), 'bend-a', 'role: '],
    [
      'an unknown kind of segment',
      onBend((tile) => Object.assign(tributary(tile), { kind: 'road' })),
      'bend-a',
      'kind: ',
    ],
    ['an unknown icon', onBend((tile) => Object.assign(tributary(tile), { marks: { gold: 1 } })), 'bend-a', 'gold'],
    [
      'an icon that is there no times',
      onBend((tile) => Object.assign(tributary(tile), { marks: { boat: 0 } })),
      'bend-a',
      'boat',
    ],
    ['no copies', onBend((tile) => Object.assign(tile, { count: 0 })), 'bend-a', 'count: '],
    ['half a copy', onBend((tile) => Object.assign(tile, { count: 0.5 })), 'bend-a', 'count: '],
    [
      'a port that does not exist',
      onBend((tile) => Object.assign(tributary(tile), { ports: ['E1', 'X1'] })),
      'bend-a',
      'a port is written',
    ],
    [
      'a fourth port of a side',
      onBend((tile) => Object.assign(tributary(tile), { ports: ['E1', 'S3'] })),
      'bend-a',
      'a port is written',
    ],
    [
      'capitals in an id',
      onBend((tile) => Object.assign(tile, { id: 'Bend A' })),
      'Bend A',
      'an id is made of small letters',
    ],
    ['no tiles', (set) => Object.assign(set, { tiles: [] }), undefined, 'tiles: '],
    ['"!" written as false', onBend((tile) => Object.assign(tile, { bang: false })), 'bend-a', 'bang: '],
    ['points below zero', (set) => Object.assign(set.mouth[0]!, { points: [-1] }), undefined, 'mouth.0.points.0: '],
    [
      'a place deep inside',
      (set) => Object.assign(set.tiles[3]!.segments[1]!, { ports: 'N' }),
      'bend-d',
      'tiles.3.segments.1.ports: ',
    ],
  ];

  const MEANING: [string, (set: Draft) => void, string | undefined, string][] = [
    [
      'a port owned twice',
      onBend((tile) => Object.assign(tile.segments[2]!, { ports: ['E2', 'S0', 'N0'] })),
      'bend-a',
      'port N0 belongs to two segments',
    ],
    [
      'a port owned by nobody',
      onBend((tile) => Object.assign(tile.segments[2]!, { ports: ['E2'] })),
      'bend-a',
      'side S has a port without a segment',
    ],
    [
      'a square that is not there',
      onBend((tile) => tile.segments[1]!.ports.push('1:N')),
      'bend-a',
      'port 1:N names a square that the tile does not have',
    ],
    [
      'a port inside a tile',
      onDouble((tile) => tile.segments[5]!.ports.push('0:N')),
      'double-a',
      'port 0:N lies between two squares of the tile',
    ],
    [
      'a tributary at the edge of a side',
      onBend((tile) => Object.assign(tributary(tile), { ports: ['E0', 'S1'] })),
      'bend-a',
      'a tributary may own only the middle port of a side, not E0',
    ],
    [
      'a village on a part of a side',
      (set) => {
        const tile = tileOf(set, 'village-edge-a');
        Object.assign(tile.segments[0]!, { ports: ['W0'] });
        tile.segments[1]!.ports.push('W1', 'W2');
      },
      'village-edge-a',
      'a village owns the whole of side W or nothing of it',
    ],
    [
      'caimans on land',
      onBend((tile) => Object.assign(tributary(tile), { marks: { caiman: 1 } })),
      'bend-a',
      'caimans and piranhas live in the Amazon',
    ],
    [
      'piranhas on land',
      onBend((tile) => Object.assign(tributary(tile), { marks: { piranha: 1 } })),
      'bend-a',
      'caimans and piranhas live in the Amazon',
    ],
    [
      'spaces on land',
      onBend((tile) => Object.assign(tributary(tile), { spaces: 1 })),
      'bend-a',
      'the Amazon, and nothing else, has spaces',
    ],
    [
      'an Amazon without spaces',
      (set) => delete river(tileOf(set, 'amazon-bang-a')).spaces,
      'amazon-bang-a',
      'the Amazon, and nothing else, has spaces',
    ],
    [
      'a boat icon in the jungle',
      onBend((tile) => Object.assign(tile.segments[1]!, { marks: { boat: 1 } })),
      'bend-a',
      'boat icons are found only on tributaries',
    ],
    [
      'an animal in a village',
      (set) => Object.assign(tileOf(set, 'village-edge-a').segments[0]!, { marks: { animal: 1 } }),
      'village-edge-a',
      'animals live only in the jungle',
    ],
    [
      'a fruit in the jungle',
      onBend((tile) => Object.assign(tile.segments[1]!, { marks: { fruit: 1 } })),
      'bend-a',
      'fruit icons are found only on tributaries and villages',
    ],
    [
      'a tributary that ends nowhere',
      (set) => delete tileOf(set, 'fork-a').segments[0]!.end,
      'fork-a',
      'a tributary with one port, and nothing else, says where it ends',
    ],
    [
      'a tributary that runs through and ends',
      onBend((tile) => Object.assign(tributary(tile), { end: 'rock' })),
      'bend-a',
      'a tributary with one port, and nothing else, says where it ends',
    ],
    [
      'a river on a land tile',
      onBend((tile) => Object.assign(tributary(tile), { kind: 'amazon', spaces: 1, marks: {} })),
      'bend-a',
      'a land tile has no Amazon',
    ],
    [
      'an Amazon tile without a river',
      (set) => Object.assign(tileOf(set, 'bend-a'), { role: 'amazon' }),
      'bend-a',
      'a amazon tile has one Amazon segment with 2 end(s)',
    ],
    [
      'a river in two parts',
      (set) => {
        const tile = tileOf(set, 'amazon-bang-a');
        Object.assign(river(tile), { ports: ['W1'] });
        tile.segments.push({ kind: 'amazon', ports: ['E1'], spaces: 1 });
      },
      'amazon-bang-a',
      'a amazon tile has one Amazon segment with 2 end(s)',
    ],
    [
      'a river at the edge of a side',
      (set) => {
        const tile = tileOf(set, 'amazon-bang-a');
        Object.assign(river(tile), { ports: ['W0', 'E1'] });
        tile.segments[1]!.ports.push('W1');
      },
      'amazon-bang-a',
      'a amazon may own only the middle port of a side, not W0',
    ],
    [
      'a port of a second square owned by nobody',
      onDouble((tile) => {
        const jungle = tile.segments.find(({ ports }) => ports.includes('1:W'))!;
        jungle.ports.splice(jungle.ports.indexOf('1:W'), 1);
      }),
      'double-a',
      'side 1:W has a port without a segment',
    ],
    [
      'an Amazon tile of two squares',
      (set) => {
        const tile = tileOf(set, 'amazon-bang-a');
        Object.assign(tile, {
          squares: [
            [0, 0],
            [1, 0],
          ],
        });
        Object.assign(river(tile), { ports: ['W1', '1:E1'] });
        Object.assign(tile.segments[1]!, { ports: ['W2', 'N', '1:N', '1:E0'] });
        Object.assign(tile.segments[2]!, { ports: ['W0', 'S', '1:S', '1:E2'] });
      },
      'amazon-bang-a',
      'covers more than one square',
    ],
    [
      'a river with one end',
      (set) => {
        const tile = tileOf(set, 'amazon-bang-a');
        Object.assign(river(tile), { ports: ['W1'] });
        tile.segments[1]!.ports.push('E1');
      },
      'amazon-bang-a',
      'a amazon tile has one Amazon segment with 2 end(s)',
    ],
    [
      'a "!" on land',
      onBend((tile) => Object.assign(tile, { bang: true })),
      'bend-a',
      'only an Amazon tile can be a "!" tile',
    ],
    [
      'a land tile of two squares',
      (set) => {
        const tile = tileOf(set, 'village-whole-a');
        Object.assign(tile, {
          squares: [
            [0, 0],
            [1, 0],
          ],
        });
        Object.assign(tile.segments[0]!, { ports: ['N', 'S', 'W', '1:N', '1:E', '1:S'] });
      },
      'village-whole-a',
      'covers more than one square',
    ],
    [
      'players on a land tile',
      onBend((tile) => Object.assign(tile, { players: [2] })),
      'bend-a',
      'a start tile, and nothing else, names its players',
    ],
    [
      'two tiles of one id',
      (set) => Object.assign(tileOf(set, 'bend-b'), { id: 'bend-a' }),
      'bend-a',
      'two tiles have this id',
    ],
    [
      'no start tile for some',
      (set) => Object.assign(tileOf(set, 'start-2-3'), { players: [2] }),
      undefined,
      '0 start tiles for 3 players instead of one',
    ],
    [
      'two start tiles for some',
      (set) => Object.assign(tileOf(set, 'start-4-5'), { players: [3, 4, 5] }),
      undefined,
      '2 start tiles for 3 players instead of one',
    ],
    [
      'no mouth for some',
      (set) => Object.assign(set.mouth[1]!, { players: [4] }),
      undefined,
      '0 river mouths for 5 players instead of one',
    ],
    [
      'fewer doubles than "!" tiles',
      (set) => Object.assign(tileOf(set, 'amazon-bang-a'), { count: 3 }),
      undefined,
      'the set has fewer doubles than "!" tiles',
    ],
    [
      'a double whose squares are apart',
      (set) =>
        Object.assign(tileOf(set, 'double-a'), {
          squares: [
            [0, 2],
            [0, 0],
          ],
        }),
      'double-a',
      'covers squares that do not hang together',
    ],
    [
      'a double that covers one square twice',
      (set) =>
        Object.assign(tileOf(set, 'double-a'), {
          squares: [
            [0, 0],
            [0, 0],
          ],
        }),
      'double-a',
      'covers a square twice',
    ],
    [
      'a segment without ports',
      (set) => Object.assign(tileOf(set, 'bend-a').segments[2]!, { ports: [] }),
      'bend-a',
      'a jungle has no port',
    ],
    [
      'more tiles than a board can hold',
      (set) =>
        Object.assign(tileOf(set, 'bend-a'), { count: 200 }) && Object.assign(tileOf(set, 'bend-b'), { count: 100 }),
      undefined,
      'the most that a game can hold is 300',
    ],
    [
      'no land tiles',
      (set) => set.tiles.splice(0, set.tiles.length, ...set.tiles.filter(({ role }) => role !== 'land')),
      undefined,
      'the set has no land tiles',
    ],
  ];

  const DERIVED: [string, (set: Draft) => void, string | undefined, string][] = [
    [
      'a river that turns aside',
      (set) => {
        const tile = tileOf(set, 'amazon-bang-a');
        Object.assign(river(tile), { ports: ['W1', 'S1'] });
        Object.assign(tile.segments[1]!, { ports: ['W2', 'N', 'E', 'S0'] });
        Object.assign(tile.segments[2]!, { ports: ['W0', 'S2'] });
      },
      undefined,
      'tile amazon-bang-a: the river does not flow from west to east through it',
    ],
    [
      'a start tile whose river leaves to the north',
      (set) => {
        const tile = tileOf(set, 'start-2-3');
        Object.assign(river(tile), { ports: ['0:N1'] });
        Object.assign(tile.segments[1]!, { ports: ['7:E1'] });
      },
      undefined,
      'tile start-2-3: the river does not flow from west to east through it',
    ],
  ];

  describe.each([
    ['shape', SHAPE],
    ['meaning', MEANING],
    ['what is derived', DERIVED],
  ])('is refused for its %s:', (_, table) => {
    it.each(table)('%s', (_what, change, tile, message) => {
      const result = loadTileSet(changed(change));
      if (result.ok) throw new Error('it was accepted');
      const found = result.failure.find((problem) => problem.tile === tile && problem.message.includes(message));
      expect(found, JSON.stringify(result.failure)).toBeDefined();
    });
  });

  it.each([null, 'tiles', [], 7, {}])('is refused when it is %j', (json) => {
    expect(loadTileSet(json).ok).toBe(false);
  });

  it('is named as a whole when no part of it is at fault', () => {
    for (const json of [null, 'tiles', []]) {
      const result = loadTileSet(json);
      expect(result.ok ? [] : result.failure.map(({ message }) => message.split(':')[0])).toEqual(['the file']);
    }
  });

  it('names every problem of a step at once', () => {
    const result = loadTileSet(
      changed((set) => {
        Object.assign(tributary(tileOf(set, 'bend-a')), { marks: { caiman: 1 } });
        Object.assign(tributary(tileOf(set, 'bend-b')), { spaces: 1 });
      }),
    );
    expect(result.ok ? [] : result.failure.map(({ tile }) => tile)).toEqual(['bend-a', 'bend-b']);
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

interface DraftTile {
  id: string;
  name: string;
  role: string;
  segments: { kind: string; ports: string[]; marks?: object; end?: string; spaces?: number }[];
}

/** A copy of the shipped file to break. */
interface Draft {
  name: string;
  notice: string;
  mouth: object[];
  tiles: DraftTile[];
}

function changed(change: (set: Draft) => void = () => {}): Draft {
  const set = structuredClone(SHIPPED_JSON) as Draft;
  change(set);
  return set;
}

function tileOf(set: Draft, id: string): DraftTile {
  const found = set.tiles.find((tile) => tile.id === id);
  if (!found) throw new Error(`the shipped set has no ${id}`);
  return found;
}

function loaded(json: unknown): TileSet {
  const result = loadTileSet(json);
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
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
