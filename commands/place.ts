import { command, option } from '../src/bot/handlers/declare.ts';
import { turnCommand } from '../src/bot/replies/turn-command.ts';

const declaration = command('place')
  .addIntegerOption((o) => option(o, 'x', 'command.place.x').setAutocomplete(true).setMinValue(-200).setMaxValue(200))
  .addIntegerOption((o) => option(o, 'y', 'command.place.y').setAutocomplete(true).setMinValue(-200).setMaxValue(200))
  .addIntegerOption((o) =>
    option(o, 'rotation', 'command.place.rotation').setAutocomplete(true).setMinValue(0).setMaxValue(270),
  )
  .addStringOption((o) => option(o, 'tile', 'command.place.tile').setAutocomplete(true))
  .toJSON();

/** /place: places the drawn tile. Options may be left out if only one legal choice matches the others. */
export const place = turnCommand('place', declaration);
