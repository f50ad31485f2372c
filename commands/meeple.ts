import { pieceCommand } from '../src/bot/piece-command.ts';

/** /meeple: puts a meeple on a tributary or village of the tile just placed. */
export const meeple = pieceCommand('meeple');
