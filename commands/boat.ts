import { command } from '../src/bot/handlers/declare.ts';
import { turnCommand } from '../src/bot/replies/turn-command.ts';

/** /boat: no piece; the boat advances and the turn ends. */
export const boat = turnCommand('boat', command('boat').toJSON());
