import { endAllSessions, type LinkedSeat, linkSeat } from '../src/app/seat-access.ts';
import { type Answer, type HandlerContext, valueOrReject } from '../src/bot/handlers/command.ts';
import { command, option } from '../src/bot/handlers/declare.ts';
import type { Control, Feature } from '../src/bot/handlers/feature.ts';
import { buttonRows, linkButton } from '../src/bot/write/buttons.ts';
import { messageText, relativeTimestamp } from '../src/bot/write/message-text.ts';

/** The button of the private panel for the same link. */
const seatLinkControl = { run: seatLinkReply } satisfies Control;

/** /play: a link with which a browser plays the user's seat on the page of the game. Declared only if the program serves pages. */
export const play = {
  name: 'play',
  declaration: command('play')
    .addBooleanOption((o) => option(o, 'end', 'command.play.end'))
    .toJSON(),
  needs: 'nothing',
  where: 'direct',
  cost: 'picture',
  controls: { onpage: seatLinkControl },
  run: (context) =>
    context.interaction.options.getBoolean('end') === true ? seatEndReply(context) : seatLinkReply(context),
} satisfies Feature;

/** A link with which a browser plays the user's seat on the page of the channel's game, and the browsers that play it now. */
async function seatLinkReply({ app, request, say }: HandlerContext): Promise<Answer> {
  const { link, browsers } = valueOrReject(await linkSeat(app, request));
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
    return `- ${say('play.browser', { since: relativeTimestamp(madeAt), seen: relativeTimestamp(seen) })}`;
  });
}

/** Signs out all browsers that play for the user, in all games. */
async function seatEndReply({ app, request, say }: HandlerContext): Promise<Answer> {
  return { content: say('play.ended', { count: await endAllSessions(app, request.userId) }) };
}
