import { expect, it } from 'vitest';
import { featuresFor } from '../../commands/index.ts';
import { declarationsOf } from '../../src/bot/handlers/feature.ts';
import { LOG_ERROR, type Pirogue, startPirogue, until } from '../support/pirogue.ts';
import { restart } from '../support/restart.ts';

const COMMANDS = { method: 'PUT', path: '/applications/{application_id}/commands' } as const;

/** Discord's answer to the two hundred and first new command of a day. */
const DAILY_LIMIT = {
  ...COMMANDS,
  status: 400,
  body: { message: 'Max number of daily application command creates has been reached (200)', code: 30034 },
};

const registrations = ({ requests }: Pirogue) =>
  requests.filter(({ method, path }) => method === 'PUT' && path.endsWith('/commands')).map(({ status }) => status);

it('says that Discord has none of its commands, and registers them as soon as Discord takes them', async () => {
  const pirogue = await startPirogue({ prepare: (discord) => discord.failNext({ ...DAILY_LIMIT, times: 2 }) });
  const [error] = pirogue.log.filter(({ level }) => level >= LOG_ERROR);
  expect(error!.msg).toMatch(/^Discord has none of the commands of this bot/);
  expect(error).toMatchObject({ err: { code: 30034 } });
  await until(async () => pirogue.log.some(({ msg }) => msg === 'the commands are registered now'));
  expect(registrations(pirogue)).toEqual([400, 400, 200]);
  // Messages name the commands by the ids that they have now.
  expect((await (await pirogue.person('Ana')).command('turn')).content).toMatch(/<\/new:\d+>/);
});

it('goes on with the commands that Discord knows while it takes no others', async () => {
  const pirogue = await startPirogue();
  const { commands } = pirogue.bot.client.application;
  // An earlier version had one command less.
  await commands.set(declarationsOf(featuresFor(pirogue.app)).filter(({ name }) => name !== 'boat'));
  await pirogue.bot.stop();
  pirogue.discord.failNext(DAILY_LIMIT);
  const bot = await restart(pirogue);
  expect((await (await pirogue.person('Ana')).command('turn')).content).toMatch(/<\/new:\d+>/);
  await until(async () =>
    [...(await bot.client.application.commands.fetch()).values()].some(({ name }) => name === 'boat'),
  );
  expect(registrations(pirogue)).toEqual([200, 200, 400, 200]);
});

it('does not wait with everything else while Discord lets it wait with its commands', async () => {
  const limited = { ...COMMANDS, status: 429, retryAfter: 3_600 };
  const pirogue = await startPirogue({ prepare: (discord) => discord.failNext(limited) });
  expect(pirogue.log.some(({ msg }) => msg.includes('lets the bot wait with its commands'))).toBe(true);
  expect(pirogue.log.some(({ msg }) => msg === 'ready')).toBe(true);
});

/** The commands for launching an activity that Discord has. */
const launching = ({ discord }: Pirogue) =>
  discord.world.commands().flatMap(({ type, name, id, handler }) => (type === 4 ? [{ type, name, id, handler }] : []));

it('registers its commands beside the one by which people launch an activity, which Discord adds', async () => {
  const pirogue = await startPirogue({ prepare: (discord) => discord.switchActivitiesOn() });
  const [launch] = launching(pirogue);
  expect(registrations(pirogue)).toEqual([200]);
  expect(launching(pirogue)).toEqual([launch]);
  expect(launch).toMatchObject({ type: 4, handler: 2 });
  await pirogue.bot.stop();
  await (await restart(pirogue)).stop();
  expect(registrations(pirogue), 'nothing had changed').toEqual([200]);
  // A later version has other commands.
  const { world } = pirogue.discord;
  world.setCommands(world.commands().filter(({ name }) => name !== 'boat'));
  await restart(pirogue);
  expect(registrations(pirogue)).toEqual([200, 200]);
  expect(launching(pirogue)).toEqual([launch]);
  expect(pirogue.log.filter(({ level }) => level >= LOG_ERROR)).toEqual([]);
  expect((await (await pirogue.person('Ana')).command('turn')).content).toMatch(/<\/new:\d+>/);
});

it('does not take the command that Discord adds for one of its own, whatever its name', async () => {
  const pirogue = await startPirogue({
    prepare(discord) {
      discord.switchActivitiesOn();
      discord.failNext(DAILY_LIMIT);
    },
  });
  expect(pirogue.log.find(({ level }) => level >= LOG_ERROR)!.msg).toMatch(/^Discord has none of the commands/);
  await pirogue.bot.stop();
  const { world } = pirogue.discord;
  world.setCommands(world.commands().map((command) => ({ ...command, name: 'new' })));
  await restart(pirogue);
  const { id } = world.commands().find(({ type, name }) => type === 1 && name === 'new')!;
  expect(launching(pirogue)).toMatchObject([{ type: 4, name: 'new' }]);
  expect((await (await pirogue.person('Ana')).command('turn')).content).toContain(`</new:${id}>`);
});

it('removes commands of menus that it has not, and takes a list in another order with more fields for the same', async () => {
  const pirogue = await startPirogue();
  const { world } = pirogue.discord;
  await pirogue.bot.stop();
  const [first, ...more] = world.commands();
  const reversed = (value: object) => Object.fromEntries(Object.entries(value).reverse());
  const told = { name_localized: null, description_localized: 'x', dm_permission: false, guild_id: undefined };
  world.setCommands(
    [...more, first!].map((command) => ({ ...told, ...reversed(command) }) as unknown as typeof command),
  );
  await (await restart(pirogue)).stop();
  expect(registrations(pirogue), 'nothing had changed').toEqual([200]);
  const ofMenu = { ...first!, id: '1234567890123456789', type: 2, name: 'Play with' } as const;
  world.setCommands([...world.commands(), ofMenu]);
  await restart(pirogue);
  expect(registrations(pirogue)).toEqual([200, 200]);
  expect(world.commands().some(({ name }) => name === ofMenu.name)).toBe(false);
});
