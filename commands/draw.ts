import type { Command } from '../src/bot/handlers/command.ts';
import { command } from '../src/bot/handlers/declare.ts';
import { drawOrGoOn } from '../src/bot/replies/draw.ts';

/** /draw: draws a tile, or opens the panel again with what was drawn and what can be done with it. */
export const draw = {
  name: 'draw',
  declaration: command('draw').toJSON(),
  run: drawOrGoOn,
} satisfies Command;
