import type { Command } from '../src/bot/command.ts';
import { command } from '../src/bot/declare.ts';
import { replayReply } from '../src/bot/replay.ts';

/** /replay: an animation of the game so far, or of the whole one. */
export const replay = {
  name: 'replay',
  declaration: command('replay').toJSON(),
  run: (context) => replayReply(context, context.interaction.attachmentSizeLimit),
} satisfies Command;
