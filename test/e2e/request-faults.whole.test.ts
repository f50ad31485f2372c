import type { PlannedFault } from 'local-discord';
import { expect, it } from 'vitest';
import { type Pirogue, until } from '../support/pirogue.ts';
import { allDelivered, errors, pings, tableOfTwo } from '../support/table-of-two.ts';

const TOO_LARGE = { status: 413, body: { code: 40005, message: 'Request entity too large' } };

const TEMPORARY: readonly (readonly [string, Omit<PlannedFault, 'path'>])[] = [
  ['a burst of 500', { status: 500, times: 4 }],
  [
    'a burst of 503 with a page of HTML',
    { status: 503, body: '<html><body>Service Unavailable</body></html>', times: 4 },
  ],
  ['a 502 after the message was posted', { status: 502, afterEffect: true, times: 4 }],
  ['a socket that is closed', { status: 0, times: 2 }],
  ['a socket that is closed after the message was posted', { status: 0, afterEffect: true }],
  ['the global limit', { status: 429, retryAfter: 1, headers: { 'x-ratelimit-global': 'true' } }],
  ['the limit of its route', { status: 429, retryAfter: 3 }],
  [
    'a page of HTML with 403',
    {
      status: 403,
      body: '<html><body>Access denied</body></html>',
      headers: { 'content-type': 'text/html' },
    },
  ],
  ['a code that nobody knows', { status: 400, body: { code: 987_654, message: 'No idea' } }],
];

it.each(TEMPORARY)('posts a turn once after %s', async (_what, fault) => {
  const { pirogue, people, table, posts } = await tableOfTwo();
  pirogue.discord.failNext({ ...posts, ...fault });
  await table.takeTurn(people[0]);
  expect((await table.nextPublicMessage()).mentions.map(({ id }) => id)).toEqual([people[1].id]);
  await table.takeTurn(people[1]);
  await table.nextPublicMessage();
  const [ana, eva] = people.map(({ id }) => id);
  expect(await pings(people[0])).toEqual([ana, eva, ana]);
  expect(errors(pirogue)).toEqual([]);
});

it.each([
  [50001, 403],
  [50013, 403],
  [50083, 400],
  [200000, 400],
  [50035, 400],
])('gives up a post that is refused with %i, goes on, and posts it when somebody acts', async (code, status) => {
  const { pirogue, people, table, posts } = await tableOfTwo();
  pirogue.discord.failNext({ ...posts, status, body: { code, message: 'refused' } });
  await table.takeTurn(people[0]);
  await until(async () => pirogue.log.some((line) => line.msg === 'a post was refused' && line.code === code));
  // What was committed is there, and is not asked for again and again.
  expect((await people[1].command('turn')).content).not.toMatch(/reference/);
  expect((await table.nextPublicMessage()).mentions.map(({ id }) => id)).toEqual([people[1].id]);
  const [ana, eva] = people.map(({ id }) => id);
  expect(await pings(people[0])).toEqual([ana, eva]);
  expect(errors(pirogue)).toEqual([]);
});

it.each([
  [10062, 404],
  [40060, 400],
])('takes an answer that is refused with %i for done, and the turn counts', async (code, status) => {
  const { pirogue, people } = await tableOfTwo();
  pirogue.discord.failNext({ method: 'POST', path: '/callback', status, body: { code, message: 'refused' } });
  await people[0].startCommand('draw');
  await until(async () => pirogue.log.some(({ msg }) => msg === 'the interaction was dead already'));
  expect(await pirogue.store.log.ofGame(1)).toHaveLength(1);
  expect((await people[0].command('turn')).content).not.toMatch(/reference/);
  expect(errors(pirogue)).toEqual([]);
});

it('posts a turn without its picture when that is too large', async () => {
  const { pirogue, people, table, posts } = await tableOfTwo();
  pirogue.discord.failNext({ ...posts, ...TOO_LARGE });
  await table.takeTurn(people[0]);
  const message = await table.nextPublicMessage();
  expect(message.mentions.map(({ id }) => id)).toEqual([people[1].id]);
  expect(message.content).toContain('The picture could not be made this time.');
  expect(message.attachments).toEqual([]);
  // The next turn has a picture again.
  await table.takeTurn(people[1]);
  expect((await table.nextPublicMessage()).attachments).toHaveLength(1);
  const [ana, eva] = people.map(({ id }) => id);
  expect(await pings(people[0])).toEqual([ana, eva, ana]);
  expect(errors(pirogue)).toEqual([]);
});

it.each([
  ['that is too large', TOO_LARGE],
  ['Discord does not cope with it', { status: 500, times: 4 }],
  ['the connection breaks', { status: 0 }],
  ['no files may be attached', { status: 403, body: { code: 50013, message: 'Missing Permissions' } }],
])('answers without its picture when %s, and the turn counts', async (_why, fault) => {
  const { pirogue, people, table } = await tableOfTwo();
  pirogue.discord.failNext({ method: 'POST', path: '/callback', ...fault });
  const drawn = await people[0].command('draw');
  expect(drawn.content).toMatch(/You have drawn|It fits only/);
  expect(drawn.content).toContain('The picture could not be made this time.');
  expect(drawn.attachments).toEqual([]);
  await table.place(people[0]);
  expect(errors(pirogue)).toEqual([]);
});

/** Leaves no room on the disk for a change of the database; returns what makes room again. */
function fillDisk({ connection }: Pirogue, change: string): () => void {
  connection.exec('create table filling (bytes blob)');
  connection.exec(`create trigger fill after ${change} begin insert into filling values (zeroblob(65536)); end`);
  connection.pragma(`max_page_count = ${connection.pragma('page_count', { simple: true })}`);
  return () => void connection.pragma('max_page_count = 1000000');
}

it.each(['insert on log', 'insert on posts'])(
  'refuses a turn as a whole while the disk is full (%s)',
  async (change) => {
    const { pirogue, people, table } = await tableOfTwo();
    await people[0].command('draw');
    await table.place(people[0]);
    await allDelivered(pirogue);
    const before = await pirogue.store.log.ofGame(1);
    const makeRoom = fillDisk(pirogue, change);
    expect((await people[0].command('boat')).content).toMatch(/could not be read or saved.*Tell the host: [0-9a-f]{8}/);
    expect(await pirogue.store.log.ofGame(1)).toEqual(before);
    const told = errors(pirogue).map(({ err }) => (err as { message: string }).message);
    expect(told).toEqual([
      expect.stringContaining(
        'is full: free some space, or name a file on another one in DATABASE_URL; nothing was half written',
      ),
    ]);
    makeRoom();
    await people[0].command('boat');
    expect((await table.nextPublicMessage()).mentions.map(({ id }) => id)).toEqual([people[1].id]);
    expect(await pings(people[0])).toEqual(people.map(({ id }) => id));
  },
);

it('posts a turn once when the disk is full before that can be noted', async () => {
  const { pirogue, people, table, posts } = await tableOfTwo();
  await people[0].command('draw');
  await table.place(people[0]);
  await allDelivered(pirogue);
  const { length } = pirogue.requests;
  const makeRoom = fillDisk(pirogue, 'update of message_id on posts');
  await people[0].command('boat');
  const message = await table.nextPublicMessage();
  await until(async () => errors(pirogue).length >= 2);
  makeRoom();
  await until(async () => (await pirogue.store.posts.ofGame(1)).at(-1)?.messageId === message.id);
  const later = pirogue.requests.slice(length);
  expect(later.filter(({ method, path }) => method === posts.method && path === posts.path)).toHaveLength(1);
  await table.takeTurn(people[1]);
  await table.nextPublicMessage();
  const [ana, eva] = people.map(({ id }) => id);
  expect(await pings(people[0])).toEqual([ana, eva, ana]);
});
