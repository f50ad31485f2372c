import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelType,
  type Client,
  type Interaction,
  MessageFlags,
  PermissionFlagsBits,
  StringSelectMenuBuilder,
  TextChannel,
} from 'discord.js';
import { expect, it } from 'vitest';
import { type LocalDiscord, type RequestRecord, startLocalDiscord } from '../src/index.ts';
import { startBot } from '../src/testing/client.ts';
import { connectPerson } from '../src/testing/person.ts';
import { pngOf } from './support/picture.ts';

interface Schema {
  safeParse(value: unknown): { success: boolean; error?: { issues: readonly { path: unknown; message: string }[] } };
}

/** Zod schemas made from Discord's own OpenAPI description, by the names used there. */
const specModule: string = 'discord-api-spec/zod';
const spec = (await import(specModule)) as Record<string, Schema>;

/** Request and response schemas by route; a list stands for alternatives, `[]` behind a name for a list of them. */
const ROUTES: Readonly<Record<string, { readonly sends?: readonly string[]; readonly answers?: readonly string[] }>> = {
  'GET /gateway/bot': { answers: ['GatewayBotResponse'] },
  'GET /applications/@me': { answers: ['PrivateApplicationResponse'] },
  'GET /applications/{application_id}/activity-instances/{instance_id}': { answers: ['EmbeddedActivityInstance'] },
  'GET /applications/{application_id}/emojis': { answers: ['ListApplicationEmojisResponse'] },
  'POST /applications/{application_id}/emojis': { answers: ['EmojiResponse'] },
  'DELETE /applications/{application_id}/emojis/{emoji_id}': {},
  'GET /users/@me': { answers: ['UserPIIResponse'] },
  'GET /users/{user_id}': { answers: ['UserResponse'] },
  'GET /guilds/{guild_id}/members/{user_id}': { answers: ['GuildMemberResponse'] },
  'PUT /applications/{application_id}/commands': { answers: ['ApplicationCommandResponse[]'] },
  'GET /applications/{application_id}/commands': { answers: ['ApplicationCommandResponse[]'] },
  'POST /interactions/{interaction_id}/{interaction_token}/callback': {
    sends: [
      'ApplicationCommandAutocompleteCallbackRequest',
      'LaunchActivityInteractionCallbackRequest',
      'CreateMessageInteractionCallbackRequest',
      'UpdateMessageInteractionCallbackRequest',
    ],
    answers: ['InteractionCallbackResponse'],
  },
  'POST /webhooks/{webhook_id}/{webhook_token}': {
    sends: ['IncomingWebhookRequestPartial'],
    answers: ['MessageResponse'],
  },
  'GET /webhooks/{webhook_id}/{webhook_token}/messages/@original': { answers: ['MessageResponse'] },
  'PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original': {
    sends: ['IncomingWebhookUpdateRequestPartial'],
    answers: ['MessageResponse'],
  },
  'DELETE /webhooks/{webhook_id}/{webhook_token}/messages/@original': {},
  'POST /channels/{channel_id}/messages': { sends: ['MessageCreateRequest'], answers: ['MessageResponse'] },
  'GET /channels/{channel_id}/messages/{message_id}': { answers: ['MessageResponse'] },
  'PATCH /channels/{channel_id}/messages/{message_id}': {
    sends: ['MessageEditRequestPartial'],
    answers: ['MessageResponse'],
  },
  'DELETE /channels/{channel_id}/messages/{message_id}': {},
  'POST /channels/{channel_id}/threads': {
    sends: ['CreateTextThreadWithoutMessageRequest', 'CreateForumThreadRequest'],
    answers: ['CreatedThreadResponse'],
  },
  'GET /channels/{channel_id}': { answers: ['GuildChannelResponse', 'ThreadResponse', 'PrivateChannelResponse'] },
  'PATCH /channels/{channel_id}': {
    sends: ['UpdateThreadRequestPartial', 'UpdateGuildChannelRequestPartial'],
    answers: ['ThreadResponse', 'GuildChannelResponse'],
  },
  'PUT /channels/{channel_id}/thread-members/{user_id}': {},
  'POST /users/@me/channels': { sends: ['CreatePrivateChannelRequest'], answers: ['PrivateChannelResponse'] },
};

/** What is wrong with a value by every one of the alternatives; empty when one of them fits. */
function faults(names: readonly string[], value: unknown): readonly string[] {
  const found: string[] = [];
  for (const name of names) {
    const schema = spec[`${name.replace('[]', '')}Schema`];
    if (!schema) throw new Error(`no schema ${name}`);
    const values = name.endsWith('[]') ? (value as unknown[]) : [value];
    const issues = values.flatMap((entry) => schema.safeParse(entry).error?.issues ?? []);
    if (issues.length === 0) return [];
    found.push(`${name}: ${JSON.stringify(issues).slice(0, 600)}`);
  }
  return found;
}

/** Lets the bot make a tag of a forum, and a post there whose tags it changes. */
async function useForum({ world, channelIds }: LocalDiscord, client: Client<true>): Promise<void> {
  const forumId = channelIds.tables!;
  world.setBotOverwrite(forumId, { allow: PermissionFlagsBits.ManageChannels });
  const forum = await client.channels.fetch(forumId, { force: true });
  if (forum?.type !== ChannelType.GuildForum) throw new Error('no forum');
  await forum.setAvailableTags([...forum.availableTags, { name: 'New' }]);
  const [first, second] = forum.availableTags.map(({ id }) => id) as [string, string];
  const post = await forum.threads.create({ name: 'Post', message: { content: 'first' }, appliedTags: [first] });
  await post.setAppliedTags([second]);
  await client.channels.fetch(post.id, { force: true });
  expect(world.channel(post.id)).toMatchObject({ parent_id: forumId, applied_tags: [second] });
  expect(world.channel(forumId)?.available_tags?.at(-1)?.name).toBe('New');
  expect(world.message(post.id, post.id)?.message.content).toBe('first');
}

async function answer(interaction: Interaction): Promise<void> {
  if (interaction.isAutocomplete()) await interaction.respond([{ name: 'G6', value: 'G6' }]);
  else if (interaction.isPrimaryEntryPointCommand()) await interaction.launchActivity({ withResponse: true });
  else if (interaction.isButton()) await interaction.update({ content: 'pressed', components: [] });
  else if (interaction.isChatInputCommand() && interaction.options.getString('cell') === 'now') {
    await interaction.reply({
      content: `hi <@${interaction.user.id}>`,
      components: [
        new ActionRowBuilder<ButtonBuilder>().addComponents(
          new ButtonBuilder().setCustomId('go').setLabel('Go').setStyle(ButtonStyle.Success),
        ),
      ],
      withResponse: true,
    });
  } else if (interaction.isChatInputCommand()) {
    await interaction.deferReply({ flags: MessageFlags.Ephemeral, withResponse: true });
    await interaction.editReply({ files: [new AttachmentBuilder(pngOf(2, 2), { name: 'a.png', description: 'A' })] });
    await interaction.fetchReply();
    await interaction.followUp({ content: 'more', flags: MessageFlags.Ephemeral });
    await interaction.deleteReply();
  }
}

it('sends and answers what the OpenAPI description of Discord says', async () => {
  const records: RequestRecord[] = [];
  const discord = await startLocalDiscord({ port: 0, onRequest: (record) => records.push(record) });
  const { client, errors } = await startBot(discord, { onInteraction: answer });
  discord.switchActivitiesOn();
  const [launch] = discord.world.commands();
  await client.application.commands.set([
    { type: 4, name: launch!.name, handler: 1 },
    {
      name: 'place',
      description: 'Place',
      nameLocalizations: { de: 'legen' },
      options: [
        { type: 3, name: 'cell', description: 'Where', autocomplete: true },
        { type: 4, name: 'turn', description: 'Turns', minValue: 0, maxValue: 3 },
        { type: 3, name: 'kind', description: 'Kind', choices: [{ name: 'Boat', value: 'boat' }] },
      ],
    },
  ]);
  await client.application.commands.fetch();
  await client.application.fetch();

  const ana = await connectPerson(discord.origin, discord.personIds.Ana!);
  expect(await ana.autocomplete('place', { cell: 'g' }, 'cell')).toHaveLength(1);
  const message = await ana.command('place', { cell: 'now' });
  await ana.click(message, 'go');
  await ana.startCommand('place', { cell: 'later' });
  await ana.waitForEvent((event) => event.name === 'message_delete');

  await ana.startCommand('launch');
  const { data: launched } = await ana.waitForEvent((event) => event.name === 'activity_launch');
  const instance = await client.rest.get(
    `/applications/${discord.applicationId}/activity-instances/${launched.instance_id}`,
  );
  expect(instance).toMatchObject({ users: [ana.id], location: { kind: 'gc', channel_id: ana.channel } });

  const channel = client.channels.cache.get(discord.channelIds.amazon!);
  if (!(channel instanceof TextChannel)) throw new Error('no channel');
  const select = new StringSelectMenuBuilder()
    .setCustomId('y')
    .setPlaceholder('which')
    .addOptions({ label: 'a', value: 'a', description: 'd', default: true });
  const post = await channel.send({
    content: `hello <@${ana.id}>`,
    files: [new AttachmentBuilder(pngOf(3, 3), { name: 'b.png', description: 'B' })],
    components: [new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(select)],
    allowedMentions: { users: [ana.id] },
    nonce: 'n1',
    enforceNonce: true,
  });
  await post.edit({ content: 'edited', components: [], attachments: [] });
  await channel.messages.fetch({ message: post.id, force: true });
  const thread = await channel.threads.create({ name: 'Game' });
  await thread.members.add(ana.id);
  await thread.send('in the thread');
  await client.channels.fetch(thread.id, { force: true });
  await client.channels.fetch(channel.id, { force: true });
  await thread.setName('Game 1');
  await thread.setArchived(true);
  await useForum(discord, client);
  const emoji = await client.application.emojis.create({ name: 'red_meeple', attachment: pngOf(4, 4) });
  expect((await client.application.emojis.fetch()).map(({ name }) => name)).toEqual(['red_meeple']);
  const shown = await fetch(`${discord.origin}/cdn/emojis/${emoji.id}.png`);
  expect(Buffer.from(await shown.arrayBuffer()).equals(pngOf(4, 4))).toBe(true);
  await emoji.delete();
  const user = await client.users.fetch(ana.id, { force: true });
  const direct = await user.send('direct');
  await client.channels.fetch(direct.channelId, { force: true });
  await client.guilds.cache.get(discord.guildId)?.members.fetch({ user: ana.id, force: true });
  await client.rest.get('/users/@me');
  await post.delete();
  await expect(channel.send('x'.repeat(2001))).rejects.toMatchObject({ code: 50035 });

  ana.close();
  await client.destroy();
  await discord.close();

  expect(errors).toEqual([]);
  const wrong: string[] = [];
  const seen = new Set<string>();
  for (const record of records) {
    const key = `${record.method} ${record.template}`;
    const route = ROUTES[key];
    if (!route) {
      wrong.push(`${key}: not in the table`);
      continue;
    }
    if (record.status >= 400) {
      wrong.push(...faults(['Error'], record.answer).map((fault) => `${key} ${record.status}: ${fault}`));
      continue;
    }
    seen.add(key);
    if (route.sends) wrong.push(...faults(route.sends, record.body).map((fault) => `${key} sends ${fault}`));
    if (record.status === 204) expect(record.answer).toBeUndefined();
    else wrong.push(...faults(route.answers ?? [], record.answer).map((fault) => `${key} answers ${fault}`));
  }
  expect(wrong).toEqual([]);
  expect(Object.keys(ROUTES).filter((key) => !seen.has(key))).toEqual([]);
});
