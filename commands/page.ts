import { choice, command, option } from '../src/bot/handlers/declare.ts';
import type { Feature } from '../src/bot/handlers/feature.ts';
import { gamePageReply } from '../src/bot/replies/game-page.ts';

const declaration = command('page')
  .addStringOption((o) =>
    option(o, 'set', 'command.page.set').addChoices(
      choice('on', 'command.page.set.on'),
      choice('off', 'command.page.set.off'),
    ),
  )
  .toJSON();

/** /page: links to the page of the channel's game in the browser. Declared only if the program serves pages. */
export const page = {
  name: 'page',
  declaration,
  needs: 'nothing',
  where: 'direct',
  cost: ({ set }) => (set ? 'decision' : undefined),
  run: gamePageReply,
} satisfies Feature;
