import { type BaseMessageOptions, channelMention } from 'discord.js';
import { isSettled } from '../../../app/acts.ts';
import type { Speech } from '../../../i18n/speech.ts';
import type { ActRecord, GameRecord } from '../../../store/records.ts';
import { actLine, nameWithoutSeat } from '../../../telling/acts.ts';
import type { PlayerNames } from '../../../telling/people.ts';
import { buttonRows } from '../buttons.ts';
import { messageText } from '../message-text.ts';
import { type VoteQuestion, voteButtons } from './vote-buttons.ts';

/** The public message about an act, with buttons for votes that it may need until it is settled. It mentions nobody. */
export function actMessage(
  say: Speech,
  record: GameRecord,
  {
    actRecord,
    people,
    toMove,
  }: { readonly actRecord: ActRecord; readonly people: PlayerNames; readonly toMove: number },
): BaseMessageOptions {
  const { act } = actRecord;
  const line = actLine(say, { record, people }, actRecord) ?? '';
  const about = 'seat' in act ? act.seat : undefined;
  const isOpen = record.status === 'running' && !isSettled(record, actRecord);
  const isGone = act.type === 'player-gone';
  const questions: readonly VoteQuestion[] = isGone
    ? [
        ...(about === toMove ? [{ subject: 'skip', about: act.seat } as const] : []),
        { subject: 'replace', about: act.seat },
        { subject: 'abort' },
      ]
    : act.type === 'kicked'
      ? [{ subject: 'replace', about: act.seat }]
      : [{ subject: 'resume' }];
  return {
    content: messageText([
      line,
      ...(isOpen ? [say(isGone ? 'act.gone.how' : act.type === 'kicked' ? 'act.left.how' : 'act.paused.how')] : []),
    ]),
    components: isOpen ? buttonRows(voteButtons(say, record.id, questions)) : [],
    allowedMentions: { parse: [] },
  };
}

/** The message in the channel from which a game was moved. */
export function movedMessage(say: Speech, { acts, channelId }: GameRecord): BaseMessageOptions {
  const moved = acts.findLast(({ act }) => act.type === 'moved');
  return {
    content: say('moved.away', { channel: channelMention(channelId), name: nameWithoutSeat(say.t, moved?.userId) }),
    allowedMentions: { parse: [] },
  };
}
