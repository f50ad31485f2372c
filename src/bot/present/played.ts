import type { Played } from '../../app/turn.ts';
import type { Reply } from '../command.ts';
import { eventLines } from './events.ts';
import { messageText } from './message.ts';
import { choiceLines } from './next-step.ts';
import type { People } from './people.ts';
import type { Speech } from './speech.ts';

/** The private answer to an action: what it led to, and what can be chosen next or who follows. */
export function playedReply(say: Speech, played: Played, people: People): Reply {
  const { table, seat, events } = played;
  const { state } = table.fold;
  const turnGoesOn = state.seat === seat && (state.phase === 'double' || state.phase === 'piece');
  const told = events.filter(({ type }) => type !== 'drawn' && type !== 'discarded');
  const lines = eventLines({ t: say.t, set: table.set, names: people.shown }, told).map((line) => `- ${line}`);
  const choices = turnGoesOn ? choiceLines(say, table, people) : [];
  if (turnGoesOn) lines.push(...choices);
  else if (state.phase === 'over') lines.unshift(say('turn.done'));
  else lines.unshift(`${say('turn.done')} ${say('turn.done.next', { name: people.shown[state.seat]! })}`);
  return { content: messageText(lines, Math.max(1, choices.length)) };
}
