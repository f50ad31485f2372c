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

/** /page: the game here in the browser, where the house has pages. */
export const page = {
  name: 'page',
  declaration,
  needs: 'nothing',
  cost: ({ set }) => (set ? 'decision' : undefined),
  run: gamePageReply,
} satisfies Feature;
