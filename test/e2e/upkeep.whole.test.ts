import { guildCreate } from 'local-discord';
import { expect, it } from 'vitest';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../src/core/chooser.ts';
import { type Pirogue, startPirogue, until } from '../support/pirogue.ts';
import { refuseChanges } from '../support/refused-changes.ts';
import { letManageChannels } from '../support/seated-table.ts';
import { tableOfTwo } from '../support/table-of-two.ts';
import { MINUTE, TestClock } from '../support/test-clock.ts';
import { ask } from '../support/test-database.ts';

/** Lets every write to a table fail, as on a full disk, until it is called off. */
function failWrites({ databaseUrl }: Pirogue, table: 'acts' | 'analyses' | 'games') {
  return refuseChanges(databaseUrl, { table, change: table === 'games' ? 'update' : 'insert' });
}

const noted = ({ log }: Pirogue, text: string) => until(async () => log.some(({ msg }) => msg.includes(text)));

/** Ana alone with a computer, and to move. */
async function alone() {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  const table = new AutocompleteTable([ana], chooserFor(3));
  await ana.command('new', { order: 'joined', computers: 1, level: 'learner' });
  await ana.command('start');
  await table.nextPublicMessage();
  return { pirogue, ana, table };
}

it('plays a turn of a computer that could not be written as soon as it can', async () => {
  const { pirogue, ana, table } = await alone();
  const heal = await refuseChanges(pirogue.databaseUrl, {
    table: 'log',
    change: 'insert',
    when: `new.entry like '%"seat":1%'`,
  });
  await table.takeTurn(ana);
  await noted(pirogue, 'a computer plays later');
  await heal();
  await until(async () => (await pirogue.store.clocks.ofComputers()).length === 0);
});

it('finds a turn of a computer of which nobody has told it', async () => {
  const { pirogue, people } = await tableOfTwo();
  const [ana] = people;
  await ask(pirogue.databaseUrl, `update seats set user_id = 'computer:learner:1' where user_id = '${ana.id}'`);
  await pirogue.bot.keeper.check();
  await until(async () => (await pirogue.store.clocks.ofComputers()).length === 0);
  expect((await pirogue.store.log.ofGame(1)).length).toBeGreaterThan(0);
});

it('pauses and resumes the games of a server of whose change it could not take note', async () => {
  const clock = new TestClock(Date.now());
  const { pirogue, people } = await tableOfTwo({ now: clock.now });
  const { gateway, guildId, world } = pirogue.discord;
  const pause = async () => (await pirogue.store.games.allOpen())[0]!.pause;
  for (const isThere of [false, true]) {
    const before = pirogue.log.length;
    const heal = await failWrites(pirogue, 'acts');
    if (isThere) gateway.dispatch('GUILD_CREATE', guildCreate(world, world.servers()[0]!));
    else gateway.dispatch('GUILD_DELETE', { id: guildId });
    await until(async () => pirogue.log.slice(before).some(({ msg }) => msg.includes('looked after within a minute')));
    await heal();
    // When it is looked at next.
    clock.jump(MINUTE);
    await pirogue.bot.keeper.check();
    expect((await pause())?.removed ?? false).toBe(!isThere);
  }
  expect((await people[0].command('draw')).content).toMatch(/You have drawn|It fits only/);
});

it('closes the game of a channel of whose end it could not take note', async () => {
  const { pirogue, people } = await tableOfTwo();
  const heal = await failWrites(pirogue, 'games');
  pirogue.discord.world.deleteChannel(people[0].channel);
  await noted(pirogue, 'looked after within a minute');
  await heal();
  await pirogue.bot.keeper.check();
  expect(await pirogue.store.games.allOpen()).toEqual([]);
});

it('asks for a channel that it cannot see once, and later again', async () => {
  const { pirogue, people } = await tableOfTwo();
  const { client, keeper } = pirogue.bot;
  const asked = () =>
    pirogue.requests.filter(({ method, path }) => method === 'GET' && path === `/channels/${people[0].channel}`).length;
  const hide = () => client.guilds.cache.first()!.channels.cache.delete(people[0].channel);
  hide();
  await keeper.check();
  expect(asked()).toBe(1);
  for (let look = 0; look < 5; look++) {
    hide();
    await keeper.check();
  }
  expect(asked()).toBe(1);
  expect(await pirogue.store.games.allOpen()).toHaveLength(1);
});

it('pauses the games of a server that it was removed from while its session was lost', async () => {
  const { pirogue } = await tableOfTwo();
  const { gateway, guildId } = pirogue.discord;
  gateway.alterFrames((frame) => {
    if (frame.t === 'READY') return { ...frame, d: { ...(frame.d as object), guilds: [] } };
    return frame.t === 'GUILD_CREATE' && (frame.d as { id: string }).id === guildId ? undefined : frame;
  });
  gateway.drop({ resumable: false });
  await until(async () => (await pirogue.store.games.allOpen())[0]!.pause?.removed === true);
});

it('makes an analysis that was asked for before a restart', async () => {
  const { pirogue, people, table } = await tableOfTwo();
  const [ana] = people;
  await table.takeTurn(ana);
  letManageChannels(pirogue, ana);
  await ana.command('admin', { end: {} });
  await pirogue.store.analyses.want({ gameId: 1, at: Date.now() });
  await pirogue.bot.keeper.check();
  await until(async () => (await pirogue.store.analyses.ofGame(1)) !== undefined);
  expect(await pirogue.store.analyses.wanted()).toEqual([]);
});

it('notes an analysis that is asked for until it is made', async () => {
  const { pirogue, people, table } = await tableOfTwo();
  const [ana] = people;
  await table.takeTurn(ana);
  letManageChannels(pirogue, ana);
  await ana.command('admin', { end: {} });
  const heal = await failWrites(pirogue, 'analyses');
  await ana.command('analyse');
  expect(await pirogue.store.analyses.wanted()).toMatchObject([{ gameId: 1 }]);
  await heal();
});
