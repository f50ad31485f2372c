import { unwatch as unwatchGame } from '../src/app/watching.ts';
import type { Command } from '../src/bot/handlers/command.ts';
import { choice, command, option } from '../src/bot/handlers/declare.ts';
import { quietReply } from '../src/bot/replies/quiet.ts';
import { rejectionReply } from '../src/bot/replies/rejection-reply.ts';

const declaration = command('unwatch')
  .addStringOption((o) =>
    option(o, 'what', 'command.unwatch.what').addChoices(
      choice('game', 'command.unwatch.what.game'),
      choice('turn', 'command.unwatch.what.turn'),
    ),
  )
  .toJSON();

/** /unwatch: ends the notices about the channel's game, or only those about the current turn. */
export const unwatch = {
  name: 'unwatch',
  declaration,
  async run(context) {
    const { app, interaction, request, say } = context;
    if (interaction.options.getString('what') === 'turn') return quietReply(context);
    const unwatched = await unwatchGame(app, request);
    return unwatched.ok ? { content: say('unwatch.done') } : rejectionReply(context, unwatched.failure);
  },
} satisfies Command;
