import { isDate, LONGEST_ABSENCE } from '../src/app/away.ts';
import { beginAbsence } from '../src/app/people.ts';
import { type HandlerContext, type Reply, reject } from '../src/bot/handlers/command.ts';
import { command, option } from '../src/bot/handlers/declare.ts';
import type { Feature } from '../src/bot/handlers/feature.ts';
import { absoluteTimestamp, messageText, relativeTimestamp } from '../src/bot/write/message-text.ts';

const declaration = command('away')
  .addStringOption((o) => option(o, 'until', 'command.away.until').setRequired(true).setMaxLength(40))
  .toJSON();

/** /away: stops the user's clocks in all games until a moment; one message in each game tells it. */
export const away = {
  name: 'away',
  declaration,
  needs: 'nothing',
  cost: 'times',
  where: 'anywhere',
  run: (context) => awayReply(context, context.interaction.options.getString('until', true)),
} satisfies Feature;

/** Stops the user's clocks in all games for the time that `text` names, or lets them run again. */
async function awayReply({ app, request, say }: HandlerContext, text: string): Promise<Reply> {
  const away = await beginAbsence(app, request.userId, text);
  if (!away.ok) {
    const isUnknown = away.failure === 'no-time';
    reject(isUnknown ? say('refused.no-time', { days: LONGEST_ABSENCE }) : say('away.not'));
  }
  if (!away.value) return { content: say('away.ended') };
  const { until, games, zone, isOwnZone } = away.value;
  const confirmation = say('away.done', { when: `${absoluteTimestamp(until)} (${relativeTimestamp(until)})`, games });
  return {
    content: messageText([
      confirmation,
      ...(isDate(text) ? [say('away.day', { zone, isOwn: isOwnZone ? 'yes' : 'no' })] : []),
    ]),
  };
}
