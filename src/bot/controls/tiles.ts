import type { Control } from '../handlers/control.ts';
import { tilesReply } from '../replies/tiles-left.ts';

/** Sends the user the tiles left in the pile, like /tiles. */
export const tiles = {
  verb: 'tiles',
  run: (context) => tilesReply(context),
} satisfies Control;
