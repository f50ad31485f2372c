import { command } from '../src/bot/declare.ts';
import { turnCommand } from '../src/bot/turn-command.ts';

/** /boat: no piece; the boat advances and the turn ends. */
export const boat = turnCommand('boat', command('boat').toJSON());
