import { gameHere } from '../src/app/table.ts';
import type { Command } from '../src/bot/handlers/command.ts';
import { command, option } from '../src/bot/handlers/declare.ts';
import { aboutOwnGame, ruleReply } from '../src/bot/replies/rule-page.ts';

const declaration = command('rules')
  .addStringOption((o) => option(o, 'topic', 'command.rules.topic').setAutocomplete(true))
  .toJSON();

/** /rules: the rules of the game of the channel, or of a game of the user in direct messages, by topic, with examples. */
export const rules = {
  name: 'rules',
  declaration,
  async run(asked) {
    const context = await aboutOwnGame(asked);
    const { app, interaction, request, say } = context;
    const game = await gameHere(app, request.channelId);
    const typed = interaction.options.getString('topic')?.trim().toLowerCase();
    const topic = game.topics?.find(({ id, title }) => id === typed || title(say.t).toLowerCase() === typed);
    return ruleReply(context, game, { id: topic?.id });
  },
  async suggest(context) {
    const { app, interaction, request, say } = await aboutOwnGame(context);
    const { topics = [] } = await gameHere(app, request.channelId);
    const sought = interaction.options.getFocused().trim().toLowerCase();
    return topics
      .map(({ id, title }) => ({ name: title(say.t), value: id }))
      .filter(({ name }) => name.toLowerCase().includes(sought));
  },
} satisfies Command;
