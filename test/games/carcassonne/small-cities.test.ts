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
