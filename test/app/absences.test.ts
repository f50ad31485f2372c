import { expect, it } from 'vitest';
import { absenceUntil } from '../../src/app/away.ts';
import type { Act, GameRecord, GameStatus } from '../../src/store/records.ts';
import { SEATS } from '../store/store-fixture.ts';

const DAY = 24 * 60 * 60_000;
const NOW = 100 * DAY;

function game(id: number, status: GameStatus = 'running', acts: readonly Act[] = []): GameRecord {
  return {
    id,
    guildId: 'guild',
    channelId: `channel ${id}`,
    ownerId: 'ada',
    status,
    ruleSet: 'amazonas',
    options: { seats: 2, autoDraw: false, order: 'given', hints: true },
    seats: SEATS,
    revision: 1,
    createdAt: 0,
    changedAt: 0,
    acts: acts.map((act) => ({ act, seq: 0, at: 0 })),
  };
}

/** What is written when Ada goes away until `until`, having been away before in days from and to now. */
function away(until: number, before: readonly (readonly [number, number])[] = [], games = [game(1)]) {
  const absences = before.map(([from, to]) => ({ userId: 'ada', from: NOW + from * DAY, to: NOW + to * DAY }));
  return absenceUntil(until, { userId: 'ada', absences, games }, NOW);
}

it('begins now, and is told in the games that are played', () => {
  const games = [game(1), game(2, 'lobby'), game(3, 'running', [{ type: 'resigned', seat: 0 }])];
  expect(away(NOW + DAY, [], games)).toEqual({
    absence: { userId: 'ada', from: NOW, to: NOW + DAY },
    now: NOW,
    told: [{ gameId: 1, post: { type: 'send', kind: 'away', userId: 'ada' } }],
  });
});

it('goes on from its beginning with another end, or ends', () => {
  expect(away(NOW + 3 * DAY, [[-2, 1]])?.absence).toEqual({ userId: 'ada', from: NOW - 2 * DAY, to: NOW + 3 * DAY });
  expect(away(NOW, [[-2, 1]])?.absence).toEqual({ userId: 'ada', from: NOW - 2 * DAY, to: NOW });
  expect(away(NOW), 'nobody comes back who is not away').toBeUndefined();
});

it('changes the message that was sent lately, and sends another one later', () => {
  const typeAfter = (from: number, to: number) => away(NOW + DAY, [[from, to]])?.told[0]?.post.type;
  expect(typeAfter(-2, 1)).toBe('refresh');
  expect(typeAfter(-2, -0.5)).toBe('refresh');
  expect(typeAfter(-4, -2)).toBe('send');
});
