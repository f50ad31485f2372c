import { openLobby } from '../../app/lobby.ts';
import { seatOf } from '../../app/table.ts';
import { refused } from '../command.ts';
import type { Control } from '../control.ts';
import { rejected } from '../status.ts';

/** Opens a lobby with the options of a game that is over, as /new would. */
export const rematch = {
  verb: 'rematch',
  needs: 'posts',
  async run(context) {
    const { app, request, id, say } = context;
    const before = await app.store.game(id.gameId);
    if (!before || before.channelId !== request.channelId) return rejected(context, { code: 'stale' });
    if (seatOf(before, request.userId) < 0) return { content: say('refused.rematch'), refused: true };
    const opened = await openLobby(app, { ...request, options: before.options });
    return opened.ok ? { content: say('lobby.opened') } : refused(say, opened.failure);
  },
} satisfies Control;
