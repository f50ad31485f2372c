import { describe, expect, it } from 'vitest';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import type { MapFile } from '../../../src/games/carcassonne/rules/map-file.ts';
import type { TileFile, TileSetFile } from '../../../src/games/carcassonne/rules/tile-set-file.ts';
import { readContentFiles } from '../../../src/games/contract/content-files.ts';

const SHIPPED = readContentFiles(carcassonne) as TileSetFile;

/** The shipped content after a change. */
function changed(change: (content: TileSetFile) => void): TileSetFile {
  const content = structuredClone(SHIPPED);
  change(content);
  return content;
}

/** What is said of the shipped content after a change: a tile in brackets before what is wrong with it. */
function problems(change: (content: TileSetFile) => void): string[] {
  const loaded = carcassonne.loadContent(changed(change));
  return loaded.ok ? [] : loaded.failure.map(({ tile, message }) => (tile ? `[${tile}] ${message}` : message));
}

const tileOf = ({ tiles }: TileSetFile, id: string): TileFile => tiles.find((tile) => tile.id === id)!;
const mapOf = ({ maps }: TileSetFile, id: string): MapFile => maps.find((map) => map.id === id)!;

/** The sign of a square in the grid of a map. */
function draw(content: TileSetFile, id: string, x: number, y: number, sign: string): void {
  const { grid } = mapOf(content, id);
  grid[y] = grid[y]!.slice(0, x) + sign + grid[y]!.slice(x + 1);
}

/** Changes one segment of a tile. */
const segment =
  (id: string, at: number, change: Partial<TileFile['segments'][number]>) =>
  (content: TileSetFile): void => {
    Object.assign(tileOf(content, id).segments[at]!, change);
  };

/** Changes a map. */
const inMap =
  (id: string, change: (map: MapFile) => void) =>
  (content: TileSetFile): void =>
    change(mapOf(content, id));

describe('a tile that cannot be', () => {
  it.each<[string, (content: TileSetFile) => void, string]>([
    [
      'two monasteries',
      (content) => tileOf(content, 'base-b').segments.push({ kind: 'monastery', ports: [] }),
      '[base-b] has more than one monastery',
    ],
    [
      'a monastery at a side',
      (content) => {
        const [monastery, field] = tileOf(content, 'base-b').segments;
        monastery!.ports = ['N'];
        field!.ports = ['E', 'S', 'W'];
      },
      '[base-b] a monastery has no ports',
    ],
    [
      'a lake that the river runs through',
      (content) => {
        const [river, , field] = tileOf(content, 'river-l').segments;
        river!.ports = ['N1', 'S1'];
        field!.ports = ['N0', 'N2', 'E', 'S0', 'S2', 'W'];
      },
      '[river-l] its river reaches 2 sides instead of 1',
    ],
    [
      'a lake without a river',
      (content) => Object.assign(tileOf(content, 'base-b'), { role: 'lake' }),
      '[base-b] a lake has no river',
    ],
    [
      'a river without its source',
      (content) => content.tiles.splice(content.tiles.indexOf(tileOf(content, 'river-a')), 1),
      'a river with 0 tiles "source" instead of one',
    ],
    ['a road from nowhere', segment('base-a', 0, { ports: [] }), '[base-a] a road has no port'],
    ['a city from nowhere', segment('base-e', 0, { ports: [] }), '[base-e] a city has no port'],
    [
      'a road at a corner',
      segment('base-a', 0, { ports: ['S0'] }),
      '[base-a] a road owns only the middle port of a side',
    ],
    ['half a side of a city', segment('base-e', 0, { ports: ['N1'] }), '[base-e] a city owns whole sides'],
    ['a road that touches a city', segment('base-d', 1, { touches: [0] }), '[base-d] only a field touches cities'],
    [
      'a field that touches a road',
      segment('base-d', 2, { touches: [1] }),
      '[base-d] a field touches segment 1, which is no city',
    ],
    [
      'a field that touches what is not there',
      segment('base-d', 2, { touches: [9] }),
      '[base-d] a field touches segment 9, which is no city',
    ],
    ['an inn in a city', segment('base-e', 0, { marks: { inn: 1 } }), '[base-e] a city bears no such mark'],
    ['an inn in a field', segment('base-b', 1, { marks: { inn: 1 } }), '[base-b] a field bears no such mark'],
    [
      'a coat of arms on a road',
      segment('base-a', 0, { marks: { coatOfArms: 1 } }),
      '[base-a] a road bears no such mark',
    ],
    ['wine in a field', segment('base-b', 1, { marks: { wine: 1 } }), '[base-b] a field bears no such mark'],
    ['a port of two segments', segment('base-a', 0, { ports: ['S1', 'N1'] }), '[base-a] '],
    [
      'an id of another tile',
      (content) => {
        tileOf(content, 'base-a').id = 'base-b';
      },
      '[base-b] two tiles have this id',
    ],
    [
      'no start tile',
      (content) => {
        delete tileOf(content, 'base-d').start;
      },
      '0 start tiles instead of one',
    ],
    [
      'two start tiles',
      (content) => {
        tileOf(content, 'base-a').start = true;
      },
      '2 start tiles instead of one',
    ],
  ])('is refused by name: %s', (_, change, problem) => {
    expect(problems(change)).toContainEqual(expect.stringContaining(problem));
  });

  it('is named by its id where its shape is wrong', () => {
    expect(
      problems((content) => {
        tileOf(content, 'base-c').count = 0;
      }),
    ).toEqual([expect.stringMatching(/^\[base-c\] tiles\.2\.count: /)]);
  });

  it('may be a road with an inn, or a city with goods', () => {
    expect(problems(segment('base-a', 0, { marks: { inn: 1 } }))).toEqual([]);
    expect(problems(segment('base-e', 0, { marks: { wine: 1 } }))).toEqual([]);
  });
});

describe('a map that cannot be', () => {
  it.each<[string, (content: TileSetFile) => void, readonly string[]]>([
    [
      'a row that is longer',
      inMap('germany', ({ grid }) => {
        grid[3] += '.';
      }),
      ['map germany: the row has 13 squares, the first row 12'],
    ],
    [
      'more starts than squares for them',
      inMap('germany', ({ start }) => {
        start.use = 4;
      }),
      ['map germany: more start squares are used than there are'],
    ],
    [
      'a town on a square that is not drawn as one',
      (content) => draw(content, 'germany', 7, 3, '#'),
      ['map germany: the grid has "#" at 7,3, not "T" for a town'],
    ],
    [
      'a town that is only drawn',
      (content) => draw(content, 'germany', 6, 3, 'T'),
      ['map germany: "T" at 6,3 is no listed town'],
    ],
    [
      'a start square that is only drawn',
      (content) => draw(content, 'germany', 6, 3, 'S'),
      ['map germany: "S" at 6,3 is no listed start square'],
    ],
    [
      'a square of a large city that is only drawn',
      (content) => draw(content, 'germany', 6, 3, 'L'),
      ['map germany: "L" at 6,3 is no listed square of a large city'],
    ],
    [
      'a large city in the country',
      (content) => draw(content, 'germany', 5, 3, '#'),
      ['map germany: the grid has "#" at 5,3, not "L" for a square of a large city'],
    ],
    [
      'an island with coats of arms that is only drawn',
      (content) => draw(content, 'germany', 6, 3, 'I'),
      ['map germany: "I" at 6,3 is no listed square with coats of arms'],
    ],
    [
      'a pile that is only drawn',
      (content) => draw(content, 'germany', 0, 0, 'K'),
      ['map germany: "K" at 0,0 is no listed pile on an island'],
    ],
    [
      'an Isle of Man that is only drawn',
      (content) => draw(content, 'germany', 0, 0, 'M'),
      ['map germany: "M" at 0,0 is no listed place of the Isle of Man'],
    ],
    [
      'an Isle of Man in the sea',
      inMap('germany', (map) => {
        map.isleOfMan = { x: 0, y: 0 };
      }),
      ['map germany: the grid has "." at 0,0, not "M" for a place of the Isle of Man'],
    ],
    [
      'a side inside a large city that is open',
      inMap('germany', ({ cities }) => {
        cities[0]!.squares[0]!.sides[1] = 'city';
      }),
      ['map germany: berlin: the side E is not "city"'],
    ],
    [
      'an inner side at the edge of a large city',
      inMap('germany', ({ cities }) => {
        cities[0]!.squares[1]!.sides[2] = 'inner';
      }),
      ['map germany: berlin: the side S is not "inner"'],
    ],
    [
      'a print where no square is',
      inMap('germany', ({ prints }) => {
        Object.assign(prints[0]!, { x: 0, y: 0, side: 'N' });
      }),
      ['map germany: there is no square at 0,0'],
    ],
    [
      'a print beside another square',
      inMap('germany', ({ prints }) => {
        prints[0]!.side = 'S';
      }),
      ['map germany: 4,0 S is no border'],
    ],
    [
      'a ferry that lands beside another square',
      inMap('germany', ({ ferries }) => {
        ferries[0]!.ends[1]!.side = 'S';
      }),
      ['map germany: 9,1 S is no border'],
    ],
    [
      'a ferry from the sea',
      inMap('germany', ({ ferries }) => {
        Object.assign(ferries[0]!.ends[0]!, { x: 6, y: 0 });
      }),
      ['map germany: there is no square at 6,0'],
    ],
    [
      'chips without squares',
      inMap('germany', ({ chips }) => {
        delete chips.spread;
      }),
      ['map germany: chips are either spread or have their squares'],
    ],
    [
      'chips that are spread and have their squares',
      inMap('great-britain', ({ chips }) => {
        chips.spread = 30;
      }),
      ['map great-britain: chips are either spread or have their squares'],
    ],
  ])('is refused by what is wrong: %s', (_, change, expected) => {
    expect(problems(change)).toEqual(expected);
  });

  it('may use every start square, and print at a large city', () => {
    expect(problems(inMap('germany', ({ start }) => Object.assign(start, { use: 3 })))).toEqual([]);
  });
});
