import type { WireMessage } from 'local-discord';
import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { controlsOf, isPublic, verbOf } from '../../lab/driving/controls.ts';
import { type Pirogue, type PirogueOptions, startPirogue } from '../support/pirogue.ts';
import { restart } from '../support/restart.ts';
import { checkRequests, gameOf, publicMessage } from '../support/seated-table.ts';

const ORIGIN = 'https://games.example.org';

/** A house whose pages can be opened inside Discord. */
const house = (options: PirogueOptions = {}) =>
  startPirogue({
    webOrigin: ORIGIN,
    hasActivity: true,
    prepare: (discord) => discord.switchActivitiesOn({ mapping: ORIGIN, clientSecret: 'secret' }),
    ...options,
  });

const registrations = ({ requests }: Pirogue) =>
  requests.filter(({ method, path }) => method === 'PUT' && path.endsWith('/commands')).map(({ status }) => status);

/** The commands that Discord has for launching. */
const entries = ({ discord }: Pirogue) =>
  discord.world
    .commands()
    .flatMap(({ type, name, id, handler, contexts }) => (type === 4 ? [{ name, id, handler, contexts }] : []));

const launchButton = (message: WireMessage) => controlsOf(message).find((one) => verbOf(one) === 'launch');

/** Resolves with the channel in which the person's activity opens. */
const opened = async (person: TestPerson, from: number) =>
  (await person.waitForEvent(({ name }) => name === 'activity_launch', from)).data.channel_id;

it('takes over the command for launching that the portal made, with its name and id, and registers it once', async () => {
  const before: { id?: string } = {};
  const pirogue = await house({
    prepare(discord) {
      discord.switchActivitiesOn();
      const { world } = discord;
      world.setCommands(world.commands().map((command) => ({ ...command, name: 'board-game' })));
      before.id = world.commands()[0]!.id;
    },
  });
  const own = [{ name: 'board-game', id: before.id, handler: 1, contexts: [0] }];
  expect(entries(pirogue)).toEqual(own);
  await pirogue.bot.stop();
  await (await restart(pirogue)).stop();
  expect(registrations(pirogue), 'nothing had changed').toEqual([200]);
  // In the portal somebody lets Discord launch it.
  const { world } = pirogue.discord;
  world.setCommands(world.commands().map((one) => (one.type === 4 ? { ...one, handler: 2 } : one)));
  await restart(pirogue);
  expect([registrations(pirogue), entries(pirogue)]).toEqual([[200, 200], own]);
});

it('registers a command for launching where there is none yet, and none without the activity', async () => {
  const pirogue = await house({ prepare: () => undefined });
  expect(entries(pirogue)).toMatchObject([{ name: 'launch', handler: 1, contexts: [0] }]);
  const other = await startPirogue({ webOrigin: ORIGIN });
  expect(entries(other)).toEqual([]);
  const { people } = await gameOf(other, ['Ana', 'Ben']);
  expect(launchButton(await publicMessage(people[0], /Ana/))).toBeUndefined();
});

it('opens the page by the command, the turn message and the panel, for whoever presses', async () => {
  const pirogue = await house();
  const { people } = await gameOf(pirogue, ['Ana', 'Ben']);
  const [ana, ben] = people;
  const turn = await publicMessage(ana, /Ana/);
  const button = launchButton(turn)!;
  expect(button).toMatchObject({ label: 'Play inside Discord' });
  await ben.startClick(turn, button.custom_id);
  expect(await opened(ben, 0)).toBe(ana.channel);
  const panel = await ana.command('draw');
  await ana.startClick(panel, launchButton(panel)!.custom_id);
  expect(await opened(ana, 0)).toBe(ana.channel);
  const from = ana.events.length;
  await ana.startCommand('launch');
  expect(await opened(ana, from)).toBe(ana.channel);
  checkRequests(pirogue);
});

it('launches as its first answer, before it reads anything', async () => {
  const pirogue = await house();
  const ana = await pirogue.person('Ana');
  await pirogue.store.close();
  await ana.startCommand('launch');
  expect(await opened(ana, 0)).toBe(ana.channel);
  const callbacks = pirogue.requests.filter(({ template }) => template.endsWith('/callback'));
  expect(callbacks.map(({ body, status }) => [body, status])).toEqual([[{ type: 12 }, 204]]);
});

it('says privately, in the language of who asked, that Discord does not open it', async () => {
  const pirogue = await house();
  const { people } = await gameOf(pirogue, ['Ana', 'Ben']);
  const [ana] = people;
  const fault = { path: '/callback', status: 403, body: { message: 'Missing Permissions', code: 50013 } };
  pirogue.discord.failNext(fault);
  const answer = await ana.command('launch');
  expect([isPublic(answer), answer.content]).toEqual([false, expect.stringMatching(/^Discord does not open the page/)]);
  const turn = await publicMessage(ana, /Ana/);
  await pirogue.store.people.changeSettings(ana.id, { language: 'de' });
  pirogue.discord.failNext(fault);
  const { interaction_id } = await ana.startClick(turn, launchButton(turn)!.custom_id);
  expect((await ana.reply(interaction_id)).content).toMatch(/^Discord öffnet die Seite hier nicht/);
});
