import type { Command } from '../src/bot/command.ts';
import { board } from './board.ts';
import { boat } from './boat.ts';
import { camp } from './camp.ts';
import { double } from './double.ts';
import { draw } from './draw.ts';
import { help } from './help.ts';
import { join } from './join.ts';
import { leave } from './leave.ts';
import { meeple } from './meeple.ts';
import { newGame } from './new.ts';
import { place } from './place.ts';
import { score } from './score.ts';
import { start } from './start.ts';
import { turn } from './turn.ts';
import { undo } from './undo.ts';

/** All slash commands, in the order in which people meet them. */
export const commands: readonly Command[] = [
  newGame,
  join,
  leave,
  start,
  draw,
  place,
  double,
  meeple,
  camp,
  boat,
  undo,
  board,
  turn,
  score,
  help,
];
