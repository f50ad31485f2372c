import type { Played } from '../../app/turn.ts';
import type { Speech } from '../../i18n/speech.ts';
import { choiceSections } from '../../telling/board/choices.ts';
import { eventContextOf, eventLines } from '../../telling/events.ts';
import type { People } from '../../telling/people.ts';
import { rankingText } from '../../telling/score.ts';
import type { Answer, HandlerContext, Reply } from '../handlers/command.ts';
import { messageText } from '../write/message-text.ts';
import { sectionLines } from '../write/section-lines.ts';

/**
 * Answers a turn that was played in a panel. The answer is deleted once the public message about the next turn is posted, unless
 * that is in another channel.
 *
 * @param from length of the log before the turn
 */
export function turnDoneReply({ request, services }: HandlerContext, played: Played, from: number): Answer {
  const { id } = played.table.record;
  return request.isRemote ? { played } : { played, untilTold: (signal) => services.toldTurns.until(id, from, signal) };
}

/**
 * The private reply to an action: its effects and the next choices. Once the turn has ended, it tells only who is to move or how
 * the game ended, as a public message tells the rest.
 */
export function playedReply(say: Speech, played: Played, people: People): Reply {
  const { table, seat, events } = played;
  const { game, progress } = table;
  if (game.isOver(table.fold.state)) {
    return { content: say('turn.done.over', { ranking: rankingText(say, table, people.shown) }) };
  }
  // Empty if the player has just drawn a tile: its squares are not listed line by line.
  const choices = progress.seat === seat ? sectionLines(choiceSections(say, table, people)) : [];
  if (choices.length === 0) {
    return { content: `${say('turn.done')} ${say('turn.done.next', { name: people.shown[progress.seat]! })}` };
  }
  const shown = events.filter(({ type }) => type !== 'drawn' && type !== 'discarded');
  const lines = eventLines(eventContextOf(say.t, table, people.shown), shown).map((line) => `- ${line}`);
  return { content: messageText([...lines, ...choices], choices.length) };
}
