import { expect, it } from 'vitest';
import { outlookOf, promiseOf } from '../../src/app/plans.ts';
import type { Table } from '../../src/app/table.ts';

type Moment = Pick<Table, 'game' | 'fold'>;

/** What a turn does: the points of both seats, and its events up to the end of the turn and after it. */
interface Turn {
  readonly tile?: string;
  readonly gains: readonly [number, number];
  readonly events?: readonly string[];
  readonly later?: readonly string[];
  readonly isLegal?: boolean;
}

/** The beginning of a turn of seat 0 in a game in which every action does the same. */
function moment({ tile = 'road', gains, events = [], later = [], isLegal = true }: Turn): Moment {
  const state = { scores: [10, 20] };
  const game = {
    copyState: ({ scores }: typeof state) => ({ scores: [...scores] }),
    rejectionOf: () => (isLegal ? undefined : { code: 'occupied' }),
    perform(after: typeof state, _: unknown, happened: { type: string }[]) {
      after.scores = after.scores.map((score, seat) => score + gains[seat]!);
      happened.push(...[...events, 'turn-started', ...later].map((type) => ({ type })));
    },
    isOver: () => false,
    scoresOf: ({ scores }: typeof state) => scores,
    scoring: ({ type }: { type: string }) => (type === 'scored' ? {} : undefined),
    viewOf: () => ({ drawn: tile }),
  };
  return { game, fold: { state } } as unknown as Moment;
}

const DRAFT = [{ type: 'place' }];
const PROMISED: Turn = { gains: [4, 1], events: ['placed', 'piece', 'scored', 'scored'], later: ['drawn'] };

/** What becomes of a plan that was made when its turn would have been as promised. */
function outlook(now: Turn) {
  const promise = promiseOf(moment(PROMISED), 0, DRAFT);
  if (!promise.ok) throw new Error(promise.failure.code);
  expect(promise.value).toEqual({ tile: 'road', gains: [4, 1], events: ['placed', 'piece'] });
  const result = outlookOf(moment(now), 0, { draft: DRAFT, promise: promise.value });
  return result.ok ? 'played' : result.failure.code;
}

it.each<readonly [string, Partial<Turn>, string]>([
  ['the same', {}, 'played'],
  ['more points of its own', { gains: [6, 1] }, 'played'],
  ['fewer points of its own', { gains: [3, 1] }, 'brings-less'],
  ['more points of another', { gains: [4, 2] }, 'brings-less'],
  ['more of both', { gains: [9, 2] }, 'brings-less'],
  ['fewer points of another', { gains: [4, 0] }, 'played'],
  ['no piece', { events: ['placed', 'scored'] }, 'brings-less'],
  ['something else instead', { events: ['placed', 'flown'] }, 'brings-less'],
  ['something more', { events: ['placed', 'piece', 'flown'] }, 'played'],
  ['another scoring of the same points', { events: ['placed', 'piece'] }, 'played'],
  ['another next turn', { later: [] }, 'played'],
  ['another tile', { tile: 'city' }, 'other-tile'],
  ['what the rules forbid', { isLegal: false }, 'illegal'],
])('is carried out if it brings what it was told to bring: %s', (_, now, expected) => {
  expect(outlook({ ...PROMISED, ...now })).toBe(expected);
});

it('promises everything of the same kind as often as it was told', () => {
  const promise = promiseOf(moment({ gains: [0, 0], events: ['home', 'home'] }), 0, DRAFT);
  if (!promise.ok) throw new Error(promise.failure.code);
  const becomes = (events: readonly string[]) =>
    outlookOf(moment({ gains: [0, 0], events }), 0, { draft: DRAFT, promise: promise.value }).ok;
  expect([becomes(['home']), becomes(['home', 'home']), becomes(['home', 'home', 'home'])]).toEqual([
    false,
    true,
    true,
  ]);
});
