import type { BaseMessageOptions } from 'discord.js';
import { activeSeats, stoppingAct } from '../../../app/acts.ts';
import type { Table } from '../../../app/table.ts';
import type { Speech } from '../../../i18n/speech.ts';
import { nameWithoutSeat } from '../../../telling/acts.ts';
import type { PlayerNames } from '../../../telling/people.ts';
import { rankingText } from '../../../telling/score.ts';
import { themeOf } from '../../../telling/theme.ts';
import { mentionsOf, messageText } from '../message-text.ts';
import { boardFile } from '../pictures.ts';
import { endButtons, proofLine } from './end-message.ts';

/**
 * The public message about a game that was ended before its final scoring: by whom, the scores, the proof of the shuffle.
 *
 * @param options.picture false if no picture can be painted
 * @param options.page address of the page of the game; undefined if it has no page
 */
export async function stoppedMessage(
  say: Speech,
  table: Table,
  people: PlayerNames,
  { picture = true, page }: { readonly picture?: boolean; readonly page?: string | undefined } = {},
): Promise<BaseMessageOptions> {
  const pictureOptions = { theme: themeOf(table.record.options), mayWait: true };
  const lines = [
    headline(say, table, people),
    say('stopped.scores', { ranking: rankingText(say, table, people.shown) }),
    ...proofLine(say, table),
  ];
  return {
    content: messageText(lines, 2),
    ...(picture ? { files: [await boardFile(say.t, table, people, pictureOptions)] } : {}),
    components: endButtons(say, table.record, page),
    allowedMentions: { users: [...new Set(table.record.seats.map(({ userId }) => userId))] },
  };
}

function headline(say: Speech, { record }: Table, people: PlayerNames): string {
  const mentions = mentionsOf(record);
  const stop = stoppingAct(record);
  const left = activeSeats(record);
  switch (stop?.act.type) {
    case 'resigned': {
      const name = people.shown[stop.act.seat]!;
      return say('stopped.resigned', { name, left: left.length, winner: people.shown[left[0]!]!, mentions });
    }
    case 'kicked': {
      const name = people.shown[stop.act.seat]!;
      return say('stopped.kicked', { name, left: left.length, by: nameWithoutSeat(say.t, stop.userId), mentions });
    }
    case 'ended-by-moderator':
      return say('stopped.moderator', { name: nameWithoutSeat(say.t, stop.userId), mentions });
    default:
      return say('stopped.vote', { mentions });
  }
}
