import { type BaseMessageOptions, channelMention } from 'discord.js';
import type { Speech } from '../../../i18n/speech.ts';
import type { ActRecord, GameRecord } from '../../../store/records.ts';
import { actLine, unknownName } from '../acts.ts';
import { buttonRows } from '../buttons.ts';
import { messageText } from '../message-text.ts';
import type { People } from '../people.ts';
import { type Asked, askButtons } from './ask-buttons.ts';

/** The acts that have a public message of their own, in order. */
export function actsTold({ acts }: Pick<GameRecord, 'acts'>): readonly ActRecord[] {
  return acts.filter(
    ({ act, userId }) =>
      act.type === 'kicked' || act.type === 'player-gone' || (act.type === 'paused' && userId !== undefined),
  );
}

/** The public message of an act, with buttons for what the table can do now; it mentions nobody. */
export function actMessage(
  say: Speech,
  record: GameRecord,
  { actRecord, people, toMove }: { readonly actRecord: ActRecord; readonly people: People; readonly toMove: number },
): BaseMessageOptions {
  const { act } = actRecord;
  const line = actLine(say, { record, people }, actRecord) ?? '';
  const about = 'seat' in act ? act.seat : undefined;
  const isGone = act.type === 'player-gone';
  const questions: readonly Asked[] = isGone
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
      say(isGone ? 'act.gone.how' : act.type === 'kicked' ? 'act.left.how' : 'act.paused.how'),
    ]),
    components: record.status === 'running' ? buttonRows(askButtons(say, record.id, questions)) : [],
    allowedMentions: { parse: [] },
  };
}

/** What is left in the channel that a game has gone away from. */
export function movedMessage(say: Speech, { acts, channelId }: GameRecord): BaseMessageOptions {
  const moved = acts.findLast(({ act }) => act.type === 'moved');
  return {
    content: say('moved.away', { channel: channelMention(channelId), name: unknownName(moved?.userId) }),
    allowedMentions: { parse: [] },
  };
}
