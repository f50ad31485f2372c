import type { App } from '../src/app/app.ts';
import { choice, command, option } from '../src/bot/handlers/declare.ts';
import type { Feature } from '../src/bot/handlers/feature.ts';
import { bestRatingsReply, statisticsReply } from '../src/bot/replies/stats.ts';

/** /stats: tells the statistics of a user, or the best ratings of the server. */
export function stats({ games }: Pick<App, 'games'>): Feature {
  const declaration = command('stats')
    .addUserOption((o) => option(o, 'user', 'command.stats.user'))
    .addStringOption((o) =>
      option(o, 'game', 'command.stats.game').addChoices(
        games.map(({ ruleSet, words }) => choice(ruleSet, (t) => words.name(t))),
      ),
    )
    .addBooleanOption((o) => option(o, 'server', 'command.stats.server'))
    .toJSON();
  return {
    name: 'stats',
    declaration,
    needs: ({ server }) => (server ? 'nothing' : 'files'),
    cost: 'picture',
    where: 'anywhere',
    async run(context) {
      const { interaction } = context;
      const ruleSet = interaction.options.getString('game') ?? undefined;
      if (interaction.options.getBoolean('server')) return bestRatingsReply(context, ruleSet);
      const user = interaction.options.getUser('user') ?? interaction.user;
      return statisticsReply(context, { user, ruleSet });
    },
  };
}
