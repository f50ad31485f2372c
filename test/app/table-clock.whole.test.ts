import { expect, it } from 'vitest';
import { setAbsence } from '../../src/app/away.ts';
import { resign } from '../../src/app/ending.ts';
import { pauseByModerator } from '../../src/app/moderation.ts';
import { offerSeat, takeSeat } from '../../src/app/seats.ts';
import { castVote, openVote, type ProposedVote } from '../../src/app/vote.ts';
import type { VoteSubject } from '../../src/store/records.ts';
import { accepted, type KeptTables, keptTables } from '../support/kept-tables.ts';
import { DAY, HOUR, MINUTE } from '../support/test-clock.ts';

const PEOPLE = ['ann', 'bob', 'cas', 'dan', 'eva'];

/** A table of so many people, the first of whom is to move, overdue or not. */
async function tableOf(size: number, { overdue = false, pace = 3 } = {}): Promise<KeptTables> {
  const tables = await keptTables();
  await tables.game(PEOPLE.slice(0, size), { pace });
  if (overdue) await tables.clock.pass(tables, (pace + 0.5) * DAY);
  return tables;
}

const typesOf = async ({ store }: KeptTables) => (await store.games.byId(1))!.acts.map(({ act }) => act.type);
const outcome = async (tables: KeptTables) =>
  (await typesOf(tables)).findLast((type) => ['vote-passed', 'vote-failed', 'vote-dropped'].includes(type)) ?? 'open';
const ask = async ({ app, request }: KeptTables, who: string, subject: VoteSubject, about?: number) =>
  accepted(
    await openVote(app, await request(who), { subject, ...(about !== undefined && { about }) } satisfies ProposedVote),
  );
const cast = async ({ app, request }: KeptTables, who: string, inFavour: boolean, number = 1) =>
  accepted(await castVote(app, await request(who), { number, inFavour }));
const away = ({ app, clock }: KeptTables, userId: string, days: number) =>
  setAbsence(app, userId, clock.now() + days * DAY);

interface Case {
  readonly people: number;
  readonly overdue?: boolean;
  readonly subject: VoteSubject;
  /** Who opens it; further people who agree. */
  readonly by: readonly string[];
  /** What stops its clock, or does not. */
  readonly stop?: (tables: KeptTables) => Promise<unknown>;
  /** Hours that the program runs after that. */
  readonly hours: number;
  readonly expected: string;
}

it.each<[string, Case]>([
  [
    'two, one silent and overdue',
    { people: 2, overdue: true, subject: 'abort', by: ['bob'], hours: 25, expected: 'vote-passed' },
  ],
  ['two, one silent and not overdue', { people: 2, subject: 'abort', by: ['bob'], hours: 25, expected: 'vote-failed' }],
  [
    'two, one away',
    {
      people: 2,
      overdue: true,
      subject: 'abort',
      by: ['bob'],
      stop: (t) => away(t, 'ann', 14),
      hours: 13 * 24,
      expected: 'open',
    },
  ],
  [
    'two, one away and back',
    {
      people: 2,
      subject: 'abort',
      by: ['bob'],
      stop: (t) => away(t, 'ann', 14),
      hours: 15 * 24 + 2,
      expected: 'vote-failed',
    },
  ],
  [
    'an outage',
    {
      people: 2,
      overdue: true,
      subject: 'skip',
      by: ['bob'],
      stop: async ({ clock }) => clock.jump(3 * DAY),
      hours: 23,
      expected: 'open',
    },
  ],
  [
    'after an outage',
    {
      people: 2,
      overdue: true,
      subject: 'skip',
      by: ['bob'],
      stop: async ({ clock }) => clock.jump(3 * DAY),
      hours: 25,
      expected: 'vote-passed',
    },
  ],
  [
    'a pause',
    {
      people: 3,
      subject: 'abort',
      by: ['bob'],
      stop: async ({ app, request }) => pauseByModerator(app, await request('mo')),
      hours: 200,
      expected: 'open',
    },
  ],
  [
    'a skip with others silent',
    { people: 4, overdue: true, subject: 'skip', by: ['bob'], hours: 25, expected: 'vote-passed' },
  ],
  [
    'an end with others silent',
    { people: 4, overdue: true, subject: 'abort', by: ['bob', 'cas'], hours: 25, expected: 'vote-passed' },
  ],
  [
    'an end with two silent',
    { people: 5, overdue: true, subject: 'abort', by: ['bob', 'cas'], hours: 25, expected: 'vote-failed' },
  ],
  [
    'a skip waits for nobody else',
    {
      people: 3,
      overdue: true,
      subject: 'skip',
      by: ['bob'],
      stop: (t) => away(t, 'cas', 30),
      hours: 25,
      expected: 'vote-passed',
    },
  ],
  [
    'a skip of somebody away',
    {
      people: 2,
      overdue: true,
      subject: 'skip',
      by: ['bob'],
      stop: (t) => away(t, 'ann', 30),
      hours: 25,
      expected: 'open',
    },
  ],
  [
    'more time with others away',
    {
      people: 4,
      subject: 'extend',
      by: ['ann', 'bob'],
      stop: (t) => Promise.all(['cas', 'dan'].map((who) => away(t, who, 30))),
      hours: 25,
      expected: 'vote-passed',
    },
  ],
  ['a majority', { people: 3, subject: 'abort', by: ['bob', 'cas'], hours: 0, expected: 'vote-passed' }],
])(
  'decides a vote on the clock of the table: %s',
  async (_, { people, overdue = false, subject, by, stop, hours, expected }) => {
    const tables = await tableOf(people, { overdue });
    await ask(tables, by[0]!, subject);
    for (const who of by.slice(1)) await cast(tables, who, true);
    await stop?.(tables);
    await tables.bot.keeper.check();
    if (hours > 0) await tables.clock.pass(tables, hours * HOUR, HOUR);
    expect(await outcome(tables)).toBe(expected);
    expect(tables.faults).toEqual([]);
  },
);

it.each([
  [2, 1, 'vote-failed'],
  [3, 1, 'vote-failed'],
  [3, 2, 'vote-passed'],
  [5, 2, 'vote-failed'],
])('wants more than half of %i people in a pause: %i', async (people, inFavour, expected) => {
  const tables = await tableOf(people);
  const { app, request, clock } = tables;
  accepted(await pauseByModerator(app, await request('mo')));
  await ask(tables, 'ann', 'resume');
  for (const who of PEOPLE.slice(1, inFavour)) await cast(tables, who, true);
  await clock.pass(tables, 25 * HOUR);
  expect(await outcome(tables)).toBe(expected);
});

it('lets a pause that has lasted a week be ended by one, as nobody can keep the others for ever', async () => {
  const tables = await tableOf(2);
  accepted(await pauseByModerator(tables.app, await tables.request('mo')));
  await tables.clock.pass(tables, 7 * DAY);
  await ask(tables, 'ann', 'resume');
  await tables.clock.pass(tables, 25 * HOUR);
  expect(await typesOf(tables)).toContain('resumed');
});

it('counts no ballot of somebody who has handed the seat over, and asks who took it', async () => {
  const tables = await tableOf(4);
  const { app, request, store, clock } = tables;
  await ask(tables, 'ann', 'abort');
  await cast(tables, 'bob', true);
  accepted(await offerSeat(app, await request('bob'), 'zoe'));
  accepted(await takeSeat(app, await request('zoe'), { kind: 'offer', number: 1 }));
  expect((await store.posts.ofGame(1)).filter(({ kind }) => kind === 'asked').map(({ userId }) => userId)).toEqual([
    'zoe',
  ]);
  await cast(tables, 'cas', true);
  expect(await outcome(tables)).toBe('open');
  await clock.pass(tables, 25 * HOUR);
  expect(await outcome(tables)).toBe('vote-failed');
});

it('counts a vote anew when somebody leaves, in the same commit', async () => {
  const tables = await tableOf(4);
  await ask(tables, 'ann', 'abort');
  await cast(tables, 'bob', true);
  accepted(await resign(tables.app, await tables.request('dan')));
  expect(await typesOf(tables)).toEqual(['vote-opened', 'voted', 'resigned', 'vote-passed']);
  expect((await tables.store.games.byId(1))!.status).toBe('closed');
});

it('ends an offer after a day of the clock of the table, and tells so', async () => {
  const tables = await tableOf(3);
  const { app, request, clock, connection } = tables;
  accepted(await offerSeat(app, await request('bob'), 'zoe'));
  await clock.pass(tables, 20 * HOUR);
  clock.jump(30 * DAY);
  await tables.bot.keeper.check();
  clock.jump(MINUTE - 30 * DAY);
  await tables.bot.keeper.check();
  await clock.pass(tables, 3 * HOUR);
  expect(await typesOf(tables)).toEqual(['seat-offered']);
  connection.exec(`UPDATE posts SET pending = NULL, message_id = 'message'`);
  await clock.pass(tables, 2 * HOUR);
  expect(await typesOf(tables)).toEqual(['seat-offered', 'offer-ended']);
  expect((await tables.store.posts.ofGame(1)).find(({ kind }) => kind === 'offer')!.pending).toBe('edit');
});
