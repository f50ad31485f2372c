import { ChannelType, channelMention, type GuildMember, PermissionFlagsBits } from 'discord.js';
import { isPaused } from '../../app/acts.ts';
import { openGameOf } from '../../app/app.ts';
import { endByModerator } from '../../app/ending.ts';
import {
  kickByModerator,
  moveByModerator,
  pauseByModerator,
  resumeByModerator,
  undoByModerator,
} from '../../app/moderation.ts';
import { type Answer, type CommandContext, type HandlerContext, requireGuildId } from '../handlers/command.ts';
import type { ControlContext } from '../handlers/feature.ts';
import { permissionCheckReply } from '../handlers/permission-check.ts';
import { mayPost } from '../handlers/permissions.ts';
import { button, buttonRows } from '../write/buttons.ts';
import { hallReply } from './hall.ts';
import { mayManage } from './settings.ts';

/** The subcommands of /admin, in the order in which they are offered. */
export const MODERATION = ['pause', 'resume', 'end', 'undo', 'kick', 'move', 'hall', 'check'] as const;
type Moderation = (typeof MODERATION)[number];

/** Kinds of channels that a game can move to. */
export const PLAYABLE_CHANNELS = [
  ChannelType.GuildText,
  ChannelType.GuildAnnouncement,
  ChannelType.PublicThread,
  ChannelType.AnnouncementThread,
] as const;

/** Runs a subcommand of /admin for a member who may manage the channel. */
export async function moderationReply(context: CommandContext): Promise<Answer> {
  const { app, interaction, request, say } = context;
  // The default permissions of the command are not enough, as a server can let other members use it.
  if (!mayManage(context)) return { content: say('refused.manage-channels'), rejected: true };
  const moderation = interaction.options.getSubcommand() as Moderation;
  if (moderation === 'check')
    return { ...(await permissionCheckReply(context)), components: moderationButtons(context) };
  if (moderation === 'hall') return hallReply(context);
  if (moderation === 'move') return moveReply(context);
  if (moderation !== 'kick') return moderatorActionReply(context, moderation);
  const kicked = await kickByModerator(app, request, interaction.options.getUser('user', true).id);
  if (!kicked.ok) return { rejection: kicked.failure };
  return { content: say(kicked.value.record.status === 'running' ? 'admin.kick' : 'admin.kick.ended') };
}

/** Runs the action of a button of `check`. The permission is checked again, as the member may have lost it. */
export async function moderationButtonReply(context: ControlContext): Promise<Answer> {
  const { id, request, say } = context;
  if (!mayManage(context)) return { content: say('refused.manage-channels'), rejected: true };
  const asked = BUTTONS.find((one) => one === id.argument);
  const openGame = openGameOf(request);
  if (!asked || openGame?.id !== id.gameId) return { rejection: { code: 'stale' } };
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
  const result = await MODERATOR_ACTIONS[action](app, request);
  return result.ok ? { content: say(`admin.${action}`) } : { rejection: result.failure };
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
    return { content: say('admin.move.closed', { channel: there }), rejected: true };
  }
  const mover = interaction.member as GuildMember;
  if (!channel.permissionsFor(mover)?.has(PermissionFlagsBits.ManageChannels)) {
    return { content: say('admin.move.manage', { channel: there }), rejected: true };
  }
  await app.store.people.rememberChannel({ id, guildId, locale: interaction.guildLocale ?? interaction.locale });
  const moved = await moveByModerator(app, request, id);
  return moved.ok ? { content: say('admin.move', { channel: there }) } : { rejection: moved.failure };
}
