import type { Table } from '../../app/table.ts';
import { submit } from '../../app/turn.ts';
import type { GameTypes } from '../../core/rules.ts';
import type { Answer, CommandContext } from '../handlers/command.ts';

/** Performs an action for the user. The answer tells its effects, or why it was rejected. */
export async function playAction(
  { app, request }: CommandContext,
  table: Table,
  action: GameTypes['action'],
): Promise<Answer> {
  const played = await submit(app, request, table, action);
  return played.ok ? { played: played.value } : { rejection: played.failure };
}
