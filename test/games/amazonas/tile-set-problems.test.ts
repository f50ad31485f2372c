import { describe, expect, it } from 'vitest';
import { loadTileSet } from '../../../src/games/amazonas/rules/tile-set.ts';
import { changed, type Draft, type DraftTile, tileOf } from './drafted-set.ts';

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
    [
      'an unknown kind of segment',
      onBend((tile) => Object.assign(tributary(tile), { kind: 'road' })),
      'bend-a',
      'kind: ',
    ],
    ['no copies', onBend((tile) => Object.assign(tile, { count: 0 })), 'bend-a', 'count: '],
    [
      'a port that does not exist',
      onBend((tile) => Object.assign(tributary(tile), { ports: ['E1', 'X1'] })),
      'bend-a',
      'a port is written',
    ],
    [
      'capitals in an id',
      onBend((tile) => Object.assign(tile, { id: 'Bend A' })),
      'Bend A',
      'an id is made of small letters',
    ],
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
