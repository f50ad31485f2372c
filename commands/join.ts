import { join as joinLobby } from '../src/app/lobby.ts';
import { seatOf } from '../src/app/table.ts';
import { type Command, refused } from '../src/bot/command.ts';
import { choice, command, option } from '../src/bot/declare.ts';
import { COLOURS } from '../src/engine/index.ts';

const declaration = command('join')
  .addStringOption((o) =>
    option(o, 'colour', 'command.join.colour').addChoices(COLOURS.map((colour) => choice(colour, `colour.${colour}`))),
  )
  .toJSON();

/** /join: takes a seat of the lobby, or another colour for the seat one has. */
export const join = {
  name: 'join',
  declaration,
  needs: 'posts',
  async run({ app, interaction, request, say }) {
    const wish = COLOURS.find((colour) => colour === interaction.options.getString('colour'));
    const joined = await joinLobby(app, request, wish);
    if (!joined.ok) return refused(say, joined.failure);
    const { seats } = joined.value;
    const { colour } = seats[seatOf(joined.value, request.userId)]!;
    return { content: say('lobby.joined', { colour: say(`colour.${colour}`), count: seats.length }) };
  },
} satisfies Command;
