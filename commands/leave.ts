import { command } from '../src/bot/handlers/declare.ts';
import type { Feature } from '../src/bot/handlers/feature.ts';
import { leaveLobby } from '../src/bot/replies/lobby.ts';

/** /leave: leaves the lobby. */
export const leave = {
  name: 'leave',
  declaration: command('leave').toJSON(),
  needs: 'posts',
  cost: 'seat',
  controls: { leave: { run: leaveLobby } },
  run: leaveLobby,
} satisfies Feature;
