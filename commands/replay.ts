import type { Command } from '../src/bot/handlers/command.ts';
import { command } from '../src/bot/handlers/declare.ts';
import { replayReply } from '../src/bot/replies/replay.ts';

/** /replay: an animation of the game so far, or of the whole one. */
export const replay = {
  name: 'replay',
  declaration: command('replay').toJSON(),
  run: (context) => replayReply(context, context.interaction.attachmentSizeLimit),
} satisfies Command;
