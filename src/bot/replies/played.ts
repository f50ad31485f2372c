import type { Played } from '../../app/turn.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { Reply } from '../handlers/command.ts';
import { choiceLines } from '../present/board/choices.ts';
import { eventContextOf, eventLines } from '../present/events.ts';
import { messageText } from '../present/message-text.ts';
import { rankingText } from '../present/messages/end-message.ts';
import type { People } from '../present/people.ts';

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
  const choices = progress.seat === seat ? choiceLines(say, table, people) : [];
  if (choices.length === 0) {
    return { content: `${say('turn.done')} ${say('turn.done.next', { name: people.shown[progress.seat]! })}` };
  }
  const shown = events.filter(({ type }) => type !== 'drawn' && type !== 'discarded');
  const lines = eventLines(eventContextOf(say.t, table, people.shown), shown).map((line) => `- ${line}`);
  return { content: messageText([...lines, ...choices], choices.length) };
}
