import { type BaseMessageOptions, channelMention } from 'discord.js';
import type { Table } from '../../../app/table.ts';
import type { AnyGame } from '../../../games/contract/game.ts';
import type { Speech } from '../../../i18n/speech.ts';
import type { GameRecord } from '../../../store/records.ts';
import { button, buttonRows } from '../buttons.ts';
import type { People } from '../people.ts';
import { rankingText } from './end-message.ts';

/**
 * The message in a channel about the game in one of its threads: where it is and who plays, with a button to join while
 * it waits for players; how it went afterwards. Mentions nobody.
 *
 * @param about.table of a game that has started, unless its rules or its tiles are not there
 */
export function announcementMessage(
  say: Speech,
  game: GameRecord,
  about: { readonly people: People; readonly rules: AnyGame; readonly table: Table | undefined },
): BaseMessageOptions {
  const isOpen = game.status === 'lobby';
  const { seats } = game.options;
  // The id stays the same at every edit, so that a press just before an edit counts.
  const lobby = { id: game.id, revision: 0 };
  const join = button(
    lobby,
    { verb: 'join' },
    { label: say('lobby.button.join'), style: 'primary', disabled: game.seats.length >= seats },
  );
  return {
    content: textOf(say, game, about),
    components: isOpen ? buttonRows([join]) : [],
    allowedMentions: { parse: [] },
  };
}

function textOf(
  say: Speech,
  game: GameRecord,
  { people, rules, table }: { readonly people: People; readonly rules: AnyGame; readonly table: Table | undefined },
): string {
  const name = rules.words.name(say.t);
  const thread = channelMention(game.channelId);
  const players = people.shown.join(', ');
  const { seats } = game.options;
  switch (game.status) {
    case 'lobby':
      return [
        say('announcement.open', { game: name, thread }),
        say('lobby.players', { count: game.seats.length, seats, players }),
      ].join('\n');
    case 'running':
      return say('announcement.running', { game: name, thread, players });
    case 'ended':
    case 'closed': {
      const result = table ? [say('end.ranking', { ranking: rankingText(say, table, people.shown) })] : [];
      return [say('announcement.over', { game: name, thread }), ...result].join('\n');
    }
  }
}
