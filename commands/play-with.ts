import { ApplicationCommandType } from 'discord.js';
import { reject } from '../src/bot/handlers/command.ts';
import { menuCommand } from '../src/bot/handlers/declare.ts';
import type { Feature } from '../src/bot/handlers/feature.ts';
import { invitingReply } from '../src/bot/replies/new-game.ts';

/** In the menu of a person: opens a lobby, and invites them to it. */
export const playWith = {
  menu: menuCommand(ApplicationCommandType.User, 'menu.play'),
  needs: 'posts',
  cost: 'lobby',
  isPublic: () => true,
  async run(context) {
    const { interaction } = context;
    if (!interaction.isUserContextMenuCommand()) reject({ code: 'stale' });
    const { targetUser: user, targetMember } = interaction;
    return invitingReply(context, { user, isMember: targetMember !== null, game: 'carcassonne' });
  },
} satisfies Feature;
