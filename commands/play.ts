import { command, option } from '../src/bot/handlers/declare.ts';
import type { Control, Feature } from '../src/bot/handlers/feature.ts';
import { seatEndReply, seatLinkReply } from '../src/bot/replies/seat-link.ts';

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
