import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COLOURS } from '../../../src/core/colour.ts';
import { featuresOf } from '../../../src/games/carcassonne/rules/feature.ts';
import { legalActions } from '../../../src/games/carcassonne/rules/legal.ts';
import { createSetup } from '../../../src/games/carcassonne/rules/setup.ts';
import { type State, startState } from '../../../src/games/carcassonne/rules/state.ts';
import { perform } from '../../../src/games/carcassonne/rules/step.ts';
import { loadTileSet } from '../../../src/games/carcassonne/rules/tile-set.ts';
import { chooserFor, seedFor } from '../../../src/simulation/chooser.ts';
import { Referee } from './referee.ts';

const FILE = new URL('../../../src/games/carcassonne/tiles.json', import.meta.url);
const loaded = loadTileSet(JSON.parse(readFileSync(FILE, 'utf8')));
if (!loaded.ok) throw new Error(JSON.stringify(loaded.failure));
const SET = loaded.value;

const GAMES = 40;

describe('whole random games', () => {
  it.each(Array.from({ length: GAMES }, (_, game) => game))('game %i goes as the referee says', (game) => {
    const seats = 2 + (game % 4);
    const options = { farms: game % 3 !== 2, meeples: game % 5 === 4 ? 9 : 7 } as const;
    const setup = createSetup({
      content: SET,
      colours: COLOURS.slice(0, seats),
      seed: seedFor(`referee ${game}`),
      order: 'random',
      options,
    });
    const state = startState(SET, setup);
    const referee = new Referee(seats, options);
    const choose = chooserFor(`referee ${game}`);
    while (state.phase !== 'over') step(state, referee, choose);
    referee.scoreEnd();
    expect(state.scores).toEqual(referee.scores);
    expect(Math.max(...state.scores)).toBeGreaterThan(0);
  });
});

function step(state: State, referee: Referee, choose: (count: number) => number): void {
  const { seat, phase } = state;
  const actions = legalActions(state);
  const names = actions.flatMap((one) => (one.type === 'place' ? `${one.x},${one.y} r${one.rotation}` : []));
  const drawn = state.tile < 0 ? '' : SET.tiles[state.tile]!.id;
  if (phase === 'place') expect(names.sort()).toEqual(referee.placements(drawn));
  if (phase === 'piece') {
    const segments = actions.flatMap((one) => (one.type === 'meeple' ? [one.on] : []));
    expect(segments).toEqual(referee.meepleSegments(seat));
  }
  const action = actions[choose(actions.length)]!;
  const discarded = state.discarded.length;
  perform(state, action, []);
  for (const tile of state.discarded.slice(discarded)) expect(referee.placements(SET.tiles[tile]!.id)).toEqual([]);
  if (action.type === 'place') referee.place(drawn, action);
  if (action.type === 'meeple') referee.placeMeeple(seat, action.on);
  if (phase === 'draw' || state.phase === 'piece') return;
  referee.scoreTurn();
  expect(state.supply).toEqual(referee.supply);
  const told = featuresOf(state).map(({ kind, completed, points, seats, segments }) => ({
    kind,
    completed,
    points,
    seats,
    parts: segments.length,
  }));
  expect(told).toEqual(referee.features().map((feature) => ({ ...feature, parts: feature.parts.length })));
  if (state.phase !== 'over') expect(state.scores).toEqual(referee.scores);
}
