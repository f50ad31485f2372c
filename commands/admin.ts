import { ChannelType, PermissionFlagsBits } from 'discord.js';
import { command, option } from '../src/bot/handlers/declare.ts';
import type { Control, Feature } from '../src/bot/handlers/feature.ts';
import {
  MODERATION,
  moderationButtonReply,
  moderationReply,
  PLAYABLE_CHANNELS,
} from '../src/bot/replies/moderation.ts';

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
