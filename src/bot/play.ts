import { submit } from '../app/turn.ts';
import type { GameTypes } from '../core/rules.ts';
import { type CommandContext, peopleAt, peopleHere, type Reply, refused, seenBy } from './command.ts';
import { playedReply } from './present/played.ts';

/** Takes an action for whoever asked and tells them what it led to, or why it was refused. */
export async function playAction(context: CommandContext, action: GameTypes['action']): Promise<Reply> {
  const { app, request, say } = context;
  const played = await submit(app, request, action);
  if (!played.ok) return refused(say, played.failure, await peopleHere(app, request.channelId));
  return playedReply(
    say,
    { ...played.value, table: seenBy(context, played.value.table) },
    await peopleAt(app, played.value.table),
  );
}
