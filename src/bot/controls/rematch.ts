import { gameOf } from '../../app/app.ts';
import { openRematch } from '../../app/rematch.ts';
import { seatOf } from '../../app/table.ts';
import type { Control } from '../handlers/control.ts';
import { joinLobby } from '../replies/lobby.ts';
import { rejectionReply } from '../replies/rejection-reply.ts';

/**
 * Opens a lobby with the options of a game that is over and invites its players; who presses it later joins that lobby.
 */
export const rematch = {
  verb: 'rematch',
  async run(context) {
    const { app, request, id, say } = context;
    const before = await app.store.game(id.gameId);
    if (!before || before.channelId !== request.channelId) return rejectionReply(context, { code: 'stale' });
    if (seatOf(before, request.userId) < 0) return { content: say('refused.rematch'), rejected: true };
    const opened = await openRematch(app, request, before);
    if (!opened.ok) return rejectionReply(context, opened.failure);
    const { lobby, isNew } = opened.value;
    if (isNew) return { content: say('rematch.opened') };
    if (seatOf(lobby, request.userId) >= 0)
      return { content: say('rematch.joined', { min: gameOf(app, lobby.ruleSet)?.seats.min ?? 0 }) };
    return joinLobby({ ...context, request: { ...request, expected: { gameId: lobby.id, revision: lobby.revision } } });
  },
} satisfies Control;
