import { activeSeatOf } from '../../app/acts.ts';
import { isDate, LONGEST_ABSENCE, untilMoment } from '../../app/away.ts';
import { storedTimeZone, UTC } from '../../app/time-zones.ts';
import type { HandlerContext, Reply } from '../handlers/command.ts';
import { absolute, relative } from '../present/clock.ts';
import { messageText } from '../present/message-text.ts';

/** Stops the user's clock in all their games for some time, or lets it run again. */
export async function awayReply({ app, request, say }: HandlerContext, text: string): Promise<Reply> {
  const { userId } = request;
  const now = app.now();
  const { timezone } = (await app.store.reminders(userId)) ?? {};
  const zone = storedTimeZone(timezone ?? UTC);
  const until = untilMoment(text, { now, zone });
  if (until === undefined) return { content: say('refused.no-time', { days: LONGEST_ABSENCE }), rejected: true };
  const isAway = (await app.store.absences([userId])).some(({ from, to }) => from <= now && now < to);
  if (until === now && !isAway) return { content: say('away.not'), rejected: true };
  await app.store.setAbsence({ userId, now, until });
  app.wake.posts();
  if (until === now) return { content: say('away.ended') };
  const games = (await app.store.gamesOf(userId)).filter((record) => activeSeatOf(record, userId) >= 0);
  const when = `${absolute(until)} (${relative(until)})`;
  const done = say('away.done', { when, games: games.length });
  return {
    content: messageText([done, ...(isDate(text) ? [say('away.day', { zone, isOwn: timezone ? 'yes' : 'no' })] : [])]),
  };
}
