import { allowsPlans } from '../app/commit.ts';
import type { Draft } from '../app/draft.ts';
import { droppedPlan, planningOf } from '../app/plans.ts';
import type { Rejection } from '../app/rejection.ts';
import { isOver, seatedAt, type Table, withReaderHints } from '../app/table.ts';
import { type Result, success } from '../core/result.ts';
import type { UserId } from '../store/records.ts';
import { peopleOf } from '../telling/people.ts';
import { planFailureText } from '../telling/plan.ts';
import type { TurnAnswer } from './page/turn.ts';
import { type RequestContext, requestTranslator, type WebContext } from './responses.ts';
import { turnAnswer } from './turn-answer.ts';
import { pageSpeech } from './turn-log.ts';

/** The turn of a user as a page shows it, in the language of the request. */
export async function turnOf(
  { app }: WebContext,
  c: RequestContext,
  {
    table: played,
    userId,
    draft,
    isPlan = false,
  }: {
    readonly table: Table;
    readonly userId: UserId;
    readonly draft?: Draft | undefined;
    readonly isPlan?: boolean;
  },
): Promise<Result<TurnAnswer, Rejection>> {
  const t = requestTranslator(c);
  const seated = seatedAt(played, userId);
  if (!seated.ok) return seated;
  const settings = await app.store.people.settings(userId);
  const table = withReaderHints({ settings }, played);
  const people = await peopleOf({ names: app.store.people.names, t }, table.record);
  const { seat } = seated.value;
  const isToMove = !isOver(table) && table.progress.seat === seat;
  const planning = allowsPlans(table) && !isOver(table) && !isToMove ? await planningOf(app, table, seat) : undefined;
  const waiting = isToMove || isPlan ? [] : await app.store.games.waitingFor(userId, { not: table.record.id, max: 1 });
  const failed = await droppedPlan(app, table, userId);
  const reason = failed && planFailureText(pageSpeech(t), failed, people.plain);
  const dropped = reason === undefined ? undefined : t('plan.dropped', { reason });
  const isAwaited = waiting.length > 0;
  const context = { t, table, people, userId, seat, planning, isPlan, isAwaited, droppedPlan: dropped };
  return success(turnAnswer({ ...context, wantsAdvice: settings.advice === true }, draft));
}
