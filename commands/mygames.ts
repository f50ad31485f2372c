import type { Answer } from '../src/bot/handlers/command.ts';
import { command } from '../src/bot/handlers/declare.ts';
import type { Control, ControlContext, Feature } from '../src/bot/handlers/feature.ts';
import { myGamesReply } from '../src/bot/replies/my-games.ts';
import { parsePlace } from '../src/bot/replies/pages.ts';
import { personalReply } from '../src/bot/replies/privacy.ts';
import { textReply } from '../src/bot/replies/texts.ts';

/** Replaces a page of a long text by another page. */
const pageControl = {
  updates: true,
  async run(context) {
    const place = parsePlace(context.id.argument);
    const answer: Answer = place ? await pageOf(context, place) : { rejection: { code: 'stale' } };
    return { ...answer, rejected: false };
  },
} satisfies Control;

function pageOf(
  context: ControlContext,
  { name, square, place }: NonNullable<ReturnType<typeof parsePlace>>,
): Promise<Answer> {
  switch (name) {
    case 'mygames':
      return myGamesReply(context, place);
    case 'privacy':
      return personalReply(context, place);
    default:
      return textReply(context, { name, square }, place);
  }
}

/** /mygames: lists the user's games in all servers, those that wait for the user first, then the latest games that are over. */
export const myGames = {
  name: 'mygames',
  declaration: command('mygames').toJSON(),
  needs: 'nothing',
  cost: 'picture',
  where: 'anywhere',
  controls: { page: pageControl },
  run: (context) => myGamesReply(context),
} satisfies Feature;
