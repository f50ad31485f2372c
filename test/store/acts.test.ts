import { expect, it } from 'vitest';
import type { Act } from '../../src/store/records.ts';
import { append, DRAW, guard, newDatabase, newGame, opened } from './store-fixture.ts';

const VOTE: Act = { type: 'vote-opened', subject: 'abort', seat: 0 };
const RESIGNED: Act = { type: 'resigned', seat: 1 };

it('keeps acts in order, with the length of the log, and refuses those decided on fewer acts than there are', async () => {
  const store = await opened(await newDatabase());
  const { id } = await newGame(store);
  const write = { ...guard(id, 1), seq: 0, entries: [], status: 'running' } as const;
  expect(await append(store, { ...write, acts: { from: 0, acts: [VOTE] } })).toBe('written');
  expect(await append(store, { ...write, acts: { from: 0, acts: [RESIGNED] } })).toBe('conflict');
  expect(await append(store, { ...write, raises: 1, acts: { from: 1, acts: [RESIGNED] } })).toBe('written');
  const record = (await store.games.byId(id))!;
  expect(record.revision).toBe(2);
  expect(record.acts).toEqual([
    { act: VOTE, seq: 0, at: write.at },
    { act: RESIGNED, seq: 0, at: write.at },
  ]);
});

it('finds the running games in which something may be open, with the ends that were noted', async () => {
  const store = await opened(await newDatabase());
  const { id } = await newGame(store);
  const write = { ...guard(id, 1), seq: 0, entries: [], status: 'running' } as const;
  expect(await store.games.withEnds()).toEqual([]);
  await store.games.append({ ...write, acts: { from: 0, acts: [VOTE] } });
  expect(await store.games.withEnds()).toEqual([{ gameId: id, shown: {} }]);
  const ends = { gameId: id, shown: { 0: 5000 }, posts: [] };
  expect(await store.games.noteEnds({ ...ends, acts: 0 })).toBe(false);
  expect(await store.games.noteEnds({ ...ends, acts: 1 })).toBe(true);
  await append(store, { ...write, acts: { from: 1, acts: [{ type: 'vote-failed' }] } });
  expect(await store.games.withEnds()).toEqual([{ gameId: id, shown: { 0: 5000 } }]);
  expect(await store.games.noteEnds({ ...ends, acts: 2, shown: {} })).toBe(true);
  expect(await store.games.withEnds()).toEqual([]);
  await store.games.append({ ...write, acts: { from: 2, acts: [VOTE] } });
  await store.games.append({ ...write, entries: [DRAW], status: 'ended' });
  expect(await store.games.withEnds()).toEqual([]);
});

it('forgets who ended a game of others', async () => {
  const store = await opened(await newDatabase());
  const { id } = await newGame(store);
  const acts = { from: 0, acts: [{ type: 'ended-by-moderator' }], userId: 'mo' } as const;
  await append(store, { ...guard(id, 1), seq: 0, entries: [], status: 'closed', acts });
  expect((await store.people.personalData('mo')).namedActs).toBe(1);
  await store.people.forget('mo');
  expect((await store.people.personalData('mo')).namedActs).toBe(0);
  expect((await store.games.byId(id))!.acts[0]!.userId).toBe('forgotten-person');
});

const LATER: readonly Act[] = [
  { type: 'kicked', seat: 0 },
  { type: 'vote-opened', subject: 'skip', seat: 0, about: 1, turn: 3 },
  { type: 'vote-dropped' },
  { type: 'paused' },
  { type: 'resumed' },
  { type: 'turn-skipped', seat: 1 },
  { type: 'turn-skipped', seat: 1, late: true },
  { type: 'turn-lent', seat: 1 },
  { type: 'turn-planned', seat: 1 },
  { type: 'extended', seat: 1 },
  { type: 'seat-offered', seat: 1, userId: 'cleo' },
  { type: 'offer-ended', seat: 1 },
  { type: 'replaced', seat: 1, userId: 'bob' },
  { type: 'player-gone', seat: 1 },
  { type: 'undone-by-moderator' },
  { type: 'page-opened' },
  { type: 'page-closed' },
  { type: 'moved' },
];

it('reads every act as it was written, and forgets the people whom acts name', async () => {
  const store = await opened(await newDatabase());
  const { id } = await newGame(store);
  const acts = { from: 0, acts: LATER };
  await store.games.append({ ...guard(id, 1), seq: 0, entries: [], status: 'running', acts });
  expect((await store.games.byId(id))!.acts.map(({ act }) => act)).toEqual(LATER);
  await store.people.forget('cleo');
  await store.people.forget('bob');
  const named = (await store.games.byId(id))!.acts.flatMap(({ act }) => ('userId' in act ? [act.userId] : []));
  expect(named).toEqual(['forgotten-person', 'forgotten-person']);
});

it('lets no turn go on that was decided before an act that raises the revision', async () => {
  const store = await opened(await newDatabase());
  const { id } = await newGame(store);
  const write = { ...guard(id, 1), seq: 0, entries: [], status: 'running' } as const;
  await append(store, { ...write, raises: 1, acts: { from: 0, acts: [RESIGNED] } });
  expect(await append(store, { ...write, entries: [DRAW] })).toBe('conflict');
});
