import { expect, it } from 'vitest';
import { shared } from '../support/at-end.ts';
import { settledBy, told } from '../support/clock-stage.ts';
import { startPirogue } from '../support/pirogue.ts';
import { checkRequests, gameOf, letManageChannels, openGame, press, publicMessage } from '../support/seated-table.ts';
import { DAY, HOUR, MINUTE, TestClock } from '../support/test-clock.ts';

/** One bot for all, by a clock that the tests set; each plays in a channel of its own. */
const house = shared(async () => {
  const clock = new TestClock(Date.parse('2027-01-10T10:00:00Z'));
  return { clock, pirogue: await startPirogue({ now: clock.now }) };
});

async function begun(names: readonly string[], options: { readonly pace?: number; readonly late?: string } = {}) {
  const { pirogue, clock } = house();
  const channel = pirogue.discord.world.addTextChannel('table').id;
  const { people, turn } = await gameOf(pirogue, names, { channel, ...options });
  const pass = async (duration: number) => {
    await clock.pass(pirogue, duration, 12 * HOUR);
    await settledBy(clock, pirogue);
  };
  return { pirogue, people, turn, pass };
}

it('asks the table how to go on when the time for a turn is over, not before, and once', async () => {
  const { pirogue, people, pass } = await begun(['Ana', 'Ben'], { pace: 1 });
  const [ana, ben] = people;
  const asked = () => told(ben, /Time is up for .*Ana.*’s turn/, ben.channel);
  await pass(DAY - MINUTE);
  expect(await asked()).toHaveLength(0);
  await pass(2 * MINUTE);
  expect(await asked()).toHaveLength(1);
  await pass(2 * DAY);
  expect(await asked()).toHaveLength(1);
  // Nothing was done without the table, and Ana can still move.
  expect(await pirogue.store.log.ofGame((await openGame(pirogue, ana)).id)).toEqual([]);
  expect((await ana.command('draw')).content).toMatch(/You have drawn|It fits only/);
});

it('plays the turn in a simple way when its time is over, where the table wants that', async () => {
  const { pirogue, people, pass } = await begun(['Ana', 'Ben'], { pace: 1, late: 'skip' });
  const [ana, ben] = people;
  await pass(DAY - MINUTE);
  expect(await pirogue.store.log.ofGame((await openGame(pirogue, ana)).id)).toEqual([]);
  await pass(2 * MINUTE);
  const next = await publicMessage(ben, /Ana.*’s turn was skipped; the bot has played it/);
  expect(next.mentions.map(({ id }) => id)).toEqual([ben.id]);
});

it('does not go on with a paused game when as many are against that as for it', async () => {
  const { pirogue, people, pass } = await begun(['Ana', 'Ben', 'Cem', 'Dan', 'Eve']);
  const [ana, ben, cem, dan] = people;
  letManageChannels(pirogue, ana);
  await ana.command('admin', { pause: {} });
  await ana.command('vote', { what: 'resume' });
  const vote = await publicMessage(ben, /asks you to go on with this game/);
  await press(ben, vote, 'vote', 'yes');
  for (const person of [cem, dan!]) await press(person, vote, 'vote', 'no');
  await pass(DAY - MINUTE);
  expect(await told(ben, /everything stays as it is/, ben.channel)).toEqual([]);
  await pass(2 * MINUTE);
  await publicMessage(ben, /everything stays as it is/);
  expect((await ana.command('draw')).content).toMatch(/The game is paused/);
});

it('lets a seat be taken for a day after it was offered', async () => {
  const { pirogue, people, pass } = await begun(['Ana', 'Ben']);
  const [ana, ben] = people;
  const zoe = await pirogue.person('Zoe', ana.channel);
  await ana.command('replace', { user: zoe.id });
  const offer = await publicMessage(zoe, /offers you a seat in this game/);
  await pass(DAY - MINUTE);
  expect((await publicMessage(zoe, /offers you a seat in this game/)).id).toBe(offer.id);
  await pass(2 * MINUTE);
  const over = await publicMessage(ana, /no longer offers this seat/);
  expect([over.id, over.components]).toEqual([offer.id, []]);
  expect((await openGame(pirogue, ana)).seats.map(({ userId }) => userId)).toEqual([ana.id, ben.id]);
});

it('asks Discord for nothing that it does not describe', () => {
  checkRequests(house().pirogue);
});
