import { expect, it } from 'vitest';
import { mayAdvise } from '../../src/app/computers.ts';
import { changesRatings, NEW_RATING, ratedPlayers, ratingChanges } from '../../src/app/rating.ts';
import type { GameRecord } from '../../src/store/records.ts';

const COLOURS = ['red', 'blue', 'green'] as const;

/** A game of these players; `replaced` are the seats that changed hands, with who had them. */
function gameOf(
  players: readonly string[],
  { advice, replaced = [] }: { advice?: true; replaced?: readonly (readonly [number, string])[] } = {},
): Pick<GameRecord, 'options' | 'seats' | 'acts'> {
  return {
    options: { seats: 2, autoDraw: true, order: 'given', hints: true, ...(advice && { advice }) },
    seats: players.map((userId, seat) => ({ userId, colour: COLOURS[seat]! })),
    acts: replaced.map(([seat, userId]) => ({ act: { type: 'replaced', seat, userId }, seq: 0, at: 0 })),
  };
}

const COMPUTER = 'computer:regular:1';

it.each([
  ['two people', gameOf(['ada', 'bob']), true],
  ['people who agreed to advice', gameOf(['ada', 'bob'], { advice: true }), false],
  ['a person who gave their seat to a computer', gameOf(['ada', COMPUTER], { replaced: [[1, 'bob']] }), true],
  ['a person whom another one joined later', gameOf(['ada', 'bob'], { replaced: [[1, COMPUTER]] }), false],
  [
    'people one of whom had left for some time',
    gameOf(['ada', 'bob'], {
      replaced: [
        [1, 'eva'],
        [1, COMPUTER],
      ],
    }),
    false,
  ],
])('says whether a game changes ratings: %s', (_, game, expected) => {
  expect(changesRatings(game)).toBe(expected);
});

it('lets computers advise who plays alone, and who has agreed to it', () => {
  expect(mayAdvise(gameOf(['ada', COMPUTER]))).toBe(true);
  expect(mayAdvise(gameOf(['ada', 'bob']))).toBe(false);
  expect(mayAdvise(gameOf(['ada', 'bob'], { advice: true }))).toBe(true);
});

it('rates people who want statistics and have not been forgotten, if there are two of them', () => {
  const seats = ['ada', undefined, 'forgotten-2', COMPUTER, 'bob', 'eva'].map((userId, at) => ({
    ...(userId !== undefined && { userId }),
    place: at + 1,
  }));
  expect(ratedPlayers(seats, new Set(['eva']))).toEqual([
    { userId: 'ada', seat: 0, place: 1 },
    { userId: 'bob', seat: 4, place: 5 },
  ]);
  expect(ratedPlayers(seats, new Set(['eva', 'bob']))).toEqual([]);
});

it('raises the rating of who was better, and counts the games it is from', () => {
  const earlier = { userId: 'ada', ruleSet: 'amazonas', ...NEW_RATING, games: 4 };
  const [ada, bob] = ratingChanges([
    { userId: 'ada', seat: 0, place: 1, earlier },
    { userId: 'bob', seat: 1, place: 2 },
  ]);
  expect([ada!.games, bob!.games]).toEqual([5, 1]);
  expect(ada!.mu).toBeGreaterThan(NEW_RATING.mu);
  expect(bob!.mu).toBeLessThan(NEW_RATING.mu);
  expect(ratingChanges([])).toEqual([]);
});
