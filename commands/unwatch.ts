import { openGameOf } from '../src/app/app.ts';
import { toggleQuiet, unwatch as unwatchGame } from '../src/app/watching.ts';
import { type Answer, type HandlerContext, reject, tablePeople, valueOrReject } from '../src/bot/handlers/command.ts';
import { choice, command, option } from '../src/bot/handlers/declare.ts';
import type { Control, Feature } from '../src/bot/handlers/feature.ts';

const declaration = command('unwatch')
  .addStringOption((o) =>
    option(o, 'what', 'command.unwatch.what').addChoices(
      choice('game', 'command.unwatch.what.game'),
      choice('turn', 'command.unwatch.what.turn'),
    ),
  )
  .toJSON();

/** The button that mutes reminders, in turn messages and reminders; like /unwatch for the current turn. */
const quietControl = {
  async run(context) {
    const { argument, gameId } = context.id;
    if (openGameOf(context.request)?.id !== gameId || !/^\d{1,5}$/.test(argument)) reject({ code: 'stale' });
    return quietReply(context, Number(argument));
  },
} satisfies Control;

/** /unwatch: ends the notices about the channel's game, or only those about the current turn. */
export const unwatch = {
  name: 'unwatch',
  declaration,
  needs: 'nothing',
  cost: 'watch',
  controls: { quiet: { ...quietControl, policy: { needs: 'nothing', cost: 'watch', where: 'direct' } } },
  async run(context) {
    const { app, interaction, request, say } = context;
    if (interaction.options.getString('what') === 'turn') return quietReply(context);
    valueOrReject(await unwatchGame(app, request));
    return { content: say('unwatch.done') };
  },
} satisfies Feature;

/**
 * Makes the current turn quiet for a spectator or the player to move, or makes it normal again, and explains this.
 *
 * @param turn the turn that a button was created for; undefined for a command, which means the current one
 */
async function quietReply(context: HandlerContext, turn?: number): Promise<Answer> {
  const { app, request, say } = context;
  const { table, isQuiet, isOwn } = valueOrReject(await toggleQuiet(app, request, turn), { rejectedRequest: request });
  if (isOwn) return { content: say(isQuiet ? 'quiet.player.on' : 'quiet.player.off') };
  if (!isQuiet) return { content: say('quiet.off') };
  const name = (await tablePeople(context, table)).shown[table.progress.seat]!;
  return { content: `${say('quiet.on', { name })} ${say('quiet.again')}` };
}
