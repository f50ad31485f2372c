import { submit } from '../app/turn.ts';
import type { Action } from '../engine/index.ts';
import { type CommandContext, peopleAt, peopleHere, type Reply, refused } from './command.ts';
import { playedReply } from './present/played.ts';

/** Takes an action for whoever asked and tells them what it led to, or why it was refused. */
export async function playAction({ app, request, say }: CommandContext, action: Action): Promise<Reply> {
  const played = await submit(app, request, action);
  if (!played.ok) return refused(say, played.failure, await peopleHere(app, request.channelId));
  return playedReply(say, played.value, await peopleAt(app, played.value.table));
}
