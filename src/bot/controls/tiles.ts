import type { Control } from '../control.ts';
import { tilesReply } from '../tiles-left.ts';

/** Sends the user the tiles left in the pile, like /tiles. */
export const tiles = {
  verb: 'tiles',
  run: (context) => tilesReply(context),
} satisfies Control;
