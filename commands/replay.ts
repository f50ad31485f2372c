import { command } from '../src/bot/handlers/declare.ts';
import type { Control, Feature } from '../src/bot/handlers/feature.ts';
import { replayReply } from '../src/bot/replies/replay.ts';

/** Sends the user an animation of the game, like /replay. */
const replayControl = {
  run: (context) => replayReply(context, context.interaction.attachmentSizeLimit),
} satisfies Control;

/** /replay: sends an animation of all turns of the game so far. */
export const replay = {
  name: 'replay',
  declaration: command('replay').toJSON(),
  needs: 'files',
  where: 'direct',
  cost: 'replay',
  controls: { replay: replayControl },
  run: (context) => replayReply(context, context.interaction.attachmentSizeLimit),
} satisfies Feature;
