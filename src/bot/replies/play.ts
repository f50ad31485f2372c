import type { Table } from '../../app/table.ts';
import { submit } from '../../app/turn.ts';
import type { GameTypes } from '../../core/rules.ts';
import type { Answer, CommandContext } from '../handlers/command.ts';

/** Performs actions for the user, all of them or none. The answer tells its effects, or why it was rejected. */
export async function playAction(
  { app, request }: CommandContext,
  table: Table,
  ...actions: readonly GameTypes['action'][]
): Promise<Answer> {
  const played = await submit(app, request, table, ...actions);
  return played.ok ? { played: played.value } : { rejection: played.failure };
}
