import { expect, it } from 'vitest';
import { clockChange, revisionRaise } from '../../src/app/commit.ts';
import type { Act } from '../../src/store/records.ts';

const change = (acts: readonly Act[] = [], entries: readonly unknown[] = []) =>
  ({ status: 'running', entries, acts }) as const;

it.each<readonly [Act, number]>([
  [{ type: 'resigned', seat: 1 }, 1],
  [{ type: 'kicked', seat: 1 }, 1],
  [{ type: 'paused' }, 1],
  [{ type: 'resumed' }, 1],
  [{ type: 'replaced', seat: 1, userId: 'bob' }, 1],
  [{ type: 'moved' }, 1],
  [{ type: 'voted', seat: 1, inFavour: true }, 0],
  [{ type: 'seat-offered', seat: 1, userId: 'bob' }, 0],
  [{ type: 'extended', seat: 1 }, 0],
])('raises the revision after acts after which nobody may act as before: %j by %i', (act, by) => {
  expect(revisionRaise(change([act]))).toBe(by);
});

it('raises the revision by the entries, and by one for the end of a game', () => {
  expect(revisionRaise(change([], ['draw', 'place']))).toBe(2);
  expect(revisionRaise(change([{ type: 'paused' }], ['draw', 'place']))).toBe(2);
  expect(revisionRaise({ status: 'closed', entries: [] })).toBe(1);
});

it('begins the clock with a turn and ends it with the game', () => {
  const begins = { turn: 4, seat: 1 };
  expect(clockChange({ ...change([], ['place']), begins }, 0)).toEqual({ type: 'begin', turn: 4, seat: 1 });
  expect(clockChange({ status: 'ended', entries: ['place'] }, 0)).toEqual({ type: 'end' });
});

it('begins the clock anew for more time or another player, of the seat to move alone', () => {
  expect(clockChange(change([{ type: 'extended', seat: 1 }]), 1)).toEqual({ type: 'restart' });
  expect(clockChange(change([{ type: 'replaced', seat: 1, userId: 'bob' }]), 1)).toEqual({ type: 'restart' });
  expect(clockChange(change([{ type: 'replaced', seat: 1, userId: 'bob' }]), 0)).toEqual({
    type: 'touch',
    isMove: false,
  });
  expect(clockChange(change([], ['draw']), 1)).toEqual({ type: 'touch', isMove: true });
});
