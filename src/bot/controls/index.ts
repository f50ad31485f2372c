import type { Control } from '../control.ts';
import { draw } from './draw.ts';
import { board } from './look.ts';
import { choose, confirm, panel } from './panel.ts';
import { undo } from './undo.ts';

/** What the buttons and menus of messages do. */
export const controls: readonly Control[] = [draw, board, undo, panel, choose, confirm];
