import { droppedPlan } from '../../app/plans.ts';
import type { Table } from '../../app/table.ts';
import { planFailureText } from '../../telling/plan.ts';
import { type HandlerContext, tablePeople } from '../handlers/command.ts';

/** Why the plan for the current turn was not played, for its player; no lines for everybody else, and without a plan. */
export async function droppedPlanLines(context: HandlerContext, table: Table): Promise<string[]> {
  const { app, request, say } = context;
  const failure = await droppedPlan(app, table, request.userId);
  if (!failure) return [];
  return [say('plan.dropped', { reason: planFailureText(say, failure, (await tablePeople(context, table)).shown) })];
}
