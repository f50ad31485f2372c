import {
  ActionRowBuilder,
  ApplicationCommandOptionType,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  type Client,
  type Interaction,
  MessageFlags,
  type RESTPostAPIApplicationCommandsJSONBody,
  StringSelectMenuBuilder,
  TextChannel,
} from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalDiscord, type RequestRecord, startLocalDiscord } from '../src/index.ts';
import { startBot } from '../src/testing/client.ts';
import { connectPerson, InteractionFailed, PageRefusal, type TestPerson } from '../src/testing/person.ts';
import { pngOf } from './support/picture.ts';

const COMMANDS: RESTPostAPIApplicationCommandsJSONBody[] = [
  'reply',
  'later',
  'whisper',
  'silent',
  'board',
  'controls',
].map((name) => ({ name, description: `Test ${name}` }));
COMMANDS.push({
  name: 'place',
  description: 'Place a tile',
  options: [
    {
      type: ApplicationCommandOptionType.Subcommand,
      name: 'tile',
      description: 'On a square',
      options: [
        { type: 3, name: 'cell', description: 'Where', required: true, autocomplete: true, max_length: 4 },
        { type: 4, name: 'turn', description: 'Quarter turns', min_value: 0, max_value: 3 },
        { type: 6, name: 'for', description: 'For whom' },
      ],
    },
  ],
});
COMMANDS.push({ name: 'host', description: 'For administrators', default_member_permissions: '0' });

let discord: LocalDiscord;
let client: Client<true>;
let errors: unknown[];
let ana: TestPerson;
let bruno: TestPerson;
const requests: RequestRecord[] = [];

function controls(disabled: boolean) {
  return [
    new ActionRowBuilder<ButtonBuilder>().addComponents(
      new ButtonBuilder().setCustomId('go').setLabel('Go').setStyle(ButtonStyle.Primary).setDisabled(disabled),
      new ButtonBuilder().setCustomId('defer').setLabel('Defer').setStyle(ButtonStyle.Secondary),
    ),
    new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
      new StringSelectMenuBuilder().setCustomId('pick').addOptions([
        { label: 'One', value: '1' },
        { label: 'Two', value: '2' },
      ]),
    ),
  ];
}

async function answer(interaction: Interaction): Promise<unknown> {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused();
    return interaction.respond([
      { name: `${typed.toUpperCase()} (${interaction.options.getSubcommand()})`, value: typed },
    ]);
  }
  if (interaction.isButton()) {
    if (interaction.customId === 'defer') {
      await interaction.deferUpdate();
      return interaction.editReply({ content: 'deferred, then edited' });
    }
    return interaction.update({ content: 'gone', components: controls(true) });
  }
  if (interaction.isStringSelectMenu()) {
    return interaction.reply({ content: `picked ${interaction.values.join()}`, flags: MessageFlags.Ephemeral });
  }
  if (!interaction.isChatInputCommand()) return undefined;
  switch (interaction.commandName) {
    case 'reply': {
      const response = await interaction.reply({ content: `hello <@${interaction.user.id}>`, withResponse: true });
      return interaction.followUp({ content: `after ${response.resource?.message?.id}` });
    }
    case 'later':
      await interaction.deferReply();
      await interaction.editReply('done at last');
      return interaction.followUp({ content: 'and privately', flags: MessageFlags.Ephemeral });
    case 'whisper':
      return interaction.reply({ content: 'only for you', flags: MessageFlags.Ephemeral });
    case 'board': {
      await interaction.deferReply();
      const board = new AttachmentBuilder(pngOf(40, 30), { name: 'board.png', description: 'An empty board' });
      return interaction.editReply({ files: [board] });
    }
    case 'controls':
      return interaction.reply({ content: 'choose', components: controls(false) });
    case 'place': {
      const { options, locale, guildLocale, appPermissions } = interaction;
      const whom = options.getMember('for');
      return interaction.reply({
        content: JSON.stringify({
          cell: options.getString('cell'),
          turn: options.getInteger('turn'),
          whom: options.getUser('for')?.username,
          isMember: whom !== null,
          locale,
          guildLocale,
          attaches: appPermissions.has('AttachFiles'),
          manages: appPermissions.has('ManageMessages'),
          limit: interaction.attachmentSizeLimit,
        }),
        flags: MessageFlags.Ephemeral,
      });
    }
    default:
      return undefined;
  }
}

beforeAll(async () => {
  discord = await startLocalDiscord({
    port: 0,
    answerDeadlineMs: 3000,
    onRequest: (record) => requests.push(record),
  });
  ({ client, errors } = await startBot(discord, { commands: COMMANDS, onInteraction: answer }));
  ana = await connectPerson(discord.origin, discord.personIds.Ana!);
  bruno = await connectPerson(discord.origin, discord.personIds.Bruno!);
});

afterAll(async () => {
  ana.close();
  bruno.close();
  await client.destroy();
  await discord.close();
});

function channel(): TextChannel {
  const found = client.channels.cache.get(discord.channelIds.amazon!);
  if (!(found instanceof TextChannel)) throw new Error('no channel');
  return found;
}

describe('a bot on the local Discord', () => {
  it('is ready with the guild, its channels and its own permissions', () => {
    const guild = client.guilds.cache.get(discord.guildId);
    expect(guild?.available).toBe(true);
    expect(guild?.memberCount).toBe(6);
    const own = channel().permissionsFor(client.user);
    expect(own?.has('AttachFiles')).toBe(true);
    expect(own?.has('ManageMessages')).toBe(false);
    expect(own?.has('Administrator')).toBe(false);
  });

  it('answers a command publicly and follows up', async () => {
    const message = await bruno.command('reply');
    expect(message).toMatchObject({ type: 20, content: `hello <@${bruno.id}>`, flags: 0 });
    expect(message.interaction).toMatchObject({ name: 'reply', user: { id: bruno.id } });
    expect(message.mentions.map((user) => user.id)).toEqual([bruno.id]);
    const more = await ana.waitForMessage((known) => known.content === `after ${message.id}`);
    expect(more).toMatchObject({ type: 19, message_reference: { message_id: message.id } });
    expect(more.referenced_message?.id).toBe(message.id);
  });

  it('shows what a message answers as that is now', async () => {
    const message = await bruno.command('controls');
    const picked = await bruno.select(message, 'pick', ['1']);
    expect(picked.referenced_message).toMatchObject({ id: message.id, content: 'choose' });
    await bruno.click(message, 'defer');
    const original = async () => (await bruno.messages()).find(({ id }) => id === picked.id)?.referenced_message;
    expect(await original()).toMatchObject({ id: message.id, content: 'deferred, then edited' });
    discord.world.deleteMessage(discord.world.message(message.channel_id, message.id)!);
    expect(await original()).toBeNull();
  });

  it('defers, shows thinking, edits, and keeps a private follow-up private', async () => {
    const from = ana.events.length;
    const { interaction_id } = await ana.startCommand('later');
    const done = await ana.reply(interaction_id);
    expect(done.content).toBe('done at last');
    const thinking = ana.events.slice(from).find((event) => event.name === 'message_create');
    expect(thinking?.data.message).toMatchObject({ id: done.id, flags: 128, content: '' });
    const secret = await ana.waitForMessage((known) => known.content === 'and privately');
    expect(secret.flags).toBe(64);
    await bruno.waitForMessage((known) => known.id === done.id && known.content !== '');
    expect((await bruno.messages()).some((known) => known.id === secret.id)).toBe(false);
    expect((await ana.messages()).some((known) => known.id === secret.id)).toBe(true);
    await expect(channel().messages.fetch({ message: secret.id, force: true })).rejects.toMatchObject({ code: 10008 });
  });

  it('lets a person put a private message away', async () => {
    const secret = await ana.command('whisper');
    await expect(bruno.dismiss(secret)).rejects.toBeInstanceOf(PageRefusal);
    await ana.dismiss(secret);
    await ana.waitForEvent((event) => event.name === 'message_delete' && event.data.id === secret.id);
    expect((await ana.messages()).some((known) => known.id === secret.id)).toBe(false);
  });

  it('fails an interaction that is never answered', async () => {
    const failure = await ana.command('silent').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(InteractionFailed);
    expect(failure).toMatchObject({ reason: 'timeout' });
  });

  it('carries typed options, locale and permissions', async () => {
    const message = await bruno.command('place', { tile: { cell: 'G6', turn: 2, for: ana.id } });
    expect(JSON.parse(message.content)).toEqual({
      cell: 'G6',
      turn: 2,
      whom: 'ana',
      isMember: true,
      locale: 'nl',
      guildLocale: 'en-US',
      attaches: true,
      manages: false,
      limit: 10 * 1024 * 1024,
    });
    expect(message.interaction).toMatchObject({ name: 'place tile' });
  });

  it('offers autocomplete choices, also while required options are missing', async () => {
    expect(await ana.autocomplete('place', { tile: { cell: 'g' } }, 'cell')).toMatchObject([
      { name: 'G (tile)', value: 'g' },
    ]);
  });

  it('updates a message from a button and a deferred button', async () => {
    const message = await ana.command('controls');
    expect(await ana.click(message, 'defer')).toMatchObject({ id: message.id, content: 'deferred, then edited' });
    const gone = await ana.click(message, 'go');
    expect(gone).toMatchObject({ id: message.id, content: 'gone' });
    expect(gone.edited_timestamp).not.toBeNull();
    await expect(ana.click(gone, 'go')).rejects.toThrow('disabled');
  });

  it('answers a select privately and refuses values that are not offered', async () => {
    const message = await ana.command('controls');
    expect(await ana.select(message, 'pick', ['2'])).toMatchObject({ content: 'picked 2', flags: 64 });
    await expect(ana.select(message, 'pick', ['3'])).rejects.toThrow('not offered');
    await expect(ana.select(message, 'pick', ['1', '2'])).rejects.toThrow('Choose 1');
    await expect(ana.click(message, 'nothing')).rejects.toThrow('no such component');
  });

  it('hides commands from people who may not use them', async () => {
    expect((await ana.findCommand('host')).default_member_permissions).toBe('0');
    const state = await bruno.state();
    expect(state.commands.map((command: { name: string }) => command.name)).not.toContain('host');
    const { id } = await ana.findCommand('host');
    await expect(
      bruno.post('/local/commands', { channel: bruno.channel, command_id: id, options: [] }),
    ).rejects.toThrow('may not use');
  });

  it('delivers pictures with size, alt text and a signed-looking address', async () => {
    const message = await ana.command('board');
    const [file] = message.attachments;
    expect(file).toMatchObject({ filename: 'board.png', width: 40, height: 30, description: 'An empty board' });
    expect(file!.url).toMatch(/\/cdn\/attachments\/\d+\/\d+\/board\.png\?ex=\w+&is=\w+&hm=\w+/);
    const response = await fetch(file!.url);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await response.arrayBuffer()).equals(pngOf(40, 30))).toBe(true);
  });

  it('posts, edits and replaces files of channel messages', async () => {
    const message = await channel().send({
      content: 'first',
      files: [new AttachmentBuilder(pngOf(2, 2), { name: 'a b.png' })],
    });
    expect(message.attachments.first()?.name).toBe('a_b.png');
    const old = message.attachments.first()!.url;
    const replaced = await message.edit({ files: [new AttachmentBuilder(pngOf(3, 3), { name: 'c.png' })] });
    expect(replaced.attachments.map((file) => file.name)).toEqual(['c.png']);
    expect((await fetch(old)).status).toBe(404);
    const kept = await replaced.edit({ content: 'text only' });
    expect(kept.attachments.size).toBe(1);
    const both = await kept.edit({
      attachments: [...kept.attachments.values()],
      files: [new AttachmentBuilder(pngOf(4, 4), { name: 'd.png' })],
    });
    expect(both.attachments.map((file) => file.name)).toEqual(['c.png', 'd.png']);
    expect((await both.edit({ attachments: [] })).attachments.size).toBe(0);
    await message.delete();
    await expect(channel().messages.fetch({ message: message.id, force: true })).rejects.toMatchObject({ code: 10008 });
  });

  it('starts threads, adds people, archives and wakes them', async () => {
    const thread = await channel().threads.create({ name: 'Game 1', autoArchiveDuration: 1440 });
    expect(thread.parentId).toBe(channel().id);
    await ana.waitForEvent((event) => event.name === 'channel_create' && event.data.id === thread.id);
    await thread.members.add(bruno.id);
    await thread.send(`hello <@${ana.id}>`);
    expect([...discord.world.threadMembers(thread.id).keys()]).toEqual([client.user.id, bruno.id, ana.id]);
    const kept = await thread.send('before');
    await thread.setArchived(true);
    await ana.waitForEvent(
      (event) => event.name === 'channel_update' && event.data.id === thread.id && event.data.archived,
    );
    await expect(ana.command('reply', {}, { channel: thread.id })).rejects.toThrow('archived');
    await expect(kept.edit('no')).rejects.toMatchObject({ code: 50083 });
    await thread.send('awake');
    expect(discord.world.channel(thread.id)?.thread_metadata?.archived).toBe(false);
  });

  it('writes direct messages, unless they are closed', async () => {
    const user = await client.users.fetch(ana.id);
    const message = await user.send('psst');
    expect((await ana.waitForMessage((known) => known.id === message.id)).content).toBe('psst');
    expect((await ana.state()).channels.some((own: { id: string }) => own.id === message.channelId)).toBe(true);
    expect((await bruno.state()).channels.some((own: { id: string }) => own.id === message.channelId)).toBe(false);
    await expect(bruno.messages(message.channelId)).rejects.toThrow('no such channel');
    discord.setDirectMessages(ana.id, false);
    await expect(user.send('psst')).rejects.toMatchObject({ code: 50007 });
    discord.setDirectMessages(ana.id, true);
    const whispered = await ana.command('whisper', {}, { channel: message.channelId });
    expect(whispered.content).toBe('only for you');
  });

  it('posts a message with a nonce once', async () => {
    const post = () => channel().send({ content: 'once', nonce: 'game1-turn2', enforceNonce: true });
    const [first, second] = [await post(), await post()];
    expect(second.id).toBe(first.id);
    expect((await ana.messages()).filter((message) => message.content === 'once')).toHaveLength(1);
  });

  it('left nothing unhandled', () => {
    expect(errors).toEqual([]);
    expect(requests.filter((record) => record.status >= 500)).toEqual([]);
    expect(requests.filter((record) => record.template === '')).toEqual([]);
  });
});
