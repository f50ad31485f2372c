import type { Control } from '../control.ts';
import { tilesReply } from '../tiles-left.ts';

/** Shows what is left in the pile, to who asked, as does /tiles. */
export const tiles = { verb: 'tiles', needs: 'files', run: (context) => tilesReply(context) } satisfies Control;
