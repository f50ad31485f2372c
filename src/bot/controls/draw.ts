import type { Control } from '../control.ts';
import { drawOrGoOn } from '../drawing.ts';

/** The button of a turn message that draws a tile, or opens the panel again; /draw does the same. */
export const draw = { verb: 'draw', run: drawOrGoOn } satisfies Control;
