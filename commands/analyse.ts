import { command } from '../src/bot/handlers/declare.ts';
import type { Control, Feature } from '../src/bot/handlers/feature.ts';
import { analyseReply } from '../src/bot/replies/analyse.ts';

/** The button "Analysis" of a game that is over, like /analyse. */
const analyseControl = { run: (context) => analyseReply(context) } satisfies Control;

/** /analyse: analyses the channel's last game: chances to win, and the turns that lost most. */
export const analyse = {
  name: 'analyse',
  declaration: command('analyse').toJSON(),
  needs: 'files',
  where: 'direct',
  cost: 'picture',
  controls: { analyse: analyseControl },
  run: (context) => analyseReply(context),
} satisfies Feature;
