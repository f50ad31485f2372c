import { command, option } from '../src/bot/handlers/declare.ts';
import type { Feature } from '../src/bot/handlers/feature.ts';
import { awayReply } from '../src/bot/replies/away.ts';

const declaration = command('away')
  .addStringOption((o) => option(o, 'until', 'command.away.until').setRequired(true).setMaxLength(40))
  .toJSON();

/** /away: stops the user's clocks in all games until a moment; one message in each game tells it. */
export const away = {
  name: 'away',
  declaration,
  needs: 'nothing',
  cost: 'times',
  where: 'anywhere',
  run: (context) => awayReply(context, context.interaction.options.getString('until', true)),
} satisfies Feature;
