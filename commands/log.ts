import { latestTable } from '../src/app/table.ts';
import { reject, tablePeople, valueOrReject } from '../src/bot/handlers/command.ts';
import { command, MAX_SUGGESTIONS, option } from '../src/bot/handlers/declare.ts';
import type { Feature } from '../src/bot/handlers/feature.ts';
import { textReply, turnReply } from '../src/bot/replies/texts.ts';
import { loggedTurns, turnLabel } from '../src/telling/log.ts';

const declaration = command('log')
  .addIntegerOption((o) => option(o, 'turn', 'command.log.turn').setMinValue(1).setMaxValue(1000).setAutocomplete(true))
  .toJSON();

/** /log: tells the game turn by turn, with takebacks, the last turn first; or a single turn. */
export const log = {
  name: 'log',
  declaration,
  needs: 'nothing',
  where: 'direct',
  cost: 'picture',
  async run(context) {
    const { app, interaction, request, say } = context;
    const turn = interaction.options.getInteger('turn');
    if (turn === null) return textReply(context, { name: 'log' });
    const table = valueOrReject(await latestTable(app, request));
    const reply = await turnReply(context, table, { turn, isAlone: true });
    return reply ?? reject(say('log.no-turn', { turn, turns: loggedTurns(table).length }));
  },
  async suggest({ app, interaction, names, request, say }) {
    const result = await latestTable(app, request);
    if (!result.ok) return [];
    const table = result.value;
    const people = await tablePeople({ names, say }, table);
    const typed = interaction.options.getFocused().trim();
    return loggedTurns(table)
      .filter(({ turn }) => String(turn).startsWith(typed))
      .reverse()
      .slice(0, MAX_SUGGESTIONS)
      .map((logged) => ({ name: turnLabel(say.t, { table, people, logged }), value: logged.turn }));
  },
} satisfies Feature;
