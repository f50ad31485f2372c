import { command } from '../src/bot/handlers/declare.ts';
import { turnCommand } from '../src/bot/replies/turn-command.ts';

/** /boat: advances the boat instead of placing a piece; the turn ends. */
export const boat = turnCommand('boat', command('boat').toJSON());
