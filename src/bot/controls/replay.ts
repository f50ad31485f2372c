import type { Control } from '../control.ts';
import { replayReply } from '../replay.ts';

/** Shows a game as an animation, to who asked, as does /replay. */
export const replay = {
  verb: 'replay',
  needs: 'files',
  run: (context) => replayReply(context, context.interaction.attachmentSizeLimit),
} satisfies Control;
