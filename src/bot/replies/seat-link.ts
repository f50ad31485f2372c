import { endAll, type LinkedSeat, linkSeat } from '../../app/seat-access.ts';
import type { Answer, HandlerContext } from '../handlers/command.ts';
import { buttonRows, linkButton } from '../write/buttons.ts';
import { relative } from '../write/discord-writing.ts';
import { messageText } from '../write/message-text.ts';

/** A link with which a browser plays the user's seat on the page of the channel's game, and the browsers that play it now. */
export async function seatLinkReply({ app, request, say }: HandlerContext): Promise<Answer> {
  const result = await linkSeat(app, request);
  if (!result.ok) return { rejection: result.failure };
  const { link, browsers } = result.value;
  const lines = [say('play.link'), say('play.browsers', { count: browsers.length }), ...browserLines(say, browsers)];
  return {
    content: messageText([...lines, ...(browsers.length > 0 ? [say('play.end')] : [])]),
    components: buttonRows([linkButton(say('play.button'), link)]),
  };
}

function browserLines(say: HandlerContext['say'], browsers: LinkedSeat['browsers']): string[] {
  return browsers.map(({ madeAt, seenAt }) => {
    // The last use is stored to the hour.
    const seen = Math.max(madeAt, seenAt);
    return `- ${say('play.browser', { since: relative(madeAt), seen: relative(seen) })}`;
  });
}

/** Signs out all browsers that play for the user, in all games. */
export async function seatEndReply({ app, request, say }: HandlerContext): Promise<Answer> {
  return { content: say('play.ended', { count: await endAll(app, request.userId) }) };
}
