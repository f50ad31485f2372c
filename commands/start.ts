import { MessageFlags } from 'discord.js';
import { command } from '../src/bot/handlers/declare.ts';
import type { Control, Feature } from '../src/bot/handlers/feature.ts';
import { startLobby } from '../src/bot/replies/lobby.ts';

/** The button that starts the game of a lobby. */
const startControl = {
  async run(context) {
    const started = await startLobby(context);
    // A press in the public message needs no reply, as the first turn's message follows; a private message does.
    const isPrivate = context.interaction.message.flags.has(MessageFlags.Ephemeral);
    return isPrivate ? started : { isSilent: true, panel: 'ends' };
  },
} satisfies Control;

/** /start: starts the game of a lobby that enough players have joined. */
export const start = {
  name: 'start',
  declaration: command('start').toJSON(),
  needs: 'posts',
  cost: 'seat',
  controls: { start: startControl },
  run: startLobby,
} satisfies Feature;
