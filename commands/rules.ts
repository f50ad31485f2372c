import { gameHere } from '../src/app/table.ts';
import type { Command } from '../src/bot/handlers/command.ts';
import { command, option } from '../src/bot/handlers/declare.ts';
import { ruleReply } from '../src/bot/replies/rule-page.ts';

const declaration = command('rules')
  .addStringOption((o) => option(o, 'topic', 'command.rules.topic').setAutocomplete(true))
  .toJSON();

/** /rules: the rules of the channel's game by topic, each with an example as a picture. */
export const rules = {
  name: 'rules',
  declaration,
  async run(context) {
    const { app, interaction, request, say } = context;
    const game = await gameHere(app, request.channelId);
    const typed = interaction.options.getString('topic')?.trim().toLowerCase();
    const topic = game.topics?.find(({ id, title }) => id === typed || title(say.t).toLowerCase() === typed);
    return ruleReply(context, game, topic?.id);
  },
  async suggest({ app, interaction, request, say }) {
    const { topics = [] } = await gameHere(app, request.channelId);
    const sought = interaction.options.getFocused().trim().toLowerCase();
    return topics
      .map(({ id, title }) => ({ name: title(say.t), value: id }))
      .filter(({ name }) => name.toLowerCase().includes(sought));
  },
} satisfies Command;
