import { type BaseMessageOptions, channelMention } from 'discord.js';
import { computersIn } from '../../../app/lobby-options.ts';
import type { Table } from '../../../app/table.ts';
import type { AnyGame } from '../../../games/contract/game.ts';
import type { Speech } from '../../../i18n/speech.ts';
import type { GameRecord } from '../../../store/records.ts';
import type { PlayerNames } from '../../../telling/people.ts';
import { rankingText } from '../../../telling/score.ts';
import { button, buttonRows } from '../buttons.ts';
import { playersLine } from './lobby-message.ts';

/**
 * The message in a channel about the game in one of its threads: the thread, the players, a button to join while the game waits
 * for players, and at the end the result. It mentions nobody.
 *
 * @param about.table table of a game that has started; undefined if its rules or tiles are not available
 */
export function announcementMessage(
  say: Speech,
  record: GameRecord,
  about: { readonly people: PlayerNames; readonly game: AnyGame; readonly table: Table | undefined },
): BaseMessageOptions {
  const isOpen = record.status === 'lobby';
  const { seats } = record.options;
  // The id has no revision, so that a press just before an edit of the message is still valid.
  const lobby = { id: record.id, revision: 0 };
  const join = button(
    lobby,
    { verb: 'join' },
    { label: say('lobby.button.join'), style: 'primary', disabled: record.seats.length + computersIn(record) >= seats },
  );
  return {
    content: textOf(say, record, about),
    components: isOpen ? buttonRows([join]) : [],
    allowedMentions: { parse: [] },
  };
}

function textOf(
  say: Speech,
  record: GameRecord,
  { people, game, table }: { readonly people: PlayerNames; readonly game: AnyGame; readonly table: Table | undefined },
): string {
  const name = game.words.name(say.t);
  const thread = channelMention(record.channelId);
  const players = people.shown.join(', ');
  switch (record.status) {
    case 'lobby':
      return [say('announcement.open', { game: name, thread }), playersLine(say, record, people.shown)].join('\n');
    case 'running':
      return say('announcement.running', { game: name, thread, players });
    case 'ended':
    case 'closed': {
      const result = table ? [say('end.ranking', { ranking: rankingText(say, table, people.shown) })] : [];
      return [say('announcement.over', { game: name, thread }), ...result].join('\n');
    }
  }
}
