import type { Command } from '../src/bot/command.ts';
import { command, option } from '../src/bot/declare.ts';
import { offerReply } from '../src/bot/seats.ts';

const declaration = command('replace')
  .addUserOption((o) => option(o, 'user', 'command.replace.user').setRequired(true))
  .toJSON();

/** /replace: offers one's own seat to somebody else, who takes it by a button. */
export const replace = {
  name: 'replace',
  declaration,
  needs: 'posts',
  cost: 'decision',
  run: offerReply,
} satisfies Command;
