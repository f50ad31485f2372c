import { pieceCommand } from '../src/bot/piece-command.ts';

/** /camp: sets up a camp in a jungle of the tile just placed. */
export const camp = pieceCommand('camp');
