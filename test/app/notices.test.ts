import { expect, it } from 'vitest';
import { noticesAfter } from '../../src/app/posts.ts';
import type { Act, PostToWrite, SpectatorRecord } from '../../src/store/records.ts';
import { SEATS } from '../store/store-fixture.ts';

const TURN: readonly PostToWrite[] = [{ type: 'send', kind: 'turn' }];
const END: readonly PostToWrite[] = [{ type: 'send', kind: 'end' }];

const spectator = (userId: string, of: Partial<SpectatorRecord> = {}): SpectatorRecord => ({
  userId,
  what: 'turns',
  told: 0,
  isQuiet: false,
  ...of,
});

/** Who gets a notice about a change, as "user told". */
function told(
  { posts, endedTurn, acts = [] }: { posts: readonly PostToWrite[]; endedTurn?: number; acts?: readonly Act[] },
  spectators: readonly SpectatorRecord[],
) {
  const record = { seats: SEATS, acts: acts.map((act) => ({ act, seq: 0, at: 0 })) };
  return noticesAfter({ record, endedTurn, posts }, spectators)?.to.map((one) => `${one.userId} ${one.told}`);
}

it('is due with the message of a turn or of the end, and with no other', () => {
  const refresh: readonly PostToWrite[] = [
    { type: 'refresh', kind: 'turn' },
    { type: 'send', kind: 'vote' },
  ];
  expect(told({ posts: refresh, endedTurn: 1 }, [spectator('eva')])).toBeUndefined();
  expect(told({ posts: TURN, endedTurn: 1 }, [spectator('eva')])).toEqual(['eva 2']);
  expect(told({ posts: [...refresh, ...END], endedTurn: 1 }, [spectator('eva')])).toEqual(['eva 2']);
});

it('is for those who want it, and no players', () => {
  const all = [
    spectator('ada'),
    spectator('cid', { what: 'end' }),
    spectator('dan', { isQuiet: true }),
    spectator('eva', { what: 'scores' }),
  ];
  expect(told({ posts: TURN, endedTurn: 3 }, all)).toEqual(['eva 6']);
  expect(told({ posts: END, endedTurn: 3 }, all), 'the end also where the turn is quiet').toEqual([
    'cid 6',
    'dan 6',
    'eva 6',
  ]);
  const resigned: readonly Act[] = [{ type: 'resigned', seat: 0 }];
  expect(told({ posts: TURN, endedTurn: 3, acts: resigned }, all)).toEqual(['ada 6', 'eva 6']);
});

it('tells of a turn once more where it ends anew, and of the end in any case', () => {
  const by = (count: number) => [spectator('eva', { told: count })];
  expect(told({ posts: TURN, endedTurn: 3 }, by(6))).toEqual(['eva 7']);
  expect(told({ posts: TURN, endedTurn: 3 }, by(7))).toEqual([]);
  expect(told({ posts: END, endedTurn: 3 }, by(7))).toEqual(['eva 8']);
  expect(told({ posts: TURN }, by(7)), 'no turn has ended').toEqual(['eva 7']);
});

it('keeps quiet the turn that may still be taken back, and nothing after the end', () => {
  const record = { seats: SEATS, acts: [] };
  expect(noticesAfter({ record, endedTurn: 3, posts: TURN }, [])).toEqual({ to: [], firstTurn: 3, isLast: false });
  expect(noticesAfter({ record, endedTurn: 3, posts: END }, [])).toMatchObject({
    firstTurn: Number.MAX_SAFE_INTEGER,
    isLast: true,
  });
});
