import type { Command } from '../src/bot/command.ts';
import { command } from '../src/bot/declare.ts';
import { drawOrGoOn } from '../src/bot/drawing.ts';

/** /draw: draws a tile, or opens the panel again with what was drawn and what can be done with it. */
export const draw = {
  name: 'draw',
  declaration: command('draw').toJSON(),
  run: drawOrGoOn,
} satisfies Command;
