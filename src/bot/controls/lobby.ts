import { channelMention } from 'discord.js';
import { announcedLobby } from '../../app/lobby.ts';
import { gameHere } from '../../app/table.ts';
import type { Control } from '../handlers/control.ts';
import { lobbyChange } from '../present/lobby-options.ts';
import { changeLobby, joinLobby, leaveLobby, startLobby } from '../replies/lobby.ts';
import { rejectionReply } from '../replies/rejection-reply.ts';

/** The buttons of a lobby; /join, /leave and /start do the same. */
export const join = {
  verb: 'join',
  async run(context) {
    const { app, request, id } = context;
    const record = await app.store.game(id.gameId);
    if (!record || record.channelId === request.channelId) return joinLobby(context);
    // In the channel of the thread in which it is played.
    const announced = await announcedLobby(app, id.gameId, request.channelId);
    if (!announced) return rejectionReply(context, { code: 'stale' });
    const reply = await joinLobby({ ...context, request: { ...request, channelId: announced.channelId } });
    return { ...reply, content: `${reply.content} ${channelMention(announced.channelId)}` };
  },
} satisfies Control;
export const leave = { verb: 'leave', run: leaveLobby } satisfies Control;
export const start = { verb: 'start', run: startLobby } satisfies Control;

/** The menu with which the owner of a lobby changes its options. */
export const option = {
  verb: 'option',
  async run(context) {
    const { app, request, value } = context;
    const lobby = await app.store.openGame(request.channelId);
    const change = lobbyChange(await gameHere(app, request.channelId), lobby?.options ?? {}, value);
    return change ? changeLobby(context, change) : rejectionReply(context, { code: 'stale' });
  },
} satisfies Control;

/** Gives a computer a seat; the menu of options offers others, and takes it out again. */
export const computer = {
  verb: 'computer',
  async run(context) {
    const { computers = [] } = (await context.app.store.openGame(context.request.channelId))?.options ?? {};
    return changeLobby(context, { computers: [...computers, 'regular'] });
  },
} satisfies Control;
