import { afterAll, expect, it, vi } from 'vitest';
import { fold } from '../../../../src/core/fold.ts';
import { carcassonne } from '../../../../src/games/carcassonne/index.ts';
import type { State } from '../../../../src/games/carcassonne/rules/state.ts';
import { translatorFor } from '../../../../src/i18n/translate.ts';
import { expectPiecesOfChoices, expectPiecesTold } from '../../contract/pieces-told.ts';
import { CONTENT } from '../content.ts';
import { ownBoard, ownGame, ownSetup, play } from './expansion.ts';

// The files of a project share their modules: here those of the program are loaded anew, and after it again.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('../../../../src/games/carcassonne/expansions/index.ts');
  vi.doUnmock('../../../../src/games/carcassonne/expansions/words.ts');
  vi.resetModules();
});

vi.mock('../../../../src/games/carcassonne/expansions/index.ts', async (original) => {
  const { withOwn } = await import('./mocks.ts');
  const { gate } = await import('./gate.ts');
  return withOwn(await original(), gate);
});
vi.mock('../../../../src/games/carcassonne/expansions/words.ts', async (original) => {
  const { withOwnWords } = await import('./mocks.ts');
  const { gateWords } = await import('./gate.ts');
  return withOwnWords(await original(), gateWords);
});

const { choices, words } = carcassonne;
const BOARD = ownBoard('with a gate');

/** Legal actions as texts, those through the gate alone. */
function gates(state: ReturnType<typeof ownGame>): string[] {
  const actions = choices(state).map(({ action }) => carcassonne.makeAction(action));
  return actions.filter((text) => text.startsWith('gate'));
}

const rejected = (state: ReturnType<typeof ownGame>, text: string) =>
  carcassonne.rejectionOf(state, state.seat, carcassonne.parseAction(text)!)?.code;

it('lets a meeple go onto any free, not complete feature of another tile, and counts it there', () => {
  const state = ownGame(['base-b', 'base-b', 'base-e', 'base-b', 'base-b']);
  play(state, 'draw', 'place 0,1 r0');
  expect(gates(state)).toEqual(['gate 0,0 0', 'gate 0,0 1', 'gate 0,0 2', 'gate 0,0 3']);
  const [placed] = play(state, 'gate 0,0 0');
  const inCity = { seat: 0, piece: 'meeple', kind: 'city', segment: 0, x: 0, y: 0 };
  expect(placed).toEqual({ type: 'piece-placed', ...inCity, isElsewhere: true });
  expect([state.seat, state.supply[0]]).toEqual([1, 6]);
  // Nobody goes onto an occupied feature, nor onto a tile where there is none.
  play(state, 'draw', 'place 1,1 r0');
  expect(gates(state)).not.toContain('gate 0,0 0');
  expect(rejected(state, 'gate 0,0 0')).toBe('occupied');
  expect(rejected(state, 'gate 5,5 0')).toBe('not-possible');
  expect(rejected(state, 'gate 1,1 0')).toBe('not-possible');
  expect(rejected(state, 'gate 0,0 9')).toBe('no-such-segment');
  play(state, 'gate 0,0 1');
  // The city of two tiles brings 4, and the meeple comes home.
  play(state, 'draw', 'place 0,-1 r180', 'pass');
  expect([state.scores, state.supply.slice(0, 2)]).toEqual([
    [4, 0],
    [7, 6],
  ]);
  play(state, 'draw', 'place 2,1 r0');
  expect(rejected(state, 'gate 0,0 0')).toBe('feature-completed');
});

it('offers nothing of it where the tile has no gate, or no meeple is left', () => {
  const state = ownGame(['base-e', 'base-b', 'base-b']);
  play(state, 'draw', 'place 0,1 r180');
  expect(gates(state)).toEqual([]);
  play(state, 'pass', 'draw', 'place 1,1 r0');
  state.supply[1] = 0;
  expect(gates(state)).toEqual([]);
  expect(rejected(state, 'gate 0,0 0')).toBe('no-piece-left');
});

it('shows where each would stand, what it would bring, and reads the command with the square', () => {
  const state = ownGame(['base-b', 'base-b', 'base-b']);
  play(state, 'draw', 'place 0,1 r0');
  const position = { content: CONTENT, setup: ownSetup([], 2), fold: { state, actions: [] } };
  const [, road] = choices(state).filter(({ action }) => action.type.startsWith('gate'));
  expect(road).toMatchObject({
    step: 'piece',
    verb: 'meeple',
    options: { on: '0,0 road' },
    standing: { piece: 'meeple', tile: 0, segment: 1 },
  });
  const t = translatorFor('en');
  expect(words.button!(t, position, road!)).toBe('Road +1 at the end');
  expect(words.effects!(t, position, { action: road!.action, names: ['Red', 'Blue'] })).toEqual(['1 tile']);
  expect(words.meant!(t, position, { verb: 'meeple', options: { on: '0,0 road' } })).toBeUndefined();
  expect(carcassonne.gainOf!(state, road!.action)).toBe(0);
});

it('is told as it stands, in whole games', () => {
  expectPiecesOfChoices(BOARD, 6);
  expectPiecesTold(BOARD);
});

it('is not done for somebody who is absent, and can be taken back as any piece', () => {
  const state = ownGame(['base-b', 'base-b', 'base-b']);
  play(state, 'draw', 'place 0,1 r0');
  expect(carcassonne.standInAction(state)).toEqual({ type: 'pass' });
  const before = JSON.stringify(carcassonne.viewOf(state));
  const log = ['draw', 'place 0,1 r0', 'gate 0,0 1'].map((text) => ({
    type: 'action' as const,
    seat: 0,
    action: carcassonne.parseAction(text)!,
  }));
  const folded = fold(carcassonne, ownGame(['base-b', 'base-b', 'base-b']), [...log, { type: 'takeback', seat: 0 }]);
  expect(folded.ok && JSON.stringify(carcassonne.viewOf(folded.value.state as State))).toBe(before);
});
