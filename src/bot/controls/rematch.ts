import { gameOf } from '../../app/app.ts';
import { computersIn } from '../../app/lobby.ts';
import { invitedTo, openRematch } from '../../app/rematch.ts';
import { seatOf } from '../../app/table.ts';
import { serverOf } from '../handlers/command.ts';
import type { Control } from '../handlers/control.ts';
import { joinLobby } from '../replies/lobby.ts';
import { startOpened } from '../replies/new-game.ts';
import { rejectionReply } from '../replies/rejection-reply.ts';

/**
 * Opens a lobby with the options of a game that is over and invites its players; who presses it later joins that lobby. A
 * game of one person with computers begins at once.
 */
export const rematch = {
  verb: 'rematch',
  async run(context) {
    const { app, request, id, say } = context;
    const before = await app.store.game(id.gameId);
    if (!before || before.channelId !== request.channelId) return rejectionReply(context, { code: 'stale' });
    if (seatOf(before, request.userId) < 0) return { content: say('refused.rematch'), rejected: true };
    const opened = await openRematch(app, { ...request, guildId: serverOf(request) }, before);
    if (!opened.ok) return rejectionReply(context, opened.failure);
    const { lobby, isNew } = opened.value;
    if (isNew) {
      // Where computers alone played along, there is nobody to wait for.
      const isAlone = computersIn(lobby) > 0 && (await invitedTo(app, lobby)).length === 0;
      return {
        content: say(isAlone && (await startOpened(context, lobby)) ? 'lobby.started.reply' : 'rematch.opened'),
      };
    }
    if (seatOf(lobby, request.userId) >= 0)
      return { content: say('rematch.joined', { min: gameOf(app, lobby.ruleSet)?.seats.min ?? 0 }) };
    return joinLobby({ ...context, request: { ...request, expected: { gameId: lobby.id, revision: lobby.revision } } });
  },
} satisfies Control;
