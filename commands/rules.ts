import { gameOf } from '../src/app/app.ts';
import { gameHere } from '../src/app/table.ts';
import type { HandlerContext } from '../src/bot/handlers/command.ts';
import { command, option } from '../src/bot/handlers/declare.ts';
import type { Control, Feature } from '../src/bot/handlers/feature.ts';
import { contextOfOwnGame, otherGames, parseRuleArgument, ruleReply } from '../src/bot/replies/rule-page.ts';

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

/** The rules that somebody can read in a channel: those of its game, then those of others, which are named with their game. */
async function topicsToRead({ app, request, say }: HandlerContext) {
  const here = await gameHere(app, request);
  return [here, ...otherGames(app, request, here)].flatMap((game) =>
    (game.topics ?? []).map(({ id, title: of }) => {
      const title = of(say.t);
      const isHere = game === here;
      const name = isHere ? title : say('rule.of-game', { topic: title, game: game.words.name(say.t) });
      return { game, id, title, name, value: isHere ? id : `${game.ruleSet}:${id}` };
    }),
  );
}

/**
 * /rules: explains the rules of the channel's game by topic, with examples, and those of all games where none is open; in direct
 * messages those of a game of the user.
 */
export const rules = {
  name: 'rules',
  declaration,
  needs: 'files',
  cost: 'picture',
  where: 'anywhere',
  controls: { how: howControl, rules: rulesControl },
  async run(asked) {
    const context = await contextOfOwnGame(asked);
    const { app, interaction, request } = context;
    const typed = interaction.options.getString('topic')?.trim().toLowerCase();
    const found = (await topicsToRead(context)).find(({ name, title, value }) =>
      [name.toLowerCase(), title.toLowerCase(), value].includes(typed ?? ''),
    );
    return ruleReply(context, found?.game ?? (await gameHere(app, request)), { id: found?.id });
  },
  async suggest(context) {
    const sought = context.interaction.options.getFocused().trim().toLowerCase();
    return (await topicsToRead(await contextOfOwnGame(context)))
      .map(({ name, value }) => ({ name, value }))
      .filter(({ name }) => name.toLowerCase().includes(sought));
  },
} satisfies Feature;
