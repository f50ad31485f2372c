import { channelMention } from 'discord.js';
import { requestIn } from '../src/app/app.ts';
import { announcedLobby } from '../src/app/lobby.ts';
import { answerOf, reject } from '../src/bot/handlers/command.ts';
import { choice, command, option } from '../src/bot/handlers/declare.ts';
import type { Control, Feature } from '../src/bot/handlers/feature.ts';
import { joinLobby } from '../src/bot/replies/lobby.ts';
import { COLOURS } from '../src/core/colour.ts';

const declaration = command('join')
  .addStringOption((o) =>
    option(o, 'colour', 'command.join.colour').addChoices(COLOURS.map((colour) => choice(colour, `colour.${colour}`))),
  )
  .toJSON();

/** The button that joins a lobby; the announcement of the lobby in another channel also has it. */
const joinControl = {
  async run(context) {
    const { app, request, id } = context;
    const record = await app.store.games.byId(id.gameId);
    if (!record || record.channelId === request.channelId)
      return joinLobby(context, { channel: context.interaction.channel });
    // The button is below the announcement in the parent channel of the lobby's thread.
    const announced = await announcedLobby(app, id.gameId, request.channelId);
    if (!announced) reject({ code: 'stale' });
    const there = { ...context, request: await requestIn(app, request, announced.channelId) };
    const reply = await answerOf(() => joinLobby(there));
    return { ...reply, content: `${reply.content ?? ''} ${channelMention(announced.channelId)}` };
  },
} satisfies Control;

/** /join: takes a seat of the lobby, or changes the colour of the user's seat. */
export const join = {
  name: 'join',
  declaration,
  needs: 'posts',
  cost: 'seat',
  controls: { join: joinControl },
  run(context) {
    const wish = COLOURS.find((colour) => colour === context.interaction.options.getString('colour'));
    return joinLobby(context, { colour: wish, channel: context.interaction.channel });
  },
} satisfies Feature;
