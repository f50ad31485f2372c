import type { Command } from '../src/bot/handlers/command.ts';
import { choice, command, option } from '../src/bot/handlers/declare.ts';
import { personalReply, warningReply } from '../src/bot/replies/privacy.ts';

const declaration = command('privacy')
  .addStringOption((o) =>
    option(o, 'do', 'command.privacy.do')
      .setRequired(true)
      .addChoices(choice('show', 'command.privacy.do.show'), choice('delete', 'command.privacy.do.delete')),
  )
  .toJSON();

/** /privacy: what is stored about the user; deletes it after confirmation by a button. */
export const privacy = {
  name: 'privacy',
  declaration,
  async run(context) {
    return context.interaction.options.getString('do') === 'delete' ? warningReply(context) : personalReply(context);
  },
} satisfies Command;
