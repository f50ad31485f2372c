import { command, option } from '../src/bot/handlers/declare.ts';
import { turnCommand } from '../src/bot/replies/turn-command.ts';

const declaration = command('double')
  .addStringOption((o) => option(o, 'tile', 'command.double.tile').setRequired(true).setAutocomplete(true))
  .addIntegerOption((o) =>
    option(o, 'rotation', 'command.double.rotation').setAutocomplete(true).setMinValue(0).setMaxValue(270),
  )
  .toJSON();

/** /double: places a double after a "!" tile. */
export const double = turnCommand('double', declaration);
