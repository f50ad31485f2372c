import { activeSeatOf } from '../../app/acts.ts';
import type { Control, ControlContext } from '../handlers/control.ts';
import { quietReply } from '../replies/quiet.ts';
import { rejectionReply } from '../replies/rejection-reply.ts';

/** The button of turn messages and reminders; /unwatch for the current turn does the same. */
export const quiet = {
  verb: 'quiet',
  async run(pressed) {
    const { argument } = pressed.id;
    const context = pressed.request.guildId === null ? await atTable(pressed) : pressed;
    return context && /^\d{1,5}$/.test(argument)
      ? quietReply(context, Number(argument))
      : rejectionReply(pressed, { code: 'stale' });
  },
} satisfies Control;

/** A press in a direct message taken as one in the channel of the game; undefined where the user has no seat in it. */
async function atTable(context: ControlContext): Promise<ControlContext | undefined> {
  const { app, id, request } = context;
  const record = await app.store.game(id.gameId);
  if (!record || activeSeatOf(record, request.userId) < 0) return undefined;
  return { ...context, request: { ...request, channelId: record.channelId, guildId: record.guildId } };
}
