import { afterAll, expect, it, vi } from 'vitest';
import { carcassonne } from '../../../../src/games/carcassonne/index.ts';
import type { State } from '../../../../src/games/carcassonne/rules/state.ts';
import { expectPartsShown } from '../../contract/parts-shown.ts';
import { ownBoard, ownGame, play } from './expansion.ts';

// The files of a project share their modules: here those of the program are loaded anew, and after it again.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('../../../../src/games/carcassonne/expansions/index.ts');
  vi.resetModules();
});

vi.mock('../../../../src/games/carcassonne/expansions/index.ts', async (original) => {
  const { withOwn } = await import('./mocks.ts');
  const { mayor } = await import('./mayor.ts');
  return withOwn(await original(), mayor);
});

/**
 * Red's mayor and blue's meeple in two cities without coats of arms, which the two tiles with so many join.
 *
 * @param joined the tile that joins them, and the one that completes the city of five
 */
function joinedCity(...joined: readonly [string, string]): State {
  const state = ownGame(['base-g', 'base-e', ...joined, 'base-b']);
  play(state, 'draw', 'place 0,-1 r90', 'meeple 0 mayor');
  play(state, 'draw', 'place 1,-1 r0', 'meeple 0');
  play(state, 'draw', 'place 0,-2 r180', 'pass');
  return state;
}

const complete = (state: State) => play(state, 'draw', 'place 1,-2 r270', 'pass');

it('is that of the feature when it is scored: against a meeple a mayor ties with one coat, and wins with two', () => {
  const tied = joinedCity('base-m', 'base-n');
  const [scored] = complete(tied);
  expect(tied.scores).toEqual([12, 12]);
  expect(scored).toMatchObject({ type: 'feature-scored', seats: [0, 1], beaten: [] });
  const won = joinedCity('base-m', 'base-m');
  complete(won);
  expect(won.scores).toEqual([14, 0]);
});

it('may be nothing: the piece then wins nothing, occupies its feature all the same, and comes home', () => {
  const state = joinedCity('base-n', 'base-n');
  const [scored] = complete(state);
  expect(state.scores).toEqual([0, 10]);
  expect(scored).toMatchObject({ seats: [1], beaten: [0] });
  const alone = ownGame(['base-g', 'base-g', 'base-e', 'base-b']);
  play(alone, 'draw', 'place 0,-1 r90', 'meeple 0 mayor', 'draw', 'place 0,-2 r90');
  const knight = carcassonne.parseAction('meeple 0')!;
  expect(carcassonne.rejectionOf(alone, 1, knight)).toEqual({ code: 'occupied', kind: 'city' });
  play(alone, 'pass', 'draw', 'place 0,-3 r180', 'pass');
  expect([alone.scores, alone.pieces, alone.supply.slice(2)]).toEqual([[0, 0], [], [1, 1]]);
});

it('lets a builder join a piece that counts nothing', () => {
  const state = ownGame(['base-g', 'base-b', 'base-g', 'base-b'], { traders: true });
  play(state, 'draw', 'place 0,-1 r90', 'meeple 0 mayor', 'draw', 'place 0,1 r0', 'pass');
  play(state, 'draw', 'place 0,-2 r90', 'meeple 0 builder');
  expect(state.pieces).toHaveLength(2);
});

it('is told of features and of what a choice will bring as it is scored', () => {
  const state = joinedCity('base-m', 'base-m');
  const city = () => carcassonne.features!(state).find(({ kind, seats }) => kind === 'city' && seats.includes(0));
  expect(city()).toMatchObject({ strengths: [1, 0], seats: [0] });
  play(state, 'draw');
  const closing = carcassonne.parseAction('place 1,-2 r270')!;
  // Blue would complete it for red.
  expect(carcassonne.gainOf!(state, closing)).toBe(-14);
  play(state, 'place 1,-2 r270');
  expect(city()).toMatchObject({ strengths: [2, 1], seats: [0] });
});

it('is played in whole games', () => {
  expectPartsShown(ownBoard('with a mayor'));
});
