import { openGameOf } from '../src/app/app.ts';
import { unwatch as unwatchGame } from '../src/app/watching.ts';
import { choice, command, option } from '../src/bot/handlers/declare.ts';
import type { Control, Feature } from '../src/bot/handlers/feature.ts';
import { quietReply } from '../src/bot/replies/quiet.ts';

const declaration = command('unwatch')
  .addStringOption((o) =>
    option(o, 'what', 'command.unwatch.what').addChoices(
      choice('game', 'command.unwatch.what.game'),
      choice('turn', 'command.unwatch.what.turn'),
    ),
  )
  .toJSON();

/** The button that mutes reminders, in turn messages and reminders; like /unwatch for the current turn. */
const quietControl = {
  async run(context) {
    const { argument, gameId } = context.id;
    if (openGameOf(context.request)?.id !== gameId) return { rejection: { code: 'stale' } };
    return /^\d{1,5}$/.test(argument) ? quietReply(context, Number(argument)) : { rejection: { code: 'stale' } };
  },
} satisfies Control;

/** /unwatch: ends the notices about the channel's game, or only those about the current turn. */
export const unwatch = {
  name: 'unwatch',
  declaration,
  needs: 'nothing',
  cost: 'watch',
  controls: { quiet: { ...quietControl, policy: { needs: 'nothing', cost: 'watch', where: 'direct' } } },
  async run(context) {
    const { app, interaction, request, say } = context;
    if (interaction.options.getString('what') === 'turn') return quietReply(context);
    const unwatched = await unwatchGame(app, request);
    return unwatched.ok ? { content: say('unwatch.done') } : { rejection: unwatched.failure };
  },
} satisfies Feature;
