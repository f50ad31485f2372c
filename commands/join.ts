import type { Command } from '../src/bot/handlers/command.ts';
import { choice, command, option } from '../src/bot/handlers/declare.ts';
import { joinLobby } from '../src/bot/replies/lobby.ts';
import { COLOURS } from '../src/core/colour.ts';

const declaration = command('join')
  .addStringOption((o) =>
    option(o, 'colour', 'command.join.colour').addChoices(COLOURS.map((colour) => choice(colour, `colour.${colour}`))),
  )
  .toJSON();

/** /join: takes a seat of the lobby, or changes the colour of the user's seat. */
export const join = {
  name: 'join',
  declaration,
  run(context) {
    const wish = COLOURS.find((colour) => colour === context.interaction.options.getString('colour'));
    return joinLobby(context, { colour: wish, channel: context.interaction.channel });
  },
} satisfies Command;
