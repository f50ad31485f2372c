import { ApplicationCommandType } from 'discord.js';
import { reject } from '../src/bot/handlers/command.ts';
import { menuCommand } from '../src/bot/handlers/declare.ts';
import type { Feature } from '../src/bot/handlers/feature.ts';
import { statisticsReply } from '../src/bot/replies/stats.ts';

/** In the menu of a person: how they have played, like /stats user. */
export const howTheyPlay = {
  menu: menuCommand(ApplicationCommandType.User, 'menu.stats'),
  needs: 'files',
  cost: 'picture',
  where: 'anywhere',
  async run(context) {
    const { interaction } = context;
    if (!interaction.isUserContextMenuCommand()) reject({ code: 'stale' });
    return statisticsReply(context, { user: interaction.targetUser, ruleSet: undefined });
  },
} satisfies Feature;
