import type { Command } from '../src/bot/handlers/command.ts';
import { command, levelChoices, option } from '../src/bot/handlers/declare.ts';
import { offerReply } from '../src/bot/replies/seats.ts';

const declaration = command('replace')
  .addUserOption((o) => option(o, 'user', 'command.replace.user'))
  .addStringOption((o) => option(o, 'computer', 'command.replace.computer').addChoices(levelChoices()))
  .toJSON();

/** /replace: offers one's own seat to somebody else, who takes it by a button, or gives it to a computer. */
export const replace = {
  name: 'replace',
  declaration,
  run: offerReply,
} satisfies Command;
