import type { Played } from '../../app/turn.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { Reply } from '../command.ts';
import { choiceLines } from './choices.ts';
import { rankingText } from './end-message.ts';
import { eventContextOf, eventLines } from './events.ts';
import { messageText } from './message-text.ts';
import type { People } from './people.ts';

/** The private reply to an action: its effects, and what can be chosen next or who is to move. */
export function playedReply(say: Speech, played: Played, people: People): Reply {
  const { table, seat, events } = played;
  const { rules, progress } = table;
  const over = rules.isOver(table.fold.state);
  // Squares for a tile that was just drawn are not listed line by line.
  const choices = !over && progress.seat === seat ? choiceLines(say, table, people) : [];
  const turnGoesOn = choices.length > 0;
  const shown = events.filter(({ type }) => type !== 'drawn' && type !== 'discarded');
  const lines = eventLines(eventContextOf(say.t, table, people.shown), shown).map((line) => `- ${line}`);
  if (turnGoesOn) lines.push(...choices);
  else if (over) lines.unshift(say('turn.done.over', { ranking: rankingText(say, table, people.shown) }));
  else lines.unshift(`${say('turn.done')} ${say('turn.done.next', { name: people.shown[progress.seat]! })}`);
  return { content: messageText(lines, Math.max(1, choices.length)) };
}
