import { channelMention } from 'discord.js';
import { lastFinishedTurn } from '../../../app/finished-turns.ts';
import { isOver, type Table } from '../../../app/table.ts';
import type { GameTypes } from '../../../core/rules.ts';
import type { Speech } from '../../../i18n/speech.ts';
import type { WatchScope } from '../../../store/records.ts';
import { eventContextOf, eventLines } from '../../../telling/events.ts';
import { loggedTurns } from '../../../telling/log.ts';
import type { PlayerNames } from '../../../telling/people.ts';
import { rankingText } from '../../../telling/score.ts';
import { messageText } from '../message-text.ts';

/**
 * The notice about the last turn of a game, or about its end; undefined if the spectator did not subscribe to it.
 *
 * @param about.link link to the public message of the turn
 */
export function noticeText(
  say: Speech,
  table: Table,
  about: { people: PlayerNames; what: WatchScope; link: string },
): string | undefined {
  const { people, what, link } = about;
  const channel = channelMention(table.record.channelId);
  const names = people.atEntry(table.log.length).shown;
  const ranking = rankingText(say, table, names);
  if (isOver(table)) {
    return [say('notice.over', { channel }), say('end.ranking', { ranking }), link].join('\n');
  }
  const last = lastFinishedTurn(table);
  const before = takenBackBefore(table);
  const hasScored = isScoring(table, last?.events ?? []);
  // A spectator who got a notice about points also gets one if they are taken back.
  if (what === 'end' || (what === 'scores' && !hasScored && !isScoring(table, before ?? []))) return undefined;
  const next = names[table.progress.seat]!;
  if (!last) return [say('notice.begun', { channel, name: next }), link].join('\n');
  const then = people.atEntry(last.entry).shown;
  const eventsOfTurn = eventLines(eventContextOf(say.t, table, then), last.events).map((line) => `- ${line}`);
  const scores = hasScored || isScoring(table, before ?? []) ? [say('notice.scores', { ranking })] : [];
  const head = say(before ? 'notice.anew' : 'notice.played', { channel, name: then[last.seat]! });
  const lines = [head, ...eventsOfTurn, ...scores];
  return messageText([...lines, `${say('turn.done.next', { name: next })} ${link}`], scores.length + 1);
}

/**
 * Events of the last turn that were taken back after the turn had ended and spectators had been notified; undefined if there
 * are none.
 */
function takenBackBefore(table: Table): readonly GameTypes['event'][] | undefined {
  const ended = loggedTurns(table).find(({ turn }) => turn === table.progress.turn - 1);
  const events = ended?.actions.flatMap((action) => (action.takenBack ? action.events : [])) ?? [];
  return events.some(({ type }) => type === 'turn-started') ? events : undefined;
}

function isScoring({ game }: Table, events: readonly GameTypes['event'][]): boolean {
  return events.some((event) => game.scoring(event)?.lines.some(({ points }) => points > 0));
}
