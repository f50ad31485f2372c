import { command, option } from '../src/bot/handlers/declare.ts';
import { turnCommand } from '../src/bot/replies/turn-command.ts';

const declaration = command('meeple')
  .addStringOption((o) => option(o, 'on', 'command.meeple.on').setRequired(true).setAutocomplete(true))
  .addStringOption((o) => option(o, 'as', 'command.meeple.as').setAutocomplete(true))
  .toJSON();

/** /meeple: places a meeple, or another piece with the same places, on a feature of the tile just placed. */
export const meeple = turnCommand('meeple', declaration);
