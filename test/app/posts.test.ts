import { expect, it } from 'vitest';
import { kindsLosingControls, withFollowing } from '../../src/app/posts.ts';
import type { PostKind, PostToWrite } from '../../src/store/records.ts';

/** What follows from a post, as "type kind". */
const followingOf = (post: PostToWrite) =>
  withFollowing([post]).flatMap((one) => (one === post || one.type === 'withdraw' ? [] : [`${one.type} ${one.kind}`]));
const sent = (kind: PostKind) => followingOf({ type: 'send', kind });
const refreshed = (kind: PostKind) => followingOf({ type: 'refresh', kind });

it('shows the lobby and the end in the announcement of a thread', () => {
  expect(refreshed('lobby')).toEqual(['refresh announcement']);
  expect(sent('end')).toContain('refresh announcement');
  expect([...refreshed('announcement'), ...refreshed('turn'), ...sent('act')]).toEqual([]);
});

it('has one reminder open at a time, and none after its turn', () => {
  for (const kind of ['reminder', 'turn', 'end'] as const) expect(sent(kind)).toContain('delete reminder');
  expect(followingOf({ type: 'withdraw', entry: 3 }), 'the turn before begins again').toEqual(['delete reminder']);
  for (const kind of ['vote', 'away', 'overdue'] as const) expect(sent(kind)).toEqual([]);
});

it('goes before what it follows from, so that a new reminder stays', () => {
  const reminder = { type: 'send', kind: 'reminder', userId: 'ada' } as const;
  expect(withFollowing([reminder])).toEqual([{ type: 'delete', kind: 'reminder' }, reminder]);
});

it('leaves controls to the message of the next turn or the end, and to no other', () => {
  for (const kind of ['turn', 'end'] as const) expect(kindsLosingControls(kind)).toEqual(['turn', 'overdue']);
  for (const kind of ['vote', 'reminder', 'overdue'] as const) expect(kindsLosingControls(kind)).toEqual([]);
});
