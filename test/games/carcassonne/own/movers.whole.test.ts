import { afterAll, expect, it, vi } from 'vitest';
import { fold, takebackRejection } from '../../../../src/core/fold.ts';
import type { LogEntry } from '../../../../src/core/log.ts';
import { verifyRecord } from '../../../../src/core/proof.ts';
import { makeRecord, parseRecord } from '../../../../src/core/record.ts';
import { carcassonne } from '../../../../src/games/carcassonne/index.ts';
import type { Action } from '../../../../src/games/carcassonne/rules/action.ts';
import type { State } from '../../../../src/games/carcassonne/rules/state.ts';
import { expectChanceHeld } from '../../contract/chance-held.ts';
import { expectPartsShown } from '../../contract/parts-shown.ts';
import { gamesOn } from '../../contract/played-boards.ts';
import { CONTENT } from '../content.ts';
import { ownBoard, ownGame, play } from './expansion.ts';

// The files of a project share their modules: here those of the program are loaded anew, and after it again.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('../../../../src/games/carcassonne/expansions/index.ts');
  vi.doUnmock('../../../../src/games/carcassonne/expansions/words.ts');
  vi.resetModules();
});

vi.mock('../../../../src/games/carcassonne/expansions/index.ts', async (original) => {
  const { withOwn } = await import('./mocks.ts');
  const { flight } = await import('./flight.ts');
  return withOwn(await original(), flight, { flown: 'nothing' });
});
vi.mock('../../../../src/games/carcassonne/expansions/words.ts', async (original) => {
  const { withOwnWords } = await import('./mocks.ts');
  const { flightWords } = await import('./flight.ts');
  return withOwnWords(await original(), flightWords);
});

const BOARD = ownBoard('with a flight');

/** A game of three in which red, whose turn it is, has just placed a monastery with a monk. */
function gameInFlight(): State {
  const state = ownGame(['base-b', 'base-e', 'base-b'], { seats: 3 });
  play(state, 'draw', 'place 0,1 r0', 'meeple 0');
  return state;
}

it('are other seats than the one whose turn it is, each in its order, and the turn then goes on to the next seat', () => {
  const state = gameInFlight();
  expect(carcassonne.progressOf(state)).toEqual({ phase: 'upgrade', seat: 0, turn: 1 });
  play(state, 'glide N');
  expect(carcassonne.progressOf(state)).toEqual({ phase: 'upgrade', seat: 1, turn: 1, turnSeat: 0 });
  expect(carcassonne.viewOf(state)).toMatchObject({ seat: 1, turnSeat: 0 });
  expect(carcassonne.statedPosition(state)).toMatchObject({ seat: 1, turnSeat: 0 });
  play(state, 'glide E');
  expect(carcassonne.progressOf(state)).toMatchObject({ seat: 2, turnSeat: 0 });
  play(state, 'glide S');
  expect(carcassonne.progressOf(state)).toEqual({ phase: 'draw', seat: 1, turn: 2 });
  // Where nobody is asked, nobody else moves.
  play(state, 'draw', 'place 0,-1 r180', 'pass');
  expect(carcassonne.progressOf(state)).toEqual({ phase: 'draw', seat: 2, turn: 3 });
});

it('are the ones whom the rules wait for, and nobody else can act', () => {
  const state = gameInFlight();
  play(state, 'glide N');
  const way = carcassonne.parseAction('glide W')!;
  expect(carcassonne.rejectionOf(state, 0, way)).toEqual({ code: 'not-your-turn', seat: 1, isAsked: true });
  expect(carcassonne.rejectionOf(state, 2, way)).toEqual({ code: 'not-your-turn', seat: 1, isAsked: true });
  expect(carcassonne.choices(state)).toHaveLength(4);
  expect(carcassonne.makeAction(carcassonne.standInAction(state))).toBe('glide N');
});

it('change nothing of what belongs to the one whose turn it is: the tile, the points, the end', () => {
  const state = ownGame(['base-b', 'base-a'], { seats: 2 });
  play(state, 'draw', 'place 0,1 r0', 'meeple 0', 'glide N', 'glide N');
  play(state, 'draw', 'place 0,2 r0', 'meeple 0', 'glide N');
  expect(carcassonne.progressOf(state)).toMatchObject({ seat: 0, turnSeat: 1 });
  const ended = carcassonne.copyState(state);
  carcassonne.endNow!(ended, []);
  // The monk has two tiles around his own; the road of the second tile is blue's.
  expect(ended.scores).toEqual([3, 1]);
  play(state, 'glide N');
  expect([state.phase, state.scores]).toEqual(['over', [3, 1]]);
});

it('make final all that was done before, by whoever', () => {
  const seats = { draw: 0, place: 0, meeple: 0 };
  const texts = ['draw', 'place 0,1 r0', 'meeple 0', 'glide N', 'glide E'];
  const log: LogEntry<Action>[] = texts.map((text, at) => {
    const [type] = text.split(' ') as [keyof typeof seats];
    return { type: 'action', seat: seats[type] ?? at - 3, action: carcassonne.parseAction(text)! };
  });
  const start = () => ownGame(['base-b', 'base-b', 'base-b'], { seats: 3 });
  const after = (count: number, ...more: LogEntry<Action>[]) =>
    fold(carcassonne, start(), [...log.slice(0, count), ...more]);
  const rejection = (count: number, seat: number) => {
    const folded = after(count);
    return folded.ok && takebackRejection(carcassonne, folded.value, seat)?.code;
  };
  // Red may take back its own step, and then its monk.
  expect(rejection(4, 0)).toBeUndefined();
  const undo = { type: 'takeback', seat: 0 } as const;
  expect(after(4, undo, undo).ok).toBe(true);
  // Once blue has moved nobody takes anything back.
  expect(rejection(5, 0)).toBe('others-have-moved');
  expect(rejection(5, 1)).toBe('others-have-moved');
  expect(after(5, undo)).toMatchObject({ ok: false, failure: { entry: 5, rejection: { code: 'others-have-moved' } } });
});

it('are in records with their own seats, which verify', () => {
  expectChanceHeld(BOARD);
  expectPartsShown(BOARD);
  const [{ setup, log, moments }] = gamesOn(BOARD) as [ReturnType<typeof gamesOn>[number]];
  expect(moments.some(({ before }) => carcassonne.progressOf(before as State).turnSeat !== undefined)).toBe(true);
  const record = makeRecord(carcassonne, {
    content: CONTENT,
    setup: setup as never,
    log: log as never,
    order: 'random',
  });
  const parsed = parseRecord(carcassonne, JSON.parse(JSON.stringify(record)));
  expect(parsed.ok && verifyRecord(carcassonne, parsed.value, CONTENT)).toEqual({ differences: [], missing: [] });
});
