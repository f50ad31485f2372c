import type { Hono } from 'hono';
import * as z from 'zod';
import { parseDraft } from '../app/draft.ts';
import { planningSeat, removePlan, setPlan } from '../app/plans.ts';
import type { Rejection } from '../app/rejection.ts';
import type { Table } from '../app/table.ts';
import { type Result, success } from '../core/result.ts';
import { type AskedMove, addMoveRoute, undoSchema } from './play-routes.ts';
import type { Env, WebContext } from './responses.ts';

const planSchema = undoSchema.extend({ draft: z.string() });
type PlanMove = AskedMove<z.infer<typeof planSchema>>;

/** The route by which the player of a seat plans the next turn, as by /plan; an empty draft removes the plan. */
export function addPlanRoute(routes: Hono<Env>, web: WebContext): void {
  addMoveRoute(routes, web, 'plan', { schema: planSchema, cost: 'draft', make: plan });
}

async function plan(move: PlanMove) {
  const planned = await setOrRemove(move);
  const told = move.t(move.body.draft === '' ? 'plan.removed' : 'web.turn.planned');
  return planned.ok ? success({ table: planned.value, told: [told] }) : planned;
}

/** Plans a draft that is offered now, or removes the plan; returns the table, on which nothing has changed. */
async function setOrRemove({ web: { app }, request, body }: PlanMove): Promise<Result<Table, Rejection>> {
  const text = body.draft;
  const planning = await planningSeat(app, request);
  if (!planning.ok) return planning;
  const { table } = planning.value;
  if (text === '') {
    const removed = await removePlan(app, request);
    // A repeated request finds no plan.
    return removed.ok || removed.failure.code === 'no-plan' ? success(table) : removed;
  }
  const draft = parseDraft(table.game, text) ?? [];
  const set = await setPlan(app, planning.value, { userId: request.userId, draft });
  return set.ok ? success(table) : set;
}
