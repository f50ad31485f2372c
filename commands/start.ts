import { MessageFlags } from 'discord.js';
import { command } from '../src/bot/handlers/declare.ts';
import type { Control, Feature } from '../src/bot/handlers/feature.ts';
import { startLobby } from '../src/bot/replies/lobby.ts';

/** The button of a lobby. */
const startControl = {
  async run(context) {
    const started = await startLobby(context);
    // Below the public message that of the first turn tells it; a private one has no other answer.
    const isPrivate = context.interaction.message.flags.has(MessageFlags.Ephemeral);
    return started.rejected || isPrivate ? started : { isSilent: true, panel: 'ends' };
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
