import type { Control } from '../handlers/control.ts';
import { replayReply } from '../replies/replay.ts';

/** Sends the user an animation of the game, like /replay. */
export const replay = {
  verb: 'replay',
  run: (context) => replayReply(context, context.interaction.attachmentSizeLimit),
} satisfies Control;
