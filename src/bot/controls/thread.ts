import type { Control } from '../handlers/control.ts';
import { parseWish } from '../replies/game-wish.ts';
import { newGameReply } from '../replies/new-game.ts';
import { rejectionReply } from '../replies/rejection-reply.ts';

/** Opens a game in a thread that was wanted in a channel which has one; /new does the same with `thread`. */
export const thread = {
  verb: 'thread',
  updates: true,
  async run(context) {
    const wish = parseWish(context.id.argument);
    return wish ? newGameReply(context, { ...wish, thread: true }) : rejectionReply(context, { code: 'stale' });
  },
} satisfies Control;
