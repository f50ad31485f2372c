import { gameHere } from '../../app/table.ts';
import type { Control } from '../control.ts';
import { changeLobby, joinLobby, leaveLobby, startLobby } from '../lobby.ts';
import { lobbyChange } from '../lobby-options.ts';
import { rejectionReply } from '../status.ts';

/** The buttons of a lobby; /join, /leave and /start do the same. */
export const join = {
  verb: 'join',
  needs: 'posts',
  cost: 'seat',
  run: (context) => joinLobby(context),
} satisfies Control;
export const leave = { verb: 'leave', needs: 'posts', cost: 'seat', run: leaveLobby } satisfies Control;
export const start = { verb: 'start', needs: 'posts', run: startLobby } satisfies Control;

/** The menu with which the owner of a lobby changes its options. */
export const option = {
  verb: 'option',
  needs: 'posts',
  cost: 'seat',
  async run(context) {
    const { app, request, value } = context;
    const change = lobbyChange(await gameHere(app, request.channelId), value);
    return change ? changeLobby(context, change) : rejectionReply(context, { code: 'stale' });
  },
} satisfies Control;
