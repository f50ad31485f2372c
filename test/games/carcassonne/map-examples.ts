import type { Options } from '../../../src/games/carcassonne/rules/options.ts';

/** An example of scoring on a map: tiles one after the other, and what a feature of theirs is worth then. */
interface Example {
  readonly map: Options['map'];
  readonly name: string;
  readonly tiles: readonly string[];
  /** A square and one of its sides, or the monastery on it. */
  readonly feature: readonly [x: number, y: number, where: string];
  readonly completed: boolean;
  readonly points: number;
}

/** The examples of the printed rules, and the like of them for every map. */
export const EXAMPLES: readonly Example[] = [
  {
    map: 'germany',
    name: 'Berlin completed: 6 tiles + 4 coats of arms = 20',
    tiles: ['base-e 8,5 r90', 'base-e 9,4 r180', 'base-e 10,6 r0', 'base-e 11,5 r270'],
    feature: [8, 5, 'E'],
    completed: true,
    points: 20,
  },
  {
    map: 'germany',
    name: 'road to Denmark: 4 + 4 = 8',
    tiles: ['base-u 4,0 r90', 'base-u 4,1 r90', 'base-w 4,2 r180'],
    feature: [4, 0, 'N'],
    completed: true,
    points: 8,
  },
  {
    map: 'germany',
    name: 'half city closed by the border = 2',
    tiles: ['base-e 6,2 r0'],
    feature: [6, 2, 'N'],
    completed: true,
    points: 2,
  },
  {
    map: 'germany',
    name: 'ferry with 2 coats of arms: 3 + 4 = 7',
    tiles: ['base-a 5,1 r270', 'base-a 9,1 r90'],
    feature: [5, 1, 'E'],
    completed: true,
    points: 7,
  },
  {
    map: 'germany',
    name: 'border city with 2 coats of arms: 3 tiles + 2 coats = 10',
    tiles: ['base-g 9,15 r0', 'base-e 8,15 r90'],
    feature: [9, 15, 'E'],
    completed: true,
    points: 10,
  },
  {
    map: 'germany',
    name: 'monastery on the border = 6',
    tiles: ['base-b 7,2 r0', 'base-e 6,2 r0', 'base-e 8,2 r0', 'base-e 6,3 r270', 'base-b 7,3 r0', 'base-b 8,3 r0'],
    feature: [7, 2, 'monastery'],
    completed: true,
    points: 6,
  },
  {
    map: 'germany',
    name: 'monastery beside a large city = 6',
    tiles: ['base-a 0,8 r90', 'base-e 0,7 r90', 'base-b 1,8 r0', 'base-a 0,9 r90', 'base-b 1,9 r0'],
    feature: [0, 8, 'monastery'],
    completed: true,
    points: 6,
  },
  {
    map: 'germany',
    name: 'uncompleted road to Switzerland at game end: 3 + 1 = 4',
    tiles: ['base-u 4,15 r90', 'base-u 4,14 r90'],
    feature: [4, 15, 'S'],
    completed: false,
    points: 4,
  },
  {
    map: 'germany',
    name: 'uncompleted Berlin at game end',
    tiles: ['base-e 8,5 r90'],
    feature: [8, 5, 'E'],
    completed: false,
    points: 7,
  },
  {
    map: 'france',
    name: 'Paris completed with four caps = 20',
    tiles: ['base-e 7,4 r90', 'base-e 8,3 r180', 'base-e 10,4 r270', 'base-e 9,5 r0'],
    feature: [7, 4, 'E'],
    completed: true,
    points: 20,
  },
  {
    map: 'great-britain',
    name: 'London completed with four caps = 20',
    tiles: ['base-e 11,15 r90', 'base-e 12,14 r180', 'base-e 13,14 r180', 'base-e 13,16 r0'],
    feature: [11, 15, 'E'],
    completed: true,
    points: 20,
  },
  {
    map: 'benelux',
    name: 'Amsterdam completed with four caps = 20',
    tiles: ['base-e 7,5 r270', 'base-e 5,6 r90', 'base-e 7,6 r270', 'base-i 6,7 r0'],
    feature: [7, 5, 'W'],
    completed: true,
    points: 20,
  },
  {
    map: 'iberica',
    name: 'Madrid completed with four caps = 20',
    tiles: ['base-e 5,5 r90', 'base-e 6,4 r180', 'base-e 6,6 r0', 'base-e 8,5 r270'],
    feature: [5, 5, 'E'],
    completed: true,
    points: 20,
  },
  {
    map: 'iberica',
    name: 'ferry València–Mallorca = 5',
    tiles: ['base-a 11,6 r270', 'base-a 14,6 r90'],
    feature: [11, 6, 'E'],
    completed: true,
    points: 5,
  },
  {
    map: 'benelux',
    name: 'ferry across the waves = 7',
    tiles: ['base-a 6,4 r270', 'base-a 9,4 r90'],
    feature: [6, 4, 'E'],
    completed: true,
    points: 7,
  },
  {
    map: 'great-britain',
    name: 'Dover road to Calais: 1 tile + printed + 2 coats = 6',
    tiles: ['base-a 14,16 r270'],
    feature: [14, 16, 'E'],
    completed: true,
    points: 6,
  },
];
