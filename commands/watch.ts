import { watch as watchGame } from '../src/app/watching.ts';
import { type Command, refused } from '../src/bot/command.ts';
import { choice, command, option } from '../src/bot/declare.ts';
import { WATCHED } from '../src/store/records.ts';

const declaration = command('watch')
  .addStringOption((o) =>
    option(o, 'what', 'command.watch.what').addChoices(
      WATCHED.map((what) => choice(what, `command.watch.what.${what}`)),
    ),
  )
  .toJSON();

/** /watch: tells a spectator of the game of the channel by silent direct messages. */
export const watch = {
  name: 'watch',
  declaration,
  needs: 'nothing',
  async run({ app, interaction, request, say }) {
    const what = WATCHED.find((one) => one === interaction.options.getString('what')) ?? 'turns';
    const watched = await watchGame(app, request, what);
    return watched.ok ? { content: say('watch.done', { what }) } : refused(say, watched.failure);
  },
} satisfies Command;
