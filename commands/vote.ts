import type { Command } from '../src/bot/command.ts';
import { choice, command, option } from '../src/bot/declare.ts';
import { voteReply } from '../src/bot/ending.ts';

const declaration = command('vote')
  .addStringOption((o) =>
    option(o, 'what', 'command.vote.what').setRequired(true).addChoices(choice('abort', 'command.vote.what.abort')),
  )
  .toJSON();

/** /vote: lets the table decide by majority. */
export const vote = {
  name: 'vote',
  declaration,
  needs: 'posts',
  run: (context) => voteReply(context, context.interaction.options.getString('what', true)),
} satisfies Command;
