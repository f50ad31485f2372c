import type { App } from '../../app/app.ts';
import type { Played } from '../../app/turn.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { GameId } from '../../store/records.ts';
import { choiceSections } from '../../telling/board/choices.ts';
import { eventContextOf, eventLines } from '../../telling/events.ts';
import type { People } from '../../telling/people.ts';
import { rankingText } from '../../telling/score.ts';
import type { HandlerContext, Reply } from '../handlers/command.ts';
import { messageText } from '../write/message-text.ts';
import { sectionLines } from '../write/section-lines.ts';

/**
 * The reply to a turn that was played in a panel, which goes once the public message of what comes next stands.
 *
 * @param from length of the log before
 */
export function turnDoneReply(
  { app, services, say }: HandlerContext,
  played: Played,
  { people, from }: { readonly people: People; readonly from: number },
): Reply {
  const gameId = played.table.record.id;
  return {
    ...playedReply(say, played, people),
    async untilTold(signal) {
      for (;;) {
        const settled = services.deliveries.next(signal);
        if (await isTold(app, gameId, from)) return true;
        await settled;
        if (signal.aborted) return false;
      }
    },
  };
}

/** Whether a message of a turn or of the end of a game tells what came after a length of its log. */
async function isTold({ store }: App, gameId: GameId, from: number): Promise<boolean> {
  const posts = await store.posts.ofGame(gameId);
  return posts.some(
    ({ kind, seq, messageId }) => (kind === 'turn' || kind === 'end') && seq >= from && messageId !== undefined,
  );
}

/**
 * The private reply to an action: its effects and what can be chosen next; once the turn has ended, as the public message
 * tells the rest, only who is to move or how the game ended.
 */
export function playedReply(say: Speech, played: Played, people: People): Reply {
  const { table, seat, events } = played;
  const { game, progress } = table;
  if (game.isOver(table.fold.state)) {
    return { content: say('turn.done.over', { ranking: rankingText(say, table, people.shown) }) };
  }
  // Squares for a tile that was just drawn are not listed line by line.
  const choices = progress.seat === seat ? sectionLines(choiceSections(say, table, people)) : [];
  if (choices.length === 0) {
    return { content: `${say('turn.done')} ${say('turn.done.next', { name: people.shown[progress.seat]! })}` };
  }
  const shown = events.filter(({ type }) => type !== 'drawn' && type !== 'discarded');
  const lines = eventLines(eventContextOf(say.t, table, people.shown), shown).map((line) => `- ${line}`);
  return { content: messageText([...lines, ...choices], choices.length) };
}
