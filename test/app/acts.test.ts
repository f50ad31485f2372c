import { expect, it } from 'vitest';
import { isPaused, pausesOf, resignedSeats } from '../../src/app/acts.ts';
import type { Act } from '../../src/store/records.ts';

/** Acts at 1000, 2000 and so on. */
function gameWith(...acts: readonly Act[]) {
  return { acts: acts.map((act, index) => ({ act, seq: 0, at: (index + 1) * 1000 })) };
}

const PAUSED: Act = { type: 'paused' };
const RESUMED: Act = { type: 'resumed' };

it('knows when a game was paused', () => {
  expect(pausesOf(gameWith())).toEqual([]);
  const once = gameWith({ type: 'resigned', seat: 1 }, PAUSED, PAUSED);
  expect(pausesOf(once)).toEqual([{ from: 2000 }]);
  expect(isPaused(once)).toBe(true);
  const again = gameWith(RESUMED, PAUSED, RESUMED, RESUMED, PAUSED);
  expect(pausesOf(again)).toEqual([{ from: 2000, to: 3000 }, { from: 5000 }]);
  expect(isPaused(gameWith(PAUSED, RESUMED))).toBe(false);
});

it('counts a seat as played again once somebody has taken it', () => {
  const resigned: Act = { type: 'resigned', seat: 1 };
  const kicked: Act = { type: 'kicked', seat: 2 };
  const replaced: Act = { type: 'replaced', seat: 1, userId: 'bob' };
  expect([...resignedSeats(gameWith(resigned, kicked))]).toEqual([1, 2]);
  expect([...resignedSeats(gameWith(resigned, kicked, replaced))]).toEqual([2]);
  expect([...resignedSeats(gameWith(resigned, replaced, resigned))]).toEqual([1]);
});
