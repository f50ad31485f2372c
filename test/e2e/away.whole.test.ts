import { expect, it } from 'vitest';
import { REMINDER, settled, stage, told } from '../support/clock-stage.ts';
import { checkRequests } from '../support/seated-table.ts';
import { DAY, HOUR, MINUTE } from '../support/test-clock.ts';

it('stops the clock of somebody who is away in all their games, and tells each table once', async () => {
  const { pirogue, clock, ana, ben } = await stage({ pace: 3 });
  const other = Object.values(pirogue.discord.channelIds)[1]!;
  await ben.command('new', { order: 'joined' }, { channel: other });
  await ana.command('join', {}, { channel: other });
  await ben.command('start', {}, { channel: other });
  await clock.pass(pirogue, 5 * HOUR);
  expect((await ana.command('away', { until: 'never' })).content).toMatch(/Say until when/);
  expect((await ana.command('away', { until: '30d' })).content).toMatch(
    /You are away until .*: your clock stands still in all 2 of your games/,
  );
  await settled(pirogue);
  const back = Math.floor((clock.now() + 30 * DAY) / 1000);
  for (const channel of [ana.channel, other]) {
    const words = await told(ben, /their clock waits/, channel);
    expect(words.map(({ content, mentions }) => [content.includes(`<t:${back}:R>`), mentions])).toEqual([[true, []]]);
  }
  await clock.pass(pirogue, HOUR);
  await settled(pirogue);
  expect((await told(ben, /is the first player/))[0]!.content).toContain(
    `is away and the clock stands still; back <t:${back}:R>`,
  );
  expect((await ben.command('turn')).content).toContain('and the clock stands still; back');
  expect((await ana.command('mygames')).content).toContain('You are away, back');
  expect((await ana.command('privacy', { do: 'show' })).content).toContain(`away until <t:${back}:f>`);
  await clock.pass(pirogue, 29 * DAY);
  await settled(pirogue);
  expect(await told(ben, REMINDER)).toEqual([]);
  expect(await told(ben, /is over/)).toEqual([]);
  await clock.pass(pirogue, DAY);
  await settled(pirogue);
  // Where it is her turn the table is told that she is back; in the other game Ben is to move.
  expect((await told(ben, /is back, and it is their turn/)).map(({ mentions }) => mentions)).toEqual([[]]);
  expect(await told(ben, /is back/, other)).toEqual([]);
  // Of three days she had used five hours.
  await clock.pass(pirogue, 3 * DAY - 7 * HOUR);
  await settled(pirogue);
  expect(await told(ben, /Time is up for/)).toEqual([]);
  await clock.pass(pirogue, 3 * HOUR);
  await settled(pirogue);
  expect(await told(ben, /Time is up for/)).toHaveLength(1);
  checkRequests(pirogue);
});

it('lets somebody come back before their time, and changes the message that told of them', async () => {
  const { pirogue, clock, ana, ben } = await stage();
  expect((await ben.command('away', { until: 'now' })).content).toMatch(/You are not away/);
  await ben.command('away', { until: '3d' });
  await settled(pirogue);
  await ben.command('away', { until: '2 weeks' });
  await settled(pirogue);
  const [word, ...more] = await told(ana, /their clock waits/);
  expect(more).toEqual([]);
  expect(word!.content).toContain(`<t:${Math.floor((clock.now() + 14 * DAY) / 1000)}:R>`);
  await clock.pass(pirogue, DAY);
  expect((await ben.command('away', { until: 'now' })).content).toMatch(/You are back/);
  await settled(pirogue);
  expect(await told(ana, /their clock waits/)).toEqual([]);
  expect(await told(ana, /was away and is back/)).toHaveLength(1);
  checkRequests(pirogue);
});

it('adds a downtime of three days to the time for a turn, and sends one message after it', async () => {
  const { pirogue, clock, ana, ben } = await stage({ pace: 1 });
  await clock.pass(pirogue, 11.5 * HOUR);
  clock.jump(3 * DAY);
  await pirogue.bot.keeper.check();
  await settled(pirogue);
  const deadline = Math.floor((clock.now() + 12.5 * HOUR) / 1000);
  expect((await told(ben, /is the first player/))[0]!.content).toContain(`<t:${deadline}:R>`);
  const created = () =>
    ben.events.filter(({ name, data }) => name === 'message_create' && data.message.channel_id === ana.channel).length;
  const before = created();
  await clock.pass(pirogue, HOUR);
  await settled(pirogue);
  expect(await told(ben, REMINDER)).toHaveLength(1);
  expect(created()).toBe(before + 1);
  checkRequests(pirogue);
});

it('lets a paused game alone, and goes on with what was left of a turn', async () => {
  const { pirogue, clock, ana, ben } = await stage({ pace: 1 });
  const decide = async (type: 'paused' | 'resumed') => {
    const record = (await pirogue.store.games.open(ana.channel))!;
    const acts = { from: record.acts.length, acts: [{ type }] };
    const write = {
      gameId: record.id,
      revision: record.revision,
      seq: 0,
      entries: [],
      at: clock.now(),
      posts: [],
      acts,
      raises: 1,
      clock: { type: 'touch', isMove: false },
    } as const;
    expect(await pirogue.store.games.append({ ...write, status: 'running' })).toHaveProperty('at');
  };
  await clock.pass(pirogue, 10 * HOUR);
  await decide('paused');
  await clock.pass(pirogue, 40 * DAY);
  await settled(pirogue);
  expect(await told(ben, REMINDER)).toEqual([]);
  expect(await told(ben, /is over/)).toEqual([]);
  await decide('resumed');
  await clock.pass(pirogue, 3 * HOUR);
  await settled(pirogue);
  expect(await told(ben, REMINDER)).toHaveLength(1);
  expect(await told(ben, /Time is up for/)).toEqual([]);
  await clock.pass(pirogue, 12 * HOUR);
  await settled(pirogue);
  expect(await told(ben, /Time is up for/)).toHaveLength(1);
  checkRequests(pirogue);
});

it('does nothing twice when the clock is set back or forwards', async () => {
  const { pirogue, clock, ana, ben } = await stage();
  await clock.pass(pirogue, DAY);
  await settled(pirogue);
  const created = () =>
    ben.events.filter(({ name, data }) => name === 'message_create' && REMINDER.test(data.message.content)).length;
  expect(created()).toBe(1);
  clock.jump(-HOUR);
  await clock.pass(pirogue, 3 * HOUR);
  await settled(pirogue);
  expect(created()).toBe(1);
  // Nobody can know whether such a jump was a downtime: it does not count.
  clock.jump(10 * DAY);
  await pirogue.bot.keeper.check();
  await clock.pass(pirogue, MINUTE);
  await settled(pirogue);
  expect(created()).toBe(1);
  await clock.pass(pirogue, 23 * HOUR);
  await settled(pirogue);
  expect(created()).toBe(2);
  expect((await pirogue.store.clocks.ofGame((await pirogue.store.games.open(ana.channel))!.id))!.reminders).toBe(2);
  checkRequests(pirogue);
});

it('does not spin: a look at a clock that has nothing to do leads to no other', async () => {
  const { pirogue, clock, ana } = await stage();
  await clock.pass(pirogue, HOUR);
  const { id } = (await pirogue.store.games.open(ana.channel))!;
  const { version } = (await pirogue.store.clocks.ofGame(id))!;
  await clock.pass(pirogue, 20 * HOUR);
  expect((await pirogue.store.clocks.ofGame(id))!.version).toBe(version);
  checkRequests(pirogue);
});

it('lets an absence end with the day in the time zone of whoever is away, and says so', async () => {
  const { pirogue, clock, ana } = await stage({ at: '2027-03-20T10:00:00Z' });
  const end = (moment: string) => `You are away until <t:${Date.parse(moment) / 1000}:f>`;
  const unknown = (await ana.command('away', { until: '2027-03-28' })).content;
  expect(unknown).toContain(end('2027-03-29T00:00:00Z'));
  expect(unknown).toMatch(/the end of the day in UTC, as I do not know your time zone: .*remind/);
  await ana.command('remind', { timezone: 'Asia/Kolkata' });
  const known = (await ana.command('away', { until: '2027-03-28' })).content;
  expect(known).toContain(end('2027-03-28T18:30:00Z'));
  expect(known).toContain('the end of the day in Asia/Kolkata.');
  const span = (await ana.command('away', { until: '3d' })).content;
  expect(span).toContain(`You are away until <t:${Math.floor((clock.now() + 3 * DAY) / 1000)}:f>`);
  expect(span).not.toContain('end of the day');
  // As an earlier version stored it.
  await pirogue.store.reminders.set(ana.id, { hours: 24, direct: false, timezone: 'EST' });
  const stored = (await ana.command('away', { until: '2027-03-28' })).content;
  expect(stored).toContain(end('2027-03-29T04:00:00Z'));
  expect(stored).toContain('the end of the day in America/New_York.');
  checkRequests(pirogue);
});
