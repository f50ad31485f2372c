import { describe, expect, it } from 'vitest';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import { optionsSchema } from '../../../src/games/carcassonne/rules/options.ts';
import { declarations } from '../../support/commands.ts';
import { plain } from './made-game.ts';
import { example } from './referee/example.ts';

const table = { expansions: ['smallCities'], left: plain(2) } as const;
const cheb = { ...table, map: 'germany', start: ['base-b 8,12 r0'] } as const;

describe('small cities (F16)', () => {
  const two = ['base-e 0,-1 r180, meeple 0'];
  example('a completed city of two tiles is worth 1 a tile', table, two, {
    scores: [2, 0],
    told: ['completed city: 2 to 0, not to '],
  });
  example('without the option it is worth 2 a tile', { ...table, expansions: [] }, two, { scores: [4, 0] });

  const three = ['base-g 0,-1 r90, meeple 0', 'base-e 0,-2 r180'];
  example('a city of three tiles is worth 2 a tile', table, three, { scores: [6, 0] });

  const withAbbeys = { ...table, expansions: ['smallCities', 'abbey'] } as const;
  const coat = ['abbey-f 0,-1 r270, meeple 0'];
  example('a coat of arms is worth 1 there', withAbbeys, coat, { scores: [3, 0] });
  const ring = [
    ...['base-w 1,0 r0', 'base-a 2,0 r90', 'base-b 0,1 r0', 'base-b 2,1 r0', 'base-b 2,2 r0'],
    ...['base-e 1,2 r0, meeple 0', 'base-b 0,2 r0', 'abbey 1,1'],
  ];
  example('a cap that an abbey closes is no city of two tiles', withAbbeys, ring, { scores: [0, 2] });

  /** A city on four sides with one cap, and abbeys on its other sides; Red's knight is on the cap. */
  const closedIn = (city: string) =>
    ({
      expansions: ['smallCities', 'inns', 'abbey'],
      start: [
        ...[`${city} 2,2 r0`, 'base-b 1,1 r0', 'base-b 3,1 r0', 'base-b 0,2 r0', 'base-b 4,2 r0', 'base-b 1,3 r0'],
        ...['base-b 3,3 r0', 'base-b 2,4 r0'],
      ],
      seats: 3,
      left: plain(2),
    }) as const;
  const abbeys = ['base-e 2,1 r180, meeple 0', 'abbey 1,2', 'abbey 3,2', 'abbey 2,3'];
  example('one with a cathedral is a cathedral’s, 3 a tile (F16, E27)', closedIn('inns-a'), abbeys, {
    scores: [2 * 3, 0, 0],
  });
  example('one without it is small, with 1 for its coat of arms', closedIn('base-c'), abbeys, {
    scores: [2 + 1, 0, 0],
  });

  const print = ['base-e 8,11 r90, meeple 0'];
  example('on a map a print is a tile', cheb, print, { scores: [3, 0] });
  example('on a map without the option', { ...cheb, expansions: [] }, print, { scores: [6, 0] });

  const farm = ['base-e 0,-1 r180, meeple 1'];
  example('a field counts a small city as any other', { ...table, left: [] }, farm, { scores: [3, 0] });
  example('only a city that is complete is small', { ...table, left: [] }, ['base-g 0,-1 r90, meeple 0'], {
    scores: [2, 0],
  });
});

it('is off unless chosen, and chosen in the lobby alone', () => {
  expect(optionsSchema.parse({ smallCities: false })).toEqual(optionsSchema.parse({}));
  expect(carcassonne.options).toHaveProperty('smallCities', [false, true]);
  const command = JSON.stringify(declarations.find(({ name }) => name === 'new'));
  expect(command).toContain('"traders"');
  expect(command).not.toContain('smallCities');
});
