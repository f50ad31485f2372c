import { awayReply } from '../src/bot/away.ts';
import type { Command } from '../src/bot/command.ts';
import { command, option } from '../src/bot/declare.ts';

const declaration = command('away')
  .addStringOption((o) => option(o, 'until', 'command.away.until').setRequired(true).setMaxLength(40))
  .toJSON();

/** /away: stops the user's clock in all their games until then; each table is told once. */
export const away = {
  name: 'away',
  declaration,
  run: (context) => awayReply(context, context.interaction.options.getString('until', true)),
} satisfies Command;
