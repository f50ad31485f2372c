import { describe, expect, it } from 'vitest';
import { COLOURS } from '../../src/core/colour.ts';
import { parseScenario, playScenario } from '../support/scenario.ts';

/** Red scores a village at once: points, a meeple home, and nothing else. */
const BASE = {
  title: 'A village for five',
  rulings: ['A15'],
  seats: ['red', 'blue'],
  first: 'red',
  draws: ['village-edge-c', 'bend-a'],
  // biome-ignore lint/suspicious/noThenProperty: a word of the file format, never awaited
  then: 'rest',
};
const DRAW = 'red: draw village-edge-c, place -1 1 180';
const MEEPLE = 'red: meeple village';
const SCORES = 'red scores village 5';

function play(steps: readonly unknown[], changes: object = {}): void {
  playScenario('some.json', parseScenario('some.json', JSON.stringify({ ...BASE, steps, ...changes })));
}

describe('the runner of scenarios', () => {
  it('accepts a scenario that says what happens, in full or in short', () => {
    play([DRAW, { do: MEEPLE, expect: [SCORES] }]);
    play([DRAW, { do: MEEPLE, expect: [`${SCORES} (2 tiles, 1 fruit)`, 'scores: red 5, blue 0', 'next: blue'] }]);
    play([`${DRAW}, boat`, { do: 'blue: draw bend-a, place 0 -1 0, meeple tributary', expect: ['blue boat +1'] }]);
  });

  it.each<[string, unknown[], string]>([
    ['points that are not told', [DRAW, MEEPLE], `some.json, step 2 "${MEEPLE}": not said: "${SCORES}"`],
    ['points told wrongly', [DRAW, { do: MEEPLE, expect: ['red scores village 4'] }], 'which did not happen; not said'],
    ['points told twice', [DRAW, { do: MEEPLE, expect: [SCORES, SCORES] }], `said "${SCORES}", which did not happen`],
    ['points that nobody got', [{ do: DRAW, expect: [SCORES] }], `said "${SCORES}", which did not happen`],
    [
      'boat steps that are not told',
      [`${DRAW}, boat`, 'blue: draw bend-a, place 0 -1 0, meeple tributary'],
      'not said: "blue boat +1 for icons"',
    ],
    [
      'boat steps told wrongly',
      [{ do: `${DRAW}, boat`, expect: ['red boat +2'] }],
      'said "red boat +2", which did not happen',
    ],
    [
      'a state that is another',
      [DRAW, { do: MEEPLE, expect: [SCORES, 'scores: red 5, blue 1'] }],
      'but it is "scores: red 5, blue 0"',
    ],
    ['a phrase nobody knows', [DRAW, { do: MEEPLE, expect: ['red is happy'] }], '"red is happy" is no expectation'],
    ['an action nobody knows', [DRAW, 'red: sing'], 'step 2 "red: sing": "sing" is no action'],
    ['a colour without a seat', ['green: draw'], 'green has no seat'],
    ['a step without a colour', ['draw'], 'does not begin with a colour'],
    ['another tile than told', ['red: draw bend-a'], 'the tile drawn is village-edge-c'],
    ['a refusal that is not told', ['red: boat'], 'it was refused: wrong-phase'],
    ['a refusal that does not come', [{ do: 'red: draw', expect: ['refused: wrong-phase'] }], 'but it was allowed'],
    [
      'a refusal with another code',
      [{ do: 'red: boat', expect: ['refused: occupied'] }],
      'but it was refused: wrong-phase',
    ],
    ['a refusal of several actions', [{ do: DRAW, expect: ['refused: occupied'] }], 'a refusal stands alone'],
    ['a segment that is not there', [DRAW, 'red: meeple tributary'], '"tributary" means 0 segments of village-edge-c'],
    [
      'a segment that is not the only one',
      ['red: draw, place -1 1 180, boat', 'blue: draw, place 0 -1 0, camp jungle'],
      '"jungle" means 2 segments',
    ],
  ])('refuses %s', (_, steps, message) => {
    expect(() => play(steps)).toThrow(message);
  });

  it.each<[string, object, string]>([
    ['a tile that no pile holds', { draws: ['double-a'] }, 'no pile holds a tile "double-a"'],
    ['more copies than the set has', { draws: ['bend-c', 'bend-c'] }, 'fewer copies of "bend-c"'],
    ['a first player without a seat', { first: 'green' }, 'green begins but has no seat'],
    ['two seats of one colour', { seats: ['red', 'red'] }, 'two seats have one colour'],
    ['a ruling that does not exist', { rulings: ['A31'] }, 'some.json: rulings, 1: a ruling is written A1 to A30'],
    ['an unknown key', { stepps: [] }, 'some.json: it: '],
    ['a broken tile', { tiles: [{ id: 'broken' }] }, 'broken: '],
  ])('refuses %s', (_, changes, message) => {
    expect(() => play([DRAW], changes)).toThrow(message);
  });

  it.each<[string, object, string]>([
    ['a board that cannot be', { board: ['base-d 0 0 0', 'base-e 0 -1 0'] }, 'does not go on with the landscape'],
    ['a tile on the board that does not exist', { board: ['base-z 0 0 0'] }, '"base-z@0,0r0" cannot be read'],
    ['a line that is no tile', { board: ['base-d at 0 0'] }, '"base-d at 0 0" is no tile on the board'],
    ['a piece that the game lacks', { board: ['base-d 0 0 0, red camp city'] }, 'is no tile on the board'],
    ['a copy that lies on the board', { board: ['base-c 0 0 0'], draws: ['base-c'] }, 'fewer copies of "base-c"'],
    ['a ruling of the other game', { rulings: ['A1'] }, 'rulings, 1: a ruling is written B1 to B29'],
    ['more players than the game has', { seats: COLOURS }, 'seats: 6 players instead of 2 to 5'],
  ])('refuses %s', (_, changes, message) => {
    const base = { game: 'carcassonne', rulings: ['B1'], draws: ['base-u'] };
    expect(() => play(['red: draw'], { ...base, ...changes })).toThrow(message);
  });

  it('begins from a board of either game, and shows the board where a step is wrong', () => {
    play([{ do: 'red: draw bend-a, place 0 -1 0, boat', expect: ['boats: red 4, blue 1', 'scores: red 0, blue 7'] }], {
      board: ['start-2-3 0 0 0', 'village-edge-c -1 1 180, blue meeple village'],
      draws: ['bend-a'],
      boats: { red: 3 },
      scores: { blue: 7 },
    });
    const city = { game: 'carcassonne', rulings: ['B1'], draws: ['base-e'], board: ['base-e 0 0 0, red meeple city'] };
    expect(() => play(['red: draw, place 0 -1 180, pass'], city)).toThrow(/not said: "red scores city 4"\n[\s\S]*#/);
  });

  it('refuses a file that is no JSON', () => {
    expect(() => parseScenario('some.json', '{')).toThrow('some.json: no JSON');
  });
});
