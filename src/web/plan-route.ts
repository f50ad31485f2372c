import type { Hono } from 'hono';
import * as z from 'zod';
import { isOffered, parseDraft } from '../app/draft.ts';
import { planningSeat, removePlan, setPlan } from '../app/plans.ts';
import type { Rejection } from '../app/rejection.ts';
import type { Table } from '../app/table.ts';
import { failure, type Result, success } from '../core/result.ts';
import { readOwnJson } from './own-json.ts';
import { againOrRejected, changed, type MoveRequest, moverOf, requestOf, undoSchema } from './play-routes.ts';
import { type Env, GAME_PATH, type RequestContext, requestTranslator, type WebContext } from './responses.ts';

const planSchema = undoSchema.extend({ draft: z.string() });

/** The route by which the player of a seat plans the next turn, as by /plan; an empty draft removes the plan. */
export function addPlanRoute(routes: Hono<Env>, web: WebContext): void {
  routes.post(`${GAME_PATH}/plan`, (c) => plan(web, c));
}

async function plan(web: WebContext, c: RequestContext): Promise<Response> {
  const body = await readOwnJson(web, c, planSchema);
  if (!body.ok) return body.failure;
  const player = await moverOf(web, c, 'draft');
  if (!player.ok) return player.failure;
  const request = requestOf(c, player.value, body.value);
  const planned = await setOrRemove(web, request, body.value.draft);
  if (!planned.ok) return againOrRejected(web, c, request, planned.failure);
  const told = requestTranslator(c)(body.value.draft === '' ? 'plan.removed' : 'web.turn.planned');
  return changed(web, c, { table: planned.value, request, told: [told] });
}

/** Plans a draft that is offered now, or removes the plan; returns the table, on which nothing has changed. */
async function setOrRemove({ app }: WebContext, request: MoveRequest, text: string): Promise<Result<Table, Rejection>> {
  const planning = await planningSeat(app, request);
  if (!planning.ok) return planning;
  const { table, seat, ahead } = planning.value;
  if (text === '') {
    const removed = await removePlan(app, request);
    // A repeated request finds no plan.
    return removed.ok || removed.failure.code === 'no-plan' ? success(table) : removed;
  }
  const draft = parseDraft(table.game, text) ?? [];
  const { userId } = request;
  if (ahead && table.progress.seat !== seat && !isOffered(ahead, userId, draft)) return failure({ code: 'stale' });
  const set = await setPlan(app, planning.value, { userId, draft });
  return set.ok ? success(table) : set;
}
