import { ApplicationCommandType } from 'discord.js';
import { reject } from '../src/bot/handlers/command.ts';
import { menuCommand } from '../src/bot/handlers/declare.ts';
import type { Feature } from '../src/bot/handlers/feature.ts';
import { verifyFileReply } from '../src/bot/replies/verify.ts';

/** In the menu of a message: checks the record of a game that is attached to it, like /verify record. */
export const analyseRecord = {
  menu: menuCommand(ApplicationCommandType.Message, 'menu.record'),
  needs: 'nothing',
  cost: 'file',
  where: 'anywhere',
  async run(context) {
    const { interaction, say } = context;
    const files = interaction.isMessageContextMenuCommand() ? interaction.targetMessage.attachments : undefined;
    const file = files?.find(({ name }) => name.endsWith('.json')) ?? files?.first();
    return verifyFileReply(context, file ?? reject(say('menu.record.none')));
  },
} satisfies Feature;
