import { answerOf } from '../src/bot/handlers/command.ts';
import { command } from '../src/bot/handlers/declare.ts';
import type { Control, Feature } from '../src/bot/handlers/feature.ts';
import { resignReply, resignWarning } from '../src/bot/replies/ending.ts';
import { computerReply } from '../src/bot/replies/seats.ts';
import { LEVELS } from '../src/computer/levels.ts';

/** The buttons that confirm /resign: resign the user's seat, or give it to a computer of the level in the argument; `ask` is /resign. */
const resignControl = {
  updates: true,
  async run(context) {
    if (context.id.argument === 'ask') return resignWarning(context);
    const level = LEVELS.find((one) => one === context.id.argument);
    const answer = await answerOf(() => (level ? computerReply(context, level) : resignReply(context)));
    return { ...answer, rejected: false };
  },
} satisfies Control;

/** /resign: leaves a running game for good after confirmation by a button. */
export const resign = {
  name: 'resign',
  declaration: command('resign').toJSON(),
  needs: 'posts',
  where: 'direct',
  cost: 'decision',
  controls: { resign: resignControl },
  run: resignWarning,
} satisfies Feature;
