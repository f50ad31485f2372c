import { channelMention } from 'discord.js';
import type { Table } from '../../app/table.ts';
import { lastTurnEvents } from '../../app/turn.ts';
import { scoreLines } from '../../engine/index.ts';
import type { Watched } from '../../store/store.ts';
import { rankingText } from './end-message.ts';
import { eventLines } from './events.ts';
import { messageText } from './message.ts';
import type { People } from './people.ts';
import type { Speech } from './speech.ts';

/**
 * What a spectator is told of the turn that a table ends with, or of the end; undefined when it is not what they watch
 * for.
 *
 * @param about.link to the public message of the turn
 */
export function noticeText(
  say: Speech,
  table: Table,
  about: { people: People; what: Watched; link: string },
): string | undefined {
  const { people, what, link } = about;
  const { state } = table.fold;
  const channel = channelMention(table.game.channelId);
  const names = people.shown;
  const ranking = rankingText(say, table, names);
  if (state.phase === 'over') {
    return [say('notice.over', { channel }), say('end.ranking', { ranking }), link].join('\n');
  }
  const last = lastTurnEvents(table);
  const hasScored = last?.events.flatMap(scoreLines).some(({ points }) => points > 0) ?? false;
  if (what === 'end' || (what === 'scores' && !hasScored)) return undefined;
  const next = names[state.seat]!;
  if (!last) return [say('notice.begun', { channel, name: next }), link].join('\n');
  const told = eventLines({ t: say.t, set: table.set, names }, last.events).map((line) => `- ${line}`);
  const scores = hasScored ? [say('notice.scores', { ranking })] : [];
  const lines = [say('notice.played', { channel, name: names[last.seat]! }), ...told, ...scores];
  return messageText([...lines, `${say('turn.done.next', { name: next })} ${link}`], scores.length + 1);
}
