import { expect, it } from 'vitest';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { ButtonPlayer } from '../support/button-player.ts';
import { startPirogue, until } from '../support/pirogue.ts';

it('keeps no messages and few people, however many play and ask', async () => {
  const pirogue = await startPirogue({ answerDeadlineMs: 20_000 });
  const { discord, bot } = pirogue;
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  const table = new AutocompleteTable([ana, ben], chooserFor(2));
  await table.begin({ order: 'joined' });
  await new ButtonPlayer(chooserFor(3)).takeTurn(ana, await table.nextPublicMessage());
  await table.nextPublicMessage();

  const { id: command_id } = await ana.findCommand('help');
  const before = discord.ackLatencies.length;
  const context = Array.from({ length: 150 }, (_, at) => discord.world.addPerson(`Asker ${at}`).user.id);
  for (const user of context) {
    await discord.ask('POST /local/commands', { user, channel: ana.channel, command_id, options: [] });
  }
  await until(async () => discord.ackLatencies.length >= before + context.length);

  const { channels, guilds, users, user } = bot.client;
  expect(channels.cache.map((channel) => ('messages' in channel ? channel.messages.cache.size : 0))).toEqual(
    channels.cache.map(() => 0),
  );
  expect(users.cache.size).toBeLessThanOrEqual(101);
  expect(users.cache.has(user.id)).toBe(true);
  const members = guilds.cache.first()!.members;
  expect(members.cache.size).toBeLessThanOrEqual(101);
  expect(members.me?.id).toBe(user.id);
});
