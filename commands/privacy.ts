import { choice, command, option } from '../src/bot/handlers/declare.ts';
import type { Control, Feature } from '../src/bot/handlers/feature.ts';
import { deletionWarningReply, forgetReply, personalFileReply, personalReply } from '../src/bot/replies/privacy.ts';

const declaration = command('privacy')
  .addStringOption((o) =>
    option(o, 'do', 'command.privacy.do')
      .setRequired(true)
      .addChoices(
        choice('show', 'command.privacy.do.show'),
        choice('file', 'command.privacy.do.file'),
        choice('delete', 'command.privacy.do.delete'),
      ),
  )
  .toJSON();

/** Deletes everything stored about the user. */
const forgetControl = { updates: true, run: forgetReply } satisfies Control;

/** /privacy: shows the data about the user in words or as a file, or deletes it after confirmation by a button. */
export const privacy = {
  name: 'privacy',
  declaration,
  needs: ({ do: what }) => (what === 'file' ? 'files' : 'nothing'),
  cost: ({ do: what }) => (what === 'file' ? 'export' : 'picture'),
  where: 'anywhere',
  controls: { forget: forgetControl },
  async run(context) {
    switch (context.interaction.options.getString('do')) {
      case 'file':
        return personalFileReply(context);
      case 'delete':
        return deletionWarningReply(context);
      default:
        return personalReply(context);
    }
  },
} satisfies Feature;
