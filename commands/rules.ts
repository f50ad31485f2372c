import { gameOf } from '../src/app/app.ts';
import { gameHere } from '../src/app/table.ts';
import { command, option } from '../src/bot/handlers/declare.ts';
import type { Control, Feature } from '../src/bot/handlers/feature.ts';
import { contextOfOwnGame, parseRuleArgument, ruleReply } from '../src/bot/replies/rule-page.ts';

const declaration = command('rules')
  .addStringOption((o) => option(o, 'topic', 'command.rules.topic').setAutocomplete(true))
  .toJSON();

/** The button "How to play" of a lobby: sends the user an overview of the game's rules, with menus of topics. */
const howControl = {
  run: async (context) => ruleReply(context, await gameHere(context.app, context.request)),
} satisfies Control;

/** Menus and buttons for rules: replace the message by another rule, by the example of a rule, or by its text. */
const rulesControl = {
  updates: true,
  async run(pressed) {
    const context = await contextOfOwnGame(pressed);
    const { app, id, request, value } = context;
    const argument = parseRuleArgument(id.argument);
    const game = gameOf(app, argument.ruleSet) ?? (await gameHere(app, request));
    return { ...(await ruleReply(context, game, { id: value || argument.id, part: argument.part })), updates: true };
  },
} satisfies Control;

/** /rules: explains the rules of the channel's game by topic, with examples; in direct messages those of a game of the user. */
export const rules = {
  name: 'rules',
  declaration,
  needs: 'files',
  cost: 'picture',
  where: 'anywhere',
  controls: { how: howControl, rules: rulesControl },
  async run(asked) {
    const context = await contextOfOwnGame(asked);
    const { app, interaction, request, say } = context;
    const game = await gameHere(app, request);
    const typed = interaction.options.getString('topic')?.trim().toLowerCase();
    const topic = game.topics?.find(({ id, title }) => id === typed || title(say.t).toLowerCase() === typed);
    return ruleReply(context, game, { id: topic?.id });
  },
  async suggest(context) {
    const { app, interaction, request, say } = await contextOfOwnGame(context);
    const { topics = [] } = await gameHere(app, request);
    const sought = interaction.options.getFocused().trim().toLowerCase();
    return topics
      .map(({ id, title }) => ({ name: title(say.t), value: id }))
      .filter(({ name }) => name.toLowerCase().includes(sought));
  },
} satisfies Feature;
