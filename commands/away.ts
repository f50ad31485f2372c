import type { Command } from '../src/bot/handlers/command.ts';
import { command, option } from '../src/bot/handlers/declare.ts';
import { awayReply } from '../src/bot/replies/away.ts';

const declaration = command('away')
  .addStringOption((o) => option(o, 'until', 'command.away.until').setRequired(true).setMaxLength(40))
  .toJSON();

/** /away: stops the user's clock in all their games until then; each table is told once. */
export const away = {
  name: 'away',
  declaration,
  run: (context) => awayReply(context, context.interaction.options.getString('until', true)),
} satisfies Command;
