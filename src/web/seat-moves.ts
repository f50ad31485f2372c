import type { Hono } from 'hono';
import * as z from 'zod';
import { parseDraft } from '../app/draft.ts';
import { planningSeat, removePlan, setPlan } from '../app/plans.ts';
import type { Rejection } from '../app/rejection.ts';
import type { Table } from '../app/table.ts';
import { setOrder } from '../app/turn.ts';
import { castVote } from '../app/vote.ts';
import { type Result, success } from '../core/result.ts';
import { orderText } from '../telling/orders.ts';
import { peopleOf } from '../telling/people.ts';
import { ballotText } from '../telling/vote.ts';
import { type AskedMove, addMoveRoute, undoSchema } from './play-routes.ts';
import type { Env, WebContext } from './responses.ts';
import { pageSpeech } from './turn-log.ts';

const planSchema = undoSchema.extend({ draft: z.string() });
const orderSchema = undoSchema.extend({ question: z.string(), order: z.string() });
const ballotSchema = undoSchema.extend({ number: z.int().positive(), inFavour: z.boolean() });

type PlanMove = AskedMove<z.infer<typeof planSchema>>;

/**
 * The routes by which the player of a seat plans the next turn, as by /plan, where an empty draft removes the plan, sets a standing
 * order, as by /orders, and votes, as by the buttons of a vote on Discord.
 */
export function addSeatMoveRoutes(routes: Hono<Env>, web: WebContext): void {
  addMoveRoute(routes, web, 'plan', { schema: planSchema, cost: 'draft', make: plan });
  addMoveRoute(routes, web, 'orders', { schema: orderSchema, make: order });
  addMoveRoute(routes, web, 'vote', { schema: ballotSchema, cost: 'decision', make: cast });
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

async function order({ web, request, body, t }: AskedMove<z.infer<typeof orderSchema>>) {
  const set = await setOrder(web.app, request, body);
  if (!set.ok) return set;
  const { table } = set.value;
  const words = { option: orderText(t, table, { question: body.question }), effect: orderText(t, table, body) };
  return success({ table, told: [t('suggest.choice', words)] });
}

async function cast({ web: { app }, request, body, t }: AskedMove<z.infer<typeof ballotSchema>>) {
  const cast = await castVote(app, request, body);
  if (!cast.ok) return cast;
  const table = cast.value;
  const { plain } = await peopleOf({ names: app.store.people.names, t }, table.record);
  return success({ table, told: [ballotText(pageSpeech(t), table, { shown: plain })] });
}
