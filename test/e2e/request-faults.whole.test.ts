import { expect, it } from 'vitest';
import { AutocompleteTable } from '../../src/driving/table.ts';
import type { PlannedFault } from '../../src/local-discord/fault-plan.ts';
import { chooserFor } from '../../src/simulation/chooser.ts';
import type { TestPerson } from '../local-discord/support/person.ts';
import { LOG_ERROR, type Pirogue, startPirogue, until } from '../support/pirogue.ts';

const EPHEMERAL = 64;

/** A table of two that has begun; the first of them is to move. */
async function tableOfTwo() {
  // A busy machine is no fault.
  const pirogue = await startPirogue({ answerDeadlineMs: 30_000 });
  const people: [TestPerson, TestPerson] = [await pirogue.person('Ana'), await pirogue.person('Eva')];
  const table = new AutocompleteTable(people, chooserFor(5));
  await table.begin({ order: 'joined' });
  await table.nextPublicMessage();
  const posts = { method: 'POST', path: `/channels/${people[0].channel}/messages` } as const;
  return { pirogue, people, table, posts };
}

function errors({ log }: Pirogue) {
  return log.filter(({ level }) => level >= LOG_ERROR);
}

/** Every public message that pinged somebody, by who was. */
async function pings(person: TestPerson): Promise<string[]> {
  const messages = await person.messages();
  return messages
    .filter(({ flags }) => (flags & EPHEMERAL) === 0)
    .flatMap(({ mentions }) => mentions.map(({ id }) => id));
}

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
  expect(await pirogue.store.log(1)).toHaveLength(1);
  expect((await people[0].command('turn')).content).not.toMatch(/reference/);
  expect(errors(pirogue)).toEqual([]);
});
