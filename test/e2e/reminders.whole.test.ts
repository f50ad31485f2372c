import { expect, it } from 'vitest';
import { controlsOf, verbOf } from '../../lab/driving/controls.ts';
import { REMINDER, settled, stage, told } from '../support/clock-stage.ts';
import { checkRequests } from '../support/seated-table.ts';
import { DAY, HOUR, MINUTE } from '../support/test-clock.ts';

it('reminds the player to move once a day with one message at a time, and no more once they have moved', async () => {
  const { pirogue, clock, table, ana, ben } = await stage();
  await clock.pass(pirogue, 23 * HOUR);
  await settled(pirogue);
  expect(await told(ben, REMINDER)).toEqual([]);
  await clock.pass(pirogue, 2 * HOUR);
  await settled(pirogue);
  const [first, ...others] = await told(ben, REMINDER);
  expect(others).toEqual([]);
  expect(first!.mentions.map(({ id }) => id)).toEqual([ana.id]);
  await clock.pass(pirogue, DAY);
  await settled(pirogue);
  const second = await told(ben, REMINDER);
  expect(second).toHaveLength(1);
  expect(second[0]!.id).not.toBe(first!.id);
  await table.takeTurn(ana);
  await settled(pirogue);
  expect(await told(ben, REMINDER)).toEqual([]);
  await clock.pass(pirogue, 23 * HOUR);
  await settled(pirogue);
  expect(await told(ben, REMINDER)).toEqual([]);
  checkRequests(pirogue);
});

it('reminds in the next look once the database can be written again, however many looks have failed', async () => {
  const { pirogue, clock, ana, ben } = await stage();
  const { connection, log } = pirogue;
  await clock.pass(pirogue, 23 * HOUR);
  connection.pragma('query_only = ON');
  await clock.pass(pirogue, 8 * HOUR);
  const failed = log.filter(({ msg }) => msg === 'clocks could not be looked after');
  expect(failed.length).toBeGreaterThan(6);
  connection.pragma('query_only = OFF');
  await clock.pass(pirogue, MINUTE, MINUTE);
  await settled(pirogue);
  expect((await told(ben, REMINDER)).map(({ mentions }) => mentions.map(({ id }) => id))).toEqual([[ana.id]]);
});

it('reminds five times in a turn, tells the table, and is silent from then on', async () => {
  const { pirogue, clock, ana, ben } = await stage();
  for (let day = 1; day <= 5; day++) {
    await clock.pass(pirogue, DAY + HOUR);
    await settled(pirogue);
  }
  const created = () =>
    ben.events.filter(({ name, data }) => name === 'message_create' && REMINDER.test(data.message.content)).length;
  expect(created()).toBe(5);
  await clock.pass(pirogue, 10 * DAY);
  await settled(pirogue);
  expect(created()).toBe(5);
  const [word, ...more] = await told(ben, /has not played yet/);
  expect(more).toEqual([]);
  expect(word!.mentions).toEqual([]);
  expect(word!.content).toMatch(/Nothing happens by itself/);
  expect((await pirogue.store.games.open(ana.channel))?.status).toBe('running');
  checkRequests(pirogue);
});

it('leaves somebody alone in their quiet hours and when they never want to be reminded', async () => {
  // Amsterdam is one hour ahead: the reminder would come at one in the morning.
  const { pirogue, clock, ana, ben } = await stage({ at: '2027-01-10T00:00:00Z' });
  const zones = await ana.autocomplete('remind', { timezone: 'amster' }, 'timezone');
  expect(zones.map(({ value }) => value)).toEqual(['Europe/Amsterdam']);
  for (const [typed, offered] of [
    ['Amsterdam', /`Europe\/Amsterdam`/],
    ['BST', /`Europe\/London`/],
    ['EST', /`America\/New_York`/],
    ['GMT+2', /`Europe\/Athens`/],
    ['Etc/GMT-2', /`Europe\/Athens`/],
    ['CET', /`Europe\/Berlin`/],
    ['Middle-earth', /Type a city, such as Amsterdam/],
  ] as const)
    expect((await ana.command('remind', { timezone: typed })).content, typed).toMatch(offered);
  expect(await pirogue.store.reminders.settings(ana.id)).toBeUndefined();
  expect((await ana.command('remind', { timezone: 'Europe/Kiev' })).content).toMatch(/In Europe\/Kyiv it is 02:00 now/);
  expect((await ana.command('remind', { 'quiet-from': 22 })).content).toMatch(/both/);
  const quiet = { 'quiet-from': 22, 'quiet-to': 8, timezone: 'Europe/Amsterdam' };
  expect((await ana.command('remind', quiet)).content).toMatch(
    /Never from 22:00 to 08:00 \(Europe\/Amsterdam\)\.\nIn Europe\/Amsterdam it is 01:00 now/,
  );
  await clock.pass(pirogue, DAY + 6.5 * HOUR);
  await settled(pirogue);
  expect(await told(ben, REMINDER)).toEqual([]);
  await clock.pass(pirogue, HOUR);
  await settled(pirogue);
  expect(await told(ben, REMINDER)).toHaveLength(1);
  expect((await ana.command('remind', { after: 0 })).content).toMatch(/I remind you of your turn never/);
  await clock.pass(pirogue, 10 * DAY);
  await settled(pirogue);
  const created = ben.events.filter(
    ({ name, data }) => name === 'message_create' && REMINDER.test(data.message.content),
  );
  expect(created).toHaveLength(1);
  expect((await ana.command('privacy', { do: 'show' })).content).toMatch(/how I remind you: never, .*22:00-08:00/);
  await pirogue.store.people.forget(ana.id);
  expect(await pirogue.store.reminders.settings(ana.id)).toBeUndefined();
  checkRequests(pirogue);
});

it('reminds by direct message, and in the channel when that is refused', async () => {
  const { pirogue, clock, ana, ben } = await stage();
  await ana.command('remind', { 'by-dm': true, after: 12 });
  await clock.pass(pirogue, 13 * HOUR);
  const direct = await ana.waitForMessage(({ content }) => /^It is still your turn/.test(content));
  expect(direct.channel_id).not.toBe(ana.channel);
  await settled(pirogue);
  expect(await told(ben, /still your turn/)).toEqual([]);
  pirogue.discord.setDirectMessages(ana.id, false);
  await clock.pass(pirogue, 13 * HOUR);
  await settled(pirogue);
  expect(await told(ben, REMINDER)).toHaveLength(1);
  checkRequests(pirogue);
});

it('does not remind in a quiet turn, and does in the next one', async () => {
  const { pirogue, clock, table, ana, ben } = await stage({ pace: 3 });
  await ana.command('unwatch', { what: 'turn' });
  await clock.pass(pirogue, 2 * DAY);
  await settled(pirogue);
  expect(await told(ben, REMINDER)).toEqual([]);
  expect(await pirogue.store.clocks.ofGame((await pirogue.store.games.open(ana.channel))!.id)).toMatchObject({
    reminders: 0,
  });
  await table.takeTurn(ana);
  await clock.pass(pirogue, 2 * DAY);
  await settled(pirogue);
  const [reminder] = await told(ana, REMINDER);
  expect(reminder!.mentions.map(({ id }) => id)).toEqual([ben.id]);
  expect(controlsOf(reminder!).map(verbOf)).toEqual(['quiet']);
  checkRequests(pirogue);
});

it('shows the deadline of a turn, reminds before it, and asks the table once when it is over', async () => {
  const { pirogue, clock, table, ana, ben } = await stage({ pace: 1 });
  const deadline = Math.floor((clock.now() + DAY) / 1000);
  const [message] = await told(ana, /is the first player/);
  expect(message!.content).toContain(`Time for this turn ends <t:${deadline}:R>; then the table is asked`);
  await clock.pass(pirogue, 13 * HOUR);
  await settled(pirogue);
  expect((await told(ben, REMINDER))[0]!.content).toContain(`<t:${deadline}:R>`);
  await clock.pass(pirogue, 5 * DAY);
  await settled(pirogue);
  const [asked, ...more] = await told(ben, /Time is up for .*Ana.*’s turn, which began/);
  expect(more).toEqual([]);
  expect(asked!.mentions).toEqual([]);
  expect(await pirogue.store.log.ofGame((await pirogue.store.games.open(ana.channel))!.id)).toEqual([]);
  // Nothing was done without the table, and Ana can still move.
  await table.takeTurn(ana);
  await settled(pirogue);
  expect((await told(ana, /it is your turn/)).at(-1)!.mentions.map(({ id }) => id)).toEqual([ben.id]);
  checkRequests(pirogue);
});
