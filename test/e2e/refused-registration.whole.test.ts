import { expect, it } from 'vitest';
import { commandsFor } from '../../commands/index.ts';
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
  await commands.set(
    commandsFor(pirogue.app).flatMap(({ declaration }) => (declaration.name === 'boat' ? [] : [declaration])),
  );
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
