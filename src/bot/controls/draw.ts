import type { Control } from '../handlers/control.ts';
import { drawOrGoOn } from '../replies/draw.ts';

/** The button of a turn message that draws a tile, or opens the panel again; /draw does the same. */
export const draw = { verb: 'draw', run: drawOrGoOn } satisfies Control;
