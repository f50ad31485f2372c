import { isToMove, runningTable } from '../src/app/table.ts';
import { type Command, peopleAt, seenBy } from '../src/bot/command.ts';
import { command, option } from '../src/bot/declare.ts';
import { playAction } from '../src/bot/play.ts';
import { doubleName, effectOf } from '../src/bot/present/choices.ts';
import { messageText } from '../src/bot/present/message.ts';
import { choiceLines } from '../src/bot/present/next-step.ts';
import { DEGREES, legalActions, type State } from '../src/engine/index.ts';

const declaration = command('double')
  .addStringOption((o) => option(o, 'tile', 'command.double.tile').setRequired(true).setAutocomplete(true))
  .addIntegerOption((o) =>
    option(o, 'rotation', 'command.double.rotation').setAutocomplete(true).setMinValue(0).setMaxValue(270),
  )
  .toJSON();

/** /double: places a double after a "!" tile. */
export const double = {
  name: 'double',
  declaration,
  needs: 'posts',
  async run(context) {
    const { app, interaction, request, say } = context;
    const tile = interaction.options.getString('tile', true).trim().toLowerCase();
    const typed = interaction.options.getInteger('rotation');
    const rotation = DEGREES.find((degrees) => degrees === typed);
    const found = await runningTable(app, request.channelId);
    if (found.ok && rotation === undefined) {
      const table = seenBy(context, found.value);
      // Both rotations are always possible, so one that was left out or mistyped has to be asked for.
      if (isToMove(table, request.userId, 'double'))
        return { content: messageText(choiceLines(say, table, await peopleAt(app, table))) };
    }
    return playAction(context, { type: 'double', tile: tile.slice(0, 40), rotation: rotation ?? 0 });
  },
  async suggest(context) {
    const { app, interaction, request, say } = context;
    const found = await runningTable(app, request.channelId);
    if (!found.ok || !isToMove(found.value, request.userId, 'double')) return [];
    const table = seenBy(context, found.value);
    const focused = interaction.options.getFocused(true);
    const text = focused.value.trim().toLowerCase();
    const doubles = legalDoubles(table.fold.state);
    if (focused.name === 'tile') {
      const people = await peopleAt(app, table);
      return [...new Map(doubles.map((action) => [action.tile, action])).values()]
        .map((action) => {
          const effect = effectOf(say.t, table, people.plain, action);
          return {
            value: action.tile,
            label: say('suggest.double', { tile: doubleName(say.t, table, action.tile), effect }),
          };
        })
        .filter(({ label }) => label.toLowerCase().includes(text))
        .map(({ value, label }) => ({ name: label, value }));
    }
    const chosen = interaction.options.getString('tile');
    const names = (await peopleAt(app, table)).plain;
    const rotations = new Map(
      doubles.filter(({ tile }) => chosen === null || tile === chosen).map((action) => [action.rotation, action]),
    );
    return [...rotations]
      .filter(([rotation]) => String(rotation).startsWith(text))
      .map(([rotation, action]) => ({
        name: say('suggest.rotation', { value: rotation, effect: effectOf(say.t, table, names, action) }),
        value: rotation,
      }));
  },
} satisfies Command;

function legalDoubles(state: State) {
  return legalActions(state).filter((action) => action.type === 'double');
}
