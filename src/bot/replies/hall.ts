import { ChannelType, channelMention, type ForumChannel, type GuildMember, PermissionFlagsBits } from 'discord.js';
import { type CommandContext, type Reply, requireGuildId } from '../handlers/command.ts';
import { missingInForum, permissionNames } from '../handlers/permissions.ts';
import { missingTags } from '../write/forum-tags.ts';
import { messagesIn } from '../write/language.ts';

/** Makes a forum the hall of the server, where /new makes a post for each table, with the tags for that; without one, ends that. */
export async function hallReply({ app, interaction, request, say }: CommandContext): Promise<Reply> {
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
    return { content: say('hall.closed', { hall, permissions }), rejected: true };
  }
  if (!forum.permissionsFor(interaction.member as GuildMember)?.has(PermissionFlagsBits.ManageChannels)) {
    return { content: say('admin.move.manage', { channel: hall }), rejected: true };
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
