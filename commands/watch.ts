import { watch as watchGame } from '../src/app/watching.ts';
import { valueOrReject } from '../src/bot/handlers/command.ts';
import { choice, command, option } from '../src/bot/handlers/declare.ts';
import type { Feature } from '../src/bot/handlers/feature.ts';
import { WATCH_SCOPES } from '../src/store/records.ts';

const declaration = command('watch')
  .addStringOption((o) =>
    option(o, 'what', 'command.watch.what').addChoices(
      WATCH_SCOPES.map((what) => choice(what, `command.watch.what.${what}`)),
    ),
  )
  .toJSON();

/** /watch: sends a spectator silent direct messages about the channel's game. */
export const watch = {
  name: 'watch',
  declaration,
  needs: 'nothing',
  cost: 'watch',
  async run(context) {
    const { app, interaction, request, say } = context;
    const what = WATCH_SCOPES.find((one) => one === interaction.options.getString('what')) ?? 'turns';
    valueOrReject(await watchGame(app, request, what));
    return { content: say('watch.done', { what }) };
  },
} satisfies Feature;
