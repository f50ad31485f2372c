import type { Table } from '../../app/table.ts';
import { submit } from '../../app/turn.ts';
import type { GameTypes } from '../../core/rules.ts';
import { type CommandContext, type Reply, tablePeople, withReaderHints } from '../handlers/command.ts';
import { playedReply } from './played.ts';
import { rejectionReply } from './rejection-reply.ts';

/** Performs an action for the user. The reply tells its effects, or why it was rejected. */
export async function playAction(context: CommandContext, table: Table, action: GameTypes['action']): Promise<Reply> {
  const { app, request, say } = context;
  const played = await submit(app, request, table, action);
  if (!played.ok) return rejectionReply(context, played.failure);
  return playedReply(
    say,
    { ...played.value, table: withReaderHints(context, played.value.table) },
    await tablePeople(context, played.value.table),
  );
}
