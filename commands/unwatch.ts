import { activeSeatOf } from '../src/app/acts.ts';
import { requestIn } from '../src/app/app.ts';
import { unwatch as unwatchGame } from '../src/app/watching.ts';
import { choice, command, option } from '../src/bot/handlers/declare.ts';
import type { Control, ControlContext, Feature } from '../src/bot/handlers/feature.ts';
import { quietReply } from '../src/bot/replies/quiet.ts';

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
  async run(pressed) {
    const { argument } = pressed.id;
    const context = pressed.request.place === 'direct' ? await atTable(pressed) : pressed;
    return context && /^\d{1,5}$/.test(argument)
      ? quietReply(context, Number(argument))
      : { rejection: { code: 'stale' } };
  },
} satisfies Control;

/** Returns the context as if the button had been pressed in the channel of the game; undefined if the user has no seat in it. */
async function atTable(context: ControlContext): Promise<ControlContext | undefined> {
  const { app, id, request } = context;
  const record = await app.store.games.byId(id.gameId);
  if (!record || activeSeatOf(record, request.userId) < 0) return undefined;
  const gameRequest = await requestIn(app, request, record.channelId);
  return { ...context, request: { ...gameRequest, guildId: record.guildId } };
}

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
    const unwatched = await unwatchGame(app, request);
    return unwatched.ok ? { content: say('unwatch.done') } : { rejection: unwatched.failure };
  },
} satisfies Feature;
