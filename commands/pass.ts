import { command } from '../src/bot/declare.ts';
import { turnCommand } from '../src/bot/turn-command.ts';

/** /pass: no piece; the turn ends. */
export const pass = turnCommand('pass', command('pass').toJSON());
