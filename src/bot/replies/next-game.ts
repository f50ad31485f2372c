import type { GameId, WaitingGame } from '../../store/records.ts';
import type { HandlerContext, Reply } from '../handlers/command.ts';
import { button, buttonRows, linkButton } from '../write/buttons.ts';
import { waitingGameLink } from '../write/game-link.ts';
import { relativeTimestamp } from '../write/message-text.ts';

/** Most games that are checked to find one whose channel the user sees. */
const MAX_LOOKED_AT = 10;

/**
 * The reply after a turn that links to the next game, in any server, that waits for the user; undefined if no game whose
 * channel they see waits.
 *
 * @param after the game in which the turn was
 */
export async function nextGameReply(context: HandlerContext, after: GameId): Promise<Reply | undefined> {
  const { request, say } = context;
  const next = await nextGame(context, after);
  if (!next) return undefined;
  const { deadline } = next;
  return {
    content: deadline === null ? say('next.waits') : say('next.waits.until', { when: relativeTimestamp(deadline) }),
    // In direct messages the panel of that game is opened at once.
    components: buttonRows([
      request.isRemote
        ? button(next, { verb: 'next' }, { label: say('next.button'), style: 'primary' })
        : linkButton(say('next.button'), waitingGameLink(next)),
    ]),
  };
}

async function nextGame({ app, request, sees }: HandlerContext, not: GameId): Promise<WaitingGame | undefined> {
  for (const game of await app.store.games.waitingFor(request.userId, { not, max: MAX_LOOKED_AT })) {
    if (game.channelId === request.channelId || (await sees(game))) return game;
  }
  return undefined;
}
