import { isDate, LONGEST_ABSENCE } from '../../app/away.ts';
import { goAway } from '../../app/people.ts';
import type { HandlerContext, Reply } from '../handlers/command.ts';
import { absolute, relative } from '../write/discord-writing.ts';
import { messageText } from '../write/message-text.ts';

/** Stops the user's clocks in all games for the time that `text` names, or lets them run again. */
export async function awayReply({ app, request, say }: HandlerContext, text: string): Promise<Reply> {
  const away = await goAway(app, request.userId, text);
  if (!away.ok) {
    const isUnknown = away.failure === 'no-time';
    return { content: isUnknown ? say('refused.no-time', { days: LONGEST_ABSENCE }) : say('away.not'), rejected: true };
  }
  if (!away.value) return { content: say('away.ended') };
  const { until, games, zone, isOwnZone } = away.value;
  const confirmation = say('away.done', { when: `${absolute(until)} (${relative(until)})`, games });
  return {
    content: messageText([
      confirmation,
      ...(isDate(text) ? [say('away.day', { zone, isOwn: isOwnZone ? 'yes' : 'no' })] : []),
    ]),
  };
}
