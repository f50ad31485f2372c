import { defaultGame, gameOf } from '../../app/app.ts';
import { changeGame, changeOptions, join, leave, type OptionsChange, start } from '../../app/lobby.ts';
import { seatOf } from '../../app/table.ts';
import type { Colour } from '../../core/colour.ts';
import type { HandlerContext, Reply } from '../handlers/command.ts';
import { rejectionReply } from './rejection-reply.ts';

/** Takes a seat of the lobby, or changes the colour of the user's seat. */
export async function joinLobby(context: HandlerContext, colour?: Colour): Promise<Reply> {
  const { app, request, say } = context;
  const joined = await join(app, request, colour);
  if (!joined.ok) return rejectionReply(context, joined.failure);
  const { seats } = joined.value;
  const own = seats[seatOf(joined.value, request.userId)]!;
  return { content: say('lobby.joined', { colour: say(`colour.${own.colour}`), count: seats.length }) };
}

/** Leaves the lobby. */
export async function leaveLobby(context: HandlerContext): Promise<Reply> {
  const { app, request, say } = context;
  const left = await leave(app, request);
  if (!left.ok) return rejectionReply(context, left.failure);
  const { status, ruleSet } = left.value;
  const game = (gameOf(app, ruleSet) ?? defaultGame(app)).words.name(say.t);
  return { content: status === 'closed' ? say('lobby.closed', { game }) : say('lobby.left') };
}

/** Starts the game of a lobby. */
export async function startLobby(context: HandlerContext): Promise<Reply> {
  const started = await start(context.app, context.request);
  return started.ok ? { content: context.say('lobby.started.reply') } : rejectionReply(context, started.failure);
}

/** Makes the lobby that of another game for its owner; everybody sees it in the message of the lobby. */
export async function changeLobbyGame(context: HandlerContext, ruleSet: string): Promise<Reply> {
  const changed = await changeGame(context.app, context.request, ruleSet);
  return changed.ok ? { isSilent: true } : rejectionReply(context, changed.failure);
}

/** Changes options of a lobby for its owner; everybody sees it in the message of the lobby. */
export async function changeLobby(context: HandlerContext, change: OptionsChange): Promise<Reply> {
  const changed = await changeOptions(context.app, context.request, change);
  return changed.ok ? { isSilent: true } : rejectionReply(context, changed.failure);
}
