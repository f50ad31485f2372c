import { expect, it } from 'vitest';
import { until } from '../support/pirogue.ts';
import { askedOn, publicMessage } from '../support/seated-table.ts';
import { allDelivered, errors, pings, tableOfTwo } from '../support/table-of-two.ts';
import { HOUR, TestClock } from '../support/test-clock.ts';

const UNKNOWN_USER = { status: 404, body: { message: 'Unknown User', code: 10013 } };

it('tells the table once that the account of the player to move was deleted', async () => {
  const { pirogue, people, table } = await tableOfTwo();
  const [ana, eva] = people;
  pirogue.discord.failNext({ ...UNKNOWN_USER, method: 'GET', path: `/members/${eva.id}`, times: 10 });
  await table.takeTurn(ana);
  const told = await publicMessage(ana, /is no longer in this server/);
  expect(told.content).toMatch(/Eva/);
  expect(askedOn(told)).toContain('ask skip:1');
  expect(await pings(ana)).toEqual([ana.id, eva.id]);
  // Who was taken for gone by mistake plays on.
  await table.takeTurn(eva);
  await allDelivered(pirogue);
  expect(await pings(ana)).toEqual([ana.id, eva.id, ana.id]);
  expect(errors(pirogue)).toEqual([]);
});

it('tells a spectator no more whose account was deleted, and the game goes on', async () => {
  const { pirogue, people, table } = await tableOfTwo();
  const ben = await pirogue.person('Ben');
  await ben.command('watch');
  expect(await pirogue.store.spectators.ofGame(1)).toHaveLength(1);
  pirogue.discord.failNext({ ...UNKNOWN_USER, method: 'POST', path: '/users/@me/channels' });
  await table.takeTurn(people[0]);
  await table.nextPublicMessage();
  await until(async () => (await pirogue.store.spectators.ofGame(1)).length === 0);
  await table.takeTurn(people[1]);
  await table.nextPublicMessage();
  expect(errors(pirogue)).toEqual([]);
});

it('reminds in the channel who cannot be written to because Discord does not know them', async () => {
  const clock = new TestClock(Date.parse('2027-01-10T10:00:00Z'));
  const { pirogue, people } = await tableOfTwo({ now: clock.now });
  const [ana] = people;
  await ana.command('remind', { 'by-dm': true, after: 12 });
  pirogue.discord.failNext({ ...UNKNOWN_USER, method: 'POST', path: '/users/@me/channels' });
  await clock.pass(pirogue, 13 * HOUR);
  await publicMessage(ana, /it is still your turn/);
  await allDelivered(pirogue);
  expect(await pings(ana)).toEqual([ana.id, ana.id]);
  expect(errors(pirogue)).toEqual([]);
});
