import { command } from '../src/bot/handlers/declare.ts';
import { turnCommand } from '../src/bot/replies/turn-command.ts';

/** /pass: places no piece; the turn ends. */
export const pass = turnCommand('pass', command('pass').toJSON());
