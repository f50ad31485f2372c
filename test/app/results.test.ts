import { expect, it } from 'vitest';
import { resultOf, resultOfResignation } from '../../src/app/results.ts';
import type { Table } from '../../src/app/table.ts';
import type { Act, ActRecord, GameRecord } from '../../src/store/records.ts';

const HOUR = 60 * 60_000;

/** An act with the number of turns that were finished before it, and the hours since the last of them. */
type Told = readonly [act: Act, turns: number, hours?: number];

interface Wish {
  /** Points of every seat, all from villages. */
  readonly scores: readonly number[];
  readonly acts?: readonly Told[];
  /** Rounds that were played. */
  readonly rounds?: number;
  /** Players at the end; people with the names of letters unless told. */
  readonly players?: readonly string[];
  readonly options?: Partial<GameRecord['options']>;
}

/** A table that is over, whose seats have played in turn, one log entry a turn, an hour each. */
function ended({ scores, acts = [], rounds = 10, players = [], options = {} }: Wish): Table {
  const seats = scores.map((_, seat) => ({ userId: players[seat] ?? 'abcdef'[seat]!, colour: 'red' }));
  const lines = scores.map((points, seat) => ({ seat, points }));
  const turns = scores.length * rounds;
  const actions = Array.from({ length: turns }, (_, entry) => ({
    seat: entry % scores.length,
    entry,
    events: [
      { type: 'placed' },
      ...(entry === turns - 1 ? [{ type: 'scored' }, { type: 'ended' }] : [{ type: 'turn-started' }]),
    ],
  }));
  const log = actions.map(({ seat, entry }) => {
    return { seq: entry, at: (entry + 1) * HOUR, entry: { type: 'action', seat, action: { type: 'draw' } } };
  });
  const game = {
    scoresOf: () => scores,
    copyState: () => undefined,
    scoring: ({ type }: { type: string }) =>
      type === 'scored' ? { category: 'village', final: false, lines } : undefined,
  };
  const records = acts.map(([act, seq, hours = 0]): ActRecord => ({ act, seq, at: (seq + hours) * HOUR }));
  return {
    game,
    fold: { state: undefined, actions },
    log,
    record: { seats, acts: records, options },
  } as unknown as Table;
}

/** Whom each seat counts for, and with what place. */
function counted(wish: Wish): string[] {
  return resultOf(ended(wish)).seats.map(({ userId = 'nobody', place }) => `${userId} ${place}`);
}

const resigned = (seat: number): Act => ({ type: 'resigned', seat });
const replaced = (seat: number, before: string): Act => ({ type: 'replaced', seat, userId: before });
const votedOut = (seat: number, turns: number): readonly Told[] => [
  [{ type: 'vote-opened', subject: 'replace', seat: 0, about: seat }, turns],
  [{ type: 'vote-passed' }, turns],
];

it('gives equal points the better place', () => {
  expect(counted({ scores: [30, 50, 50, 10] })).toEqual(['a 3', 'b 1', 'c 1', 'd 4']);
  expect(counted({ scores: [7, 7] })).toEqual(['a 1', 'b 1']);
});

it('keeps points by category, and no category without points', () => {
  expect(resultOf(ended({ scores: [30, 0] })).seats).toMatchObject([
    { points: 30, categories: { village: 30 } },
    { points: 0, categories: {} },
  ]);
});

it('puts who has resigned last, whatever a rule scores for them, and counts for nobody whom a moderator took out', () => {
  const acts: Told[] = [
    [resigned(1), 20],
    [{ type: 'kicked', seat: 2 }, 20],
  ];
  expect(counted({ scores: [30, 90, 50, 10], acts })).toEqual(['a 1', 'b 3', 'nobody 3', 'd 2']);
});

it('costs nobody anything before everybody has played a turn', () => {
  expect(counted({ scores: [30, 90, 50], acts: [[resigned(1), 2]] })).toEqual(['a 2', 'nobody 3', 'c 1']);
  expect(counted({ scores: [30, 90, 50], acts: [[resigned(1), 3]] })).toEqual(['a 2', 'b 3', 'c 1']);
  const toComputer: Wish = { scores: [30, 90, 50], players: ['a', 'computer:regular:1'] };
  expect(counted({ ...toComputer, acts: [[replaced(1, 'b'), 2]] })).toEqual(['a 3', 'computer:regular:1 1', 'c 2']);
});

it('counts a seat for the person who played most of its turns, and for the later one of two', () => {
  const handedOver = (turns: number) =>
    counted({ scores: [30, 90], players: ['a', 'e'], acts: [[replaced(1, 'b'), turns]] });
  expect(handedOver(12)).toEqual(['a 2', 'b 1']);
  expect(handedOver(10)).toEqual(['a 2', 'e 1']);
  expect(handedOver(8)).toEqual(['a 2', 'e 1']);
  const back: Told[] = [
    [replaced(1, 'b'), 6],
    [replaced(1, 'e'), 14],
  ];
  expect(counted({ scores: [30, 90], acts: back })).toEqual(['a 2', 'b 1']);
});

it('counts a seat that a computer played mostly for who left it, last, and else as it stands', () => {
  const left = (turns: number) =>
    counted({ scores: [30, 90], players: ['a', 'computer:strong:1'], acts: [[replaced(1, 'b'), turns]] });
  expect(left(6)).toEqual(['a 1', 'b 2']);
  const max = counted({ scores: [30, 90, 50], players: ['a', 'computer:strong:1'], acts: [[replaced(1, 'b'), 24]] });
  expect(max).toEqual(['a 3', 'b 1', 'c 2']);
});

it('does not let a resignation be undone by somebody who takes the seat late, nor by who had it before', () => {
  const acts: Told[] = [
    [resigned(1), 24],
    [replaced(1, 'b'), 27],
  ];
  expect(counted({ scores: [30, 90, 50], players: ['a', 'e'], acts })).toEqual(['a 2', 'b 3', 'c 1']);
  const early: Told[] = [
    [resigned(1), 6],
    [replaced(1, 'b'), 9],
  ];
  expect(counted({ scores: [30, 90, 50], players: ['a', 'e'], acts: early })).toEqual(['a 3', 'e 1', 'c 2']);
});

it('counts who comes back to a seat that they had resigned as if they had not', () => {
  const acts: Told[] = [
    [resigned(1), 9],
    [replaced(1, 'b'), 12],
  ];
  expect(counted({ scores: [30, 90, 50], acts })).toEqual(['a 3', 'b 1', 'c 2']);
});

it('counts whom a table gave a computer for after a day of silence as who left, and else for nobody', () => {
  const out = (hours: number): Wish => ({
    scores: [30, 90, 50],
    players: ['a', 'computer:regular:1'],
    acts: [...votedOut(1, 10), [replaced(1, 'b'), 10, hours]],
  });
  expect(counted(out(25))).toEqual(['a 2', 'b 3', 'c 1']);
  expect(counted(out(3))).toEqual(['a 3', 'computer:regular:1 1', 'c 2']);
  const gone = out(3);
  const acts: Told[] = [[{ type: 'player-gone', seat: 1 }, 10], ...gone.acts!];
  expect(counted({ ...gone, acts })).toEqual(['a 2', 'b 3', 'c 1']);
});

it.each(['turn-skipped', 'turn-lent'] as const)('counts turns played for who has the seat as theirs: %s', (type) => {
  const acts = Array.from({ length: 8 }, (_, round): Told => [{ type, seat: 1 }, 2 * round + 5]);
  expect(counted({ scores: [90, 30], acts })).toEqual(['a 1', 'b 2']);
});

it('puts the last person whom all others have left before them', () => {
  const players = ['a', 'computer:regular:1'];
  const acts: Told[] = [
    [replaced(1, 'b'), 6],
    [resigned(0), 14],
  ];
  expect(counted({ scores: [30, 90], players, acts })).toEqual(['a 1', 'b 2']);
});

it('has a result of a game that ends with a resignation, unless not everybody has played', () => {
  const after = (rounds: number) =>
    resultOfResignation(ended({ scores: [30, 90], rounds }), { acts: [resigned(1)], at: 100 * HOUR });
  expect(after(2)).toMatchObject({
    seats: [
      { userId: 'a', place: 1 },
      { userId: 'b', place: 2 },
    ],
    isRated: true,
  });
  expect(after(0)).toBeUndefined();
});

it('rates no game in which computers could advise people who play against each other', () => {
  const isRated = (wish: Partial<Wish>) => resultOf(ended({ scores: [30, 90, 50], ...wish })).isRated;
  expect(isRated({})).toBe(true);
  expect(isRated({ options: { advice: true } })).toBe(false);
  const [one, other] = ['computer:regular:1', 'computer:regular:2'];
  // Alone with computers, until somebody takes a seat over.
  expect(isRated({ players: ['a', 'b', other], acts: [[replaced(1, one), 6]] })).toBe(false);
  expect(isRated({ players: ['a', 'b', 'c'], acts: [[replaced(1, one), 6]] })).toBe(true);
  // The others have left, which is no reason to be advised against them.
  const left: Told[] = [
    [replaced(1, 'b'), 6],
    [replaced(2, 'c'), 9],
  ];
  expect(isRated({ players: ['a', one, other], acts: left })).toBe(true);
  expect(isRated({ players: ['a', 'd', other], acts: [...left, [replaced(1, one), 15]] })).toBe(false);
});
