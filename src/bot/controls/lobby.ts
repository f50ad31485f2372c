import { channelMention, MessageFlags } from 'discord.js';
import { announcedLobby } from '../../app/lobby.ts';
import { gameHere } from '../../app/table.ts';
import { gameChosen, lobbyChange } from '../../telling/lobby-options.ts';
import type { Control } from '../handlers/control.ts';
import { changeLobby, changeLobbyGame, joinLobby, leaveLobby, startLobby } from '../replies/lobby.ts';
import { isOptionsMenu, optionsPageOf, optionsReply } from '../replies/lobby-options.ts';
import { rejectionReply } from '../replies/rejection-reply.ts';

/** The buttons of a lobby; /join, /leave and /start do the same. */
export const join = {
  verb: 'join',
  async run(context) {
    const { app, request, id } = context;
    const record = await app.store.game(id.gameId);
    if (!record || record.channelId === request.channelId)
      return joinLobby(context, { channel: context.interaction.channel });
    // In the channel of the thread in which it is played.
    const announced = await announcedLobby(app, id.gameId, request.channelId);
    if (!announced) return rejectionReply(context, { code: 'stale' });
    const reply = await joinLobby({ ...context, request: { ...request, channelId: announced.channelId } });
    return { ...reply, content: `${reply.content} ${channelMention(announced.channelId)}` };
  },
} satisfies Control;
export const leave = { verb: 'leave', run: leaveLobby } satisfies Control;
export const start = {
  verb: 'start',
  async run(context) {
    const started = await startLobby(context);
    // Below the public message that of the first turn tells it; a private one has no other answer.
    const isPrivate = context.interaction.message.flags.has(MessageFlags.Ephemeral);
    return started.rejected || isPrivate ? started : { isSilent: true, panel: 'ends' };
  },
} satisfies Control;

/** The button that shows all options of a lobby. */
export const options = { verb: 'options', run: (context) => optionsReply(context) } satisfies Control;

/** A menu with which the owner of a lobby changes an option: in the message of its options, or once in the lobby's own. */
export const option = {
  verb: 'option',
  updates: true,
  async run(context) {
    const { app, request, id, value } = context;
    const ruleSet = gameChosen(value);
    if (ruleSet !== undefined) {
      const changed = await changeLobbyGame(context, ruleSet);
      return changed.rejected ? changed : optionsReply(context);
    }
    const lobby = await app.store.openGame(request.channelId);
    const change = lobbyChange(await gameHere(app, request.channelId), lobby?.options ?? {}, value);
    if (!change) return rejectionReply(context, { code: 'stale' });
    const changed = await changeLobby(context, change);
    if (changed.rejected || !isOptionsMenu(id.argument)) return changed;
    return optionsReply(context, { chosen: value, page: optionsPageOf(id.argument) });
  },
} satisfies Control;

/** Another game instead of that which /new opened without being asked for it; the options offer the same. */
export const game = {
  verb: 'game',
  updates: true,
  async run(context) {
    const changed = await changeLobbyGame(context, context.id.argument);
    return changed.rejected ? changed : { content: context.say('lobby.opened'), components: [] };
  },
} satisfies Control;

/** Gives a computer a seat; the options offer others, and take it out again. */
export const computer = {
  verb: 'computer',
  updates: true,
  async run(context) {
    const { computers = [] } = (await context.app.store.openGame(context.request.channelId))?.options ?? {};
    return changeLobby(context, { computers: [...computers, 'regular'] });
  },
} satisfies Control;
