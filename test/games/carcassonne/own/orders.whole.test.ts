import { afterAll, expect, it, vi } from 'vitest';
import { fold } from '../../../../src/core/fold.ts';
import type { LogEntry } from '../../../../src/core/log.ts';
import { verifyRecord } from '../../../../src/core/proof.ts';
import { makeRecord, parseRecord } from '../../../../src/core/record.ts';
import { carcassonne } from '../../../../src/games/carcassonne/index.ts';
import type { Action } from '../../../../src/games/carcassonne/rules/action.ts';
import type { State } from '../../../../src/games/carcassonne/rules/state.ts';
import { translatorFor } from '../../../../src/i18n/translate.ts';
import { eventContextOf, eventLines } from '../../../../src/telling/events.ts';
import { expectPartsShown } from '../../contract/parts-shown.ts';
import { gamesOn } from '../../contract/played-boards.ts';
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
  const { orderedFlight } = await import('./flight.ts');
  return withOwn(await original(), orderedFlight, { flown: 'nothing' });
});
vi.mock('../../../../src/games/carcassonne/expansions/words.ts', async (original) => {
  const { withOwnWords } = await import('./mocks.ts');
  const { flightWords } = await import('./flight.ts');
  return withOwnWords(await original(), flightWords);
});

const PILE = ['base-b', 'base-e', 'base-b'];

/** A game of three in which the own step of red has been taken, whose turn it is; blue is asked. */
function askedGame(way = 'N', options: { readonly interrupts?: 'ask' } = {}): State {
  const state = ownGame(PILE, { seats: 3, ...options });
  play(state, 'draw', 'place 0,1 r0', 'meeple 0', `glide ${way}`);
  return state;
}

const answer = (state: State, order?: string) => {
  const action = carcassonne.orderedAction!(state, (question) => (question === 'flight' ? order : 'none'));
  return action && carcassonne.makeAction(action);
};
const rejected = (state: State, text: string) =>
  carcassonne.rejectionOf(state, state.seat, carcassonne.parseAction(text)!)?.code;

it('answer for another seat than the one whose turn it is, and are named with what they decide', () => {
  const state = ownGame(PILE, { seats: 3 });
  play(state, 'draw', 'place 0,1 r0', 'meeple 0');
  expect(answer(state, 'east')).toBeUndefined();
  expect(carcassonne.choices(state)).toHaveLength(4);
  play(state, 'glide S');
  expect([answer(state), answer(state, 'home'), answer(state, 'east')]).toEqual([
    'glide N north',
    'glide N home',
    'glide E east',
  ]);
  expect(carcassonne.choices(state)).toEqual([]);
  const events = play(state, 'glide E east');
  expect(events.slice(0, 2)).toEqual([
    { type: 'answered-by-order', seat: 1, question: 'flight', order: 'east' },
    { type: 'flown', seat: 1, way: 'E' },
  ]);
  const position = { content: CONTENT, setup: ownSetup(PILE, 3), fold: { state, actions: [] } };
  const table = { game: carcassonne, ...position } as unknown as Parameters<typeof eventContextOf>[1];
  expect(eventLines(eventContextOf(translatorFor('en'), table, ['Ana', 'Ben', 'Cem']), events.slice(0, 2))).toEqual([
    'Ben by standing order: to the sunrise',
    'The dragon flies.',
  ]);
});

it('decide what they say and nothing else: the rules refuse any other answer', () => {
  const state = askedGame();
  expect(rejected(state, 'glide E')).toBe('not-possible');
  expect(rejected(state, 'glide N')).toBe('not-possible');
  expect(rejected(state, 'glide S east')).toBe('not-possible');
  expect(rejected(state, 'glide N home')).toBeUndefined();
  expect(carcassonne.parseAction('glide N away')).toBeUndefined();
  // Whose turn it is chooses freely, and by no order.
  const own = ownGame(PILE);
  play(own, 'draw', 'place 0,1 r0', 'meeple 0');
  expect([rejected(own, 'glide E'), rejected(own, 'glide E east')]).toEqual([undefined, 'not-possible']);
});

it('stay secret where only one thing can be done', () => {
  const state = askedGame('W');
  expect([answer(state), answer(state, 'east')]).toEqual(['glide N', 'glide N']);
  expect(rejected(state, 'glide N east')).toBe('not-possible');
  expect(play(state, 'glide N')).toEqual([{ type: 'flown', seat: 1, way: 'N' }]);
});

it('do not answer at a table that asks its players, but for a seat without one', () => {
  const state = askedGame('N', { interrupts: 'ask' });
  expect(answer(state, 'east')).toBeUndefined();
  expect(carcassonne.choices(state)).toHaveLength(4);
  expect(carcassonne.makeAction(carcassonne.standInAction(state))).toBe('glide N north');
  play(state, 'glide S');
  expect(carcassonne.progressOf(state)).toMatchObject({ seat: 2, turnSeat: 0 });
  // Nobody waits for what is no choice.
  expect(answer(askedGame('W', { interrupts: 'ask' }))).toBe('glide N');
});

it('are asked for by options of the game alone', () => {
  const { options, questions, isOptionOf, lobbyOptions } = carcassonne;
  expect(options.interrupts).toEqual(['orders', 'ask']);
  expect(lobbyOptions).toContain('interrupts');
  expect(questions!({ smallCities: true })).toMatchObject([{ id: 'flight', orders: ['north', 'home', 'east'] }]);
  expect(questions!({})).toEqual([]);
  const asking = { name: 'interrupts', value: 'ask' };
  expect(isOptionOf!(CONTENT, { smallCities: true }, asking)).toBe(true);
  expect(isOptionOf!(CONTENT, {}, asking)).toBe(false);
});

it('make final what was done before, and stand in the record, which a changed order spoils', () => {
  const texts = ['draw', 'place 0,1 r0', 'meeple 0', 'glide S', 'glide E east', 'glide N home'];
  const seats = [0, 0, 0, 0, 1, 2];
  const log = texts.map((text, at): LogEntry<Action> => {
    return { type: 'action', seat: seats[at]!, action: carcassonne.parseAction(text)! };
  });
  const undone = fold(carcassonne, ownGame(PILE, { seats: 3 }), [...log, { type: 'takeback', seat: 0 }]);
  expect(undone).toMatchObject({ ok: false, failure: { rejection: { code: 'others-have-moved' } } });
  const record = makeRecord(carcassonne, { content: CONTENT, setup: ownSetup(PILE, 3), log, order: 'given' });
  expect(record.log.slice(-2)).toEqual(['red: glide E east', 'green: glide N home']);
  const verified = (lines: readonly string[]) => {
    const parsed = parseRecord(carcassonne, JSON.parse(JSON.stringify({ ...record, log: lines })));
    return parsed.ok && verifyRecord(carcassonne, parsed.value, CONTENT).differences;
  };
  expect(verified(record.log)).toEqual([]);
  for (const line of ['red: glide E home', 'red: glide E']) {
    expect(verified(record.log.with(4, line))).toMatchObject([{ code: 'rejected', entry: 4 }]);
  }
});

it('hold in whole games, whose records verify', () => {
  const board = ownBoard('with orders');
  const orders = { ...board, options: { ...board.options, interrupts: 'orders' } };
  expectPartsShown(orders);
  const [{ setup, log }] = gamesOn(orders) as [ReturnType<typeof gamesOn>[number]];
  const made = { content: CONTENT, setup: setup as never, log: log as never, order: 'random' } as const;
  const parsed = parseRecord(carcassonne, JSON.parse(JSON.stringify(makeRecord(carcassonne, made))));
  expect(parsed.ok && verifyRecord(carcassonne, parsed.value, CONTENT)).toEqual({ differences: [], missing: [] });
});
