import { command, option } from '../src/bot/handlers/declare.ts';
import { turnCommand } from '../src/bot/replies/turn-command.ts';

const declaration = command('camp')
  .addStringOption((o) => option(o, 'on', 'command.camp.on').setRequired(true).setAutocomplete(true))
  .toJSON();

/** /camp: places a camp on a feature of the tile just placed. */
export const camp = turnCommand('camp', declaration);
