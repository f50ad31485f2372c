import { ChannelType, channelMention, type ForumChannel, type GuildMember, PermissionFlagsBits } from 'discord.js';
import { isPaused } from '../src/app/acts.ts';
import { openGameOf } from '../src/app/app.ts';
import { endByModerator } from '../src/app/ending.ts';
import {
  kickByModerator,
  moveGameToChannel,
  pauseByModerator,
  resumeByModerator,
  undoByModerator,
} from '../src/app/moderation.ts';
import {
  type Answer,
  type CommandContext,
  type HandlerContext,
  type Reply,
  reject,
  requireGuildId,
  valueOrReject,
} from '../src/bot/handlers/command.ts';
import { command, option } from '../src/bot/handlers/declare.ts';
import type { Control, ControlContext, Feature } from '../src/bot/handlers/feature.ts';
import { permissionCheckReply } from '../src/bot/handlers/permission-check.ts';
import { mayPost, missingInForum, permissionNames } from '../src/bot/handlers/permissions.ts';
import { mayManage } from '../src/bot/replies/settings.ts';
import { button, buttonRows } from '../src/bot/write/buttons.ts';
import { missingTags } from '../src/bot/write/forum-tags.ts';
import { messagesIn } from '../src/bot/write/message-text.ts';

/** The subcommands of /admin, in the order in which they are offered. */
const MODERATION = ['pause', 'resume', 'end', 'undo', 'kick', 'move', 'hall', 'check'] as const;
type Moderation = (typeof MODERATION)[number];

/** Kinds of channels that a game can move to. */
const PLAYABLE_CHANNELS = [
  ChannelType.GuildText,
  ChannelType.GuildAnnouncement,
  ChannelType.PublicThread,
  ChannelType.AnnouncementThread,
] as const;

const builder = command('admin').setDefaultMemberPermissions(PermissionFlagsBits.ManageChannels);
for (const name of MODERATION) {
  builder.addSubcommand((s) => {
    const sub = option(s, name, `command.admin.${name}`);
    if (name === 'kick') sub.addUserOption((o) => option(o, 'user', 'command.admin.kick.user').setRequired(true));
    if (name === 'move') {
      sub.addChannelOption((o) =>
        option(o, 'channel', 'command.admin.move.channel')
          .addChannelTypes(...PLAYABLE_CHANNELS)
          .setRequired(true),
      );
    }
    if (name === 'hall') {
      sub.addChannelOption((o) =>
        option(o, 'forum', 'command.admin.hall.forum').addChannelTypes(ChannelType.GuildForum),
      );
    }
    return sub;
  });
}

/** Buttons for moderators, like the subcommands of /admin. */
const adminControl = { run: moderationButtonReply } satisfies Control;

/** /admin: moderates the game of a channel; for members who may manage the channel. */
export const admin = {
  name: 'admin',
  declaration: builder.toJSON(),
  needs: ({ subcommand }) => (subcommand === 'check' || subcommand === 'hall' ? 'nothing' : 'posts'),
  cost: 'decision',
  controls: { admin: adminControl },
  run: moderationReply,
} satisfies Feature;

/** Runs a subcommand of /admin for a member who may manage the channel. */
async function moderationReply(context: CommandContext): Promise<Answer> {
  const { app, interaction, request, say } = context;
  // The default permissions of the command are not enough, as a server can let other members use it.
  if (!mayManage(context)) reject(say('refused.manage-channels'));
  const moderation = interaction.options.getSubcommand() as Moderation;
  if (moderation === 'check')
    return { ...(await permissionCheckReply(context)), components: moderationButtons(context) };
  if (moderation === 'hall') return hallReply(context);
  if (moderation === 'move') return moveReply(context);
  if (moderation !== 'kick') return moderatorActionReply(context, moderation);
  const { record } = valueOrReject(await kickByModerator(app, request, interaction.options.getUser('user', true).id));
  return { content: say(record.status === 'running' ? 'admin.kick' : 'admin.kick.ended') };
}

/** Runs the action of a button of `check`. The permission is checked again, as the member may have lost it. */
async function moderationButtonReply(context: ControlContext): Promise<Answer> {
  const { id, request, say } = context;
  if (!mayManage(context)) reject(say('refused.manage-channels'));
  const asked = BUTTONS.find((one) => one === id.argument);
  const openGame = openGameOf(request);
  if (!asked || openGame?.id !== id.gameId) reject({ code: 'stale' });
  return moderatorActionReply(context, asked);
}

/** Buttons for the subcommands without options; none unless a game runs. */
function moderationButtons({ request, say }: CommandContext) {
  const record = openGameOf(request);
  if (record?.status !== 'running') return [];
  const offered = BUTTONS.filter((one) => one !== (isPaused(record) ? 'pause' : 'resume'));
  return buttonRows(
    offered.map((one) =>
      button(
        { id: record.id, revision: 0 },
        { verb: 'admin', argument: one },
        { label: say(`admin.button.${one}`), style: one === 'end' ? 'danger' : 'secondary' },
      ),
    ),
  );
}

async function moderatorActionReply(context: HandlerContext, action: keyof typeof MODERATOR_ACTIONS): Promise<Answer> {
  const { app, request, say } = context;
  valueOrReject<unknown>(await MODERATOR_ACTIONS[action](app, request));
  return { content: say(`admin.${action}`) };
}

const BUTTONS = ['pause', 'resume', 'undo', 'end'] as const;

const MODERATOR_ACTIONS = {
  pause: pauseByModerator,
  resume: resumeByModerator,
  end: endByModerator,
  undo: undoByModerator,
} as const;

/** Moves the game to a channel where the bot may play it and the user may manage the channel. */
async function moveReply(context: CommandContext): Promise<Answer> {
  const { app, interaction, request, say } = context;
  const guildId = requireGuildId(request);
  const { id } = interaction.options.getChannel('channel', true, PLAYABLE_CHANNELS);
  const channel = await interaction.client.channels.fetch(id).catch(() => null);
  const there = channelMention(id);
  if (!channel || !mayPost(channel) || channel.isDMBased() || channel.guildId !== guildId) {
    reject(say('admin.move.closed', { channel: there }));
  }
  const mover = interaction.member as GuildMember;
  if (!channel.permissionsFor(mover)?.has(PermissionFlagsBits.ManageChannels)) {
    reject(say('admin.move.manage', { channel: there }));
  }
  await app.store.people.rememberChannel({ id, guildId, locale: interaction.guildLocale ?? interaction.locale });
  valueOrReject(await moveGameToChannel(app, request, id));
  return { content: say('admin.move', { channel: there }) };
}

/**
 * Makes a forum the hall of the server, in which /new makes a tagged post for each table. Without a forum, the server has no
 * hall any more.
 */
async function hallReply({ app, interaction, request, say }: CommandContext): Promise<Reply> {
  const guildId = requireGuildId(request);
  const named = interaction.options.getChannel('forum', false, [ChannelType.GuildForum]);
  if (!named) {
    await app.store.halls.set(guildId, undefined);
    return { content: say('hall.none') };
  }
  const hall = channelMention(named.id);
  const forum = interaction.guild?.channels.cache.get(named.id);
  const missing = missingInForum(forum?.permissionsFor(interaction.client.user) ?? null);
  if (forum?.type !== ChannelType.GuildForum || missing.length > 0) {
    const permissions = permissionNames(say, missing);
    reject(say('hall.closed', { hall, permissions }));
  }
  if (!forum.permissionsFor(interaction.member as GuildMember)?.has(PermissionFlagsBits.ManageChannels)) {
    reject(say('admin.move.manage', { channel: hall }));
  }
  const locale = interaction.guildLocale ?? interaction.locale;
  await app.store.halls.set(guildId, { id: forum.id, guildId, locale });
  const tags = missingTags(forum.availableTags, messagesIn(locale));
  const areMade = tags.length > 0 && (await makeTags(forum, tags));
  return {
    content: [
      say('hall.set', { hall }),
      ...(tags.length > 0 ? [say('hall.tags', { made: areMade ? 'yes' : 'no', tags: say.t.list(tags) })] : []),
    ].join('\n'),
  };
}

/** Adds tags to a forum; false if the bot may not, as it mostly may not. */
async function makeTags(forum: ForumChannel, names: readonly string[]): Promise<boolean> {
  const { availableTags, client } = forum;
  if (!forum.permissionsFor(client.user)?.has(PermissionFlagsBits.ManageChannels)) return false;
  return forum.setAvailableTags([...availableTags, ...names.map((name) => ({ name }))]).then(
    () => true,
    () => false,
  );
}
