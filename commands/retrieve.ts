import { command } from '../src/bot/handlers/declare.ts';
import { turnCommand } from '../src/bot/replies/turn-command.ts';

/** /retrieve: takes the abbot back instead of placing a piece. */
export const retrieve = turnCommand('retrieve', command('retrieve').toJSON());
