import { command, option } from '../src/bot/handlers/declare.ts';
import type { Feature } from '../src/bot/handlers/feature.ts';
import { awayReply } from '../src/bot/replies/away.ts';

const declaration = command('away')
  .addStringOption((o) => option(o, 'until', 'command.away.until').setRequired(true).setMaxLength(40))
  .toJSON();

/** /away: stops the user's clock in all their games until then; each table is told once. */
export const away = {
  name: 'away',
  declaration,
  needs: 'nothing',
  cost: 'times',
  isDirect: true,
  run: (context) => awayReply(context, context.interaction.options.getString('until', true)),
} satisfies Feature;
