import { failure, type Result, success } from '../core/result.ts';
import type { GameTypes } from '../core/rules.ts';
import type { AnyGame } from '../games/contract/game.ts';
import type { GameId, PlanPromise, PlanRecord } from '../store/records.ts';
import { isPaused, seatOf } from './acts.ts';
import type { App, Request } from './app.ts';
import { allowsPlans, commitEntries } from './commit.ts';
import { type Draft, draftedTurn, isCompleteDraft, isOffered, makeDraft, parseDraft } from './draft.ts';
import type { Rejection } from './rejection.ts';
import { seatedTableOfGame, type Table, tableOf, tableWithFold } from './table.ts';
import { automaticActions, playAll } from './turn.ts';

/*
 * Planned turns: what a seat is to play as soon as its turn has begun (F74). A plan is a row that its player alone sees. It ends
 * with the first entry of its turn, so that it is never carried out after its player has touched the board.
 */

/**
 * Why a plan is not carried out: the rules forbid it, its seat would get less or others more than when it was made, or it is
 * not a complete turn.
 */
export type PlanFailure =
  | { readonly code: 'illegal'; readonly rejection: Rejection }
  | { readonly code: 'other-tile' }
  | { readonly code: 'asks-more' }
  | { readonly code: 'brings-less'; readonly promised: PlanPromise; readonly now: PlanPromise };

/** A turn that begins. */
type PlanMoment = Pick<Table, 'game' | 'fold'>;

/** A plan on the current board. */
export interface Plan {
  readonly record: PlanRecord;
  readonly draft: Draft;
  /** The points that it would bring now, or why it would not be carried out now. */
  readonly outlook: Result<PlanPromise, PlanFailure>;
}

/** A seat with the beginning of its next turn, as it would be now, and its plan, if it has one. */
export interface PlanningSeat {
  readonly table: Table;
  readonly seat: number;
  /** The table at the beginning of that turn; the current table if the turn has begun. */
  readonly ahead: Table | undefined;
  readonly plan: Plan | undefined;
}

/** The next turn of a seat as it would begin now; undefined if its turn has begun, or it could place nothing. */
export function tableAhead(table: Table, seat: number): Table | undefined {
  if (!allowsPlans(table) || table.game.isOver(table.fold.state)) return undefined;
  const state = table.game.planning!.turnAhead(table.fold.state, seat);
  return state === undefined ? undefined : tableWithFold(table, { ...table.fold, state });
}

/** The user's seat in the running game of the channel, whose players can plan turns. */
export async function planningSeat(app: App, request: Request): Promise<Result<PlanningSeat, Rejection>> {
  const result = await seatedTableOfGame(app, request);
  if (!result.ok) return result;
  const { table, seat } = result.value;
  if (!allowsPlans(table)) return failure({ code: 'no-such-verb', game: table.game, verb: 'plan' });
  return success(await planningOf(app, table, seat));
}

/** A seat of a game whose players can plan turns. */
export async function planningOf(app: App, table: Table, seat: number): Promise<PlanningSeat> {
  const ahead = table.progress.seat === seat ? table : tableAhead(table, seat);
  return { table, seat, ahead, plan: await planOfSeat(app, table, { seat, ahead }) };
}

/** The plan of a seat on the current board; undefined if it has none. */
async function planOfSeat(
  { store }: App,
  table: Table,
  { seat, ahead }: Pick<PlanningSeat, 'seat' | 'ahead'>,
): Promise<Plan | undefined> {
  const record = await store.plans.ofSeat(table.record.id, seat);
  const draft = record && parseDraft(table.game, record.draft);
  return record && draft && { record, draft, outlook: planOutlook(ahead ?? table, seat, { ...record, draft }) };
}

/** Tile and points that a plan brings at a table where its turn begins, or why it is not carried out. */
export function planOutlook(
  table: Table,
  seat: number,
  plan: Pick<PlanRecord, 'userId' | 'promise'> & Pick<Plan, 'draft'>,
): Plan['outlook'] {
  const outlook = outlookOf(table, seat, plan);
  const isLegal = outlook.ok || outlook.failure.code === 'brings-less';
  // If pieces came home meanwhile, a turn that would have ended with its tile now asks for a piece.
  const asksMore = isLegal && !isCompleteDraft(draftedTurn(table, plan.userId, plan.draft));
  return asksMore ? failure({ code: 'asks-more' }) : outlook;
}

/** Why the plan for the current turn of a user was not carried out; undefined if there was none. */
export async function droppedPlan(app: App, table: Table, userId: string): Promise<PlanFailure | undefined> {
  const { seat } = table.progress;
  if (!allowsPlans(table) || seatOf(table.record, userId) !== seat) return undefined;
  const plan = await planOfSeat(app, table, { seat, ahead: table });
  return plan?.record.isDropped && !plan.outlook.ok ? plan.outlook.failure : undefined;
}

/** Plans the next turn of a user's seat with a complete, offered draft; it replaces an earlier plan. */
export async function setPlan(
  app: App,
  planning: PlanningSeat,
  { userId, draft }: Pick<PlanRecord, 'userId'> & Pick<Plan, 'draft'>,
): Promise<Result<Plan, Rejection>> {
  const { table, seat, ahead } = planning;
  if (table.progress.seat === seat) return failure({ code: 'plan-too-late' });
  if (!ahead) return failure({ code: 'nothing-to-plan' });
  const promise = promiseOf(ahead, seat, draft);
  if (!promise.ok) return promise;
  if (!isOffered(ahead, userId, draft) || !isCompleteDraft(draftedTurn(ahead, userId, draft)))
    return failure({ code: 'no-whole-turn' });
  const { id: gameId, revision } = table.record;
  const plan = { gameId, seat, userId, draft: makeDraft(table.game, draft), promise: promise.value, madeAt: app.now() };
  if (!(await app.store.plans.put(plan, revision))) return failure({ code: 'stale' });
  const outlook = success(promise.value);
  return success({ record: { ...plan, isDropped: false }, draft, outlook });
}

/** Removes the plan of the user's seat; `no-plan` if it has none. */
export async function removePlan(app: App, request: Request): Promise<Result<PlanningSeat, Rejection>> {
  const result = await planningSeat(app, request);
  if (!result.ok) return result;
  const { table, seat } = result.value;
  const isToMove = table.progress.seat === seat;
  const isRemoved = await app.store.plans.end(table.record.id, seat, isToMove);
  if (isToMove) app.wake.posts(table.record.guildId);
  return isRemoved ? success({ ...result.value, plan: undefined }) : failure({ code: 'no-plan' });
}

/** Tile and points that a draft brings in a turn that begins. */
export function promiseOf(before: PlanMoment, seat: number, draft: Draft): Result<PlanPromise, Rejection> {
  const { game } = before;
  const played = playAll(before, seat, draft);
  if (!played.ok) return played;
  const { state, events } = played.value;
  const [from, to] = [finalScores(game, before.fold.state), finalScores(game, state)];
  const ended = events.findIndex(({ type }) => type === 'turn-started' || type === 'ended');
  const own = ended < 0 ? events : events.slice(0, ended);
  const { drawn: tile } = game.viewOf(before.fold.state);
  return success({
    ...(tile !== undefined && { tile }),
    gains: to.map((score, at) => score - from[at]!),
    events: own.filter((event) => game.scoring(event) === undefined).map(({ type }) => type),
  });
}

/** The scores if the game ended now. */
function finalScores(game: AnyGame, state: GameTypes['state']): readonly number[] {
  if (!game.endNow || game.isOver(state)) return game.scoresOf(state);
  const end = game.copyState(state);
  game.endNow(end, []);
  return game.scoresOf(end);
}

/** Tile and points that a plan brings in a turn that begins, or why it is not carried out. */
export function outlookOf(
  before: PlanMoment,
  seat: number,
  { draft, promise: promised }: { readonly draft: Draft; readonly promise: PlanPromise },
): Result<PlanPromise, PlanFailure> {
  const { drawn: tile } = before.game.viewOf(before.fold.state);
  if (tile !== promised.tile) return failure({ code: 'other-tile' });
  const now = promiseOf(before, seat, draft);
  if (!now.ok) return failure({ code: 'illegal', rejection: now.failure });
  return isKept(promised, now.value, seat) ? now : failure({ code: 'brings-less', promised, now: now.value });
}

/** True if a seat gets at least what it was promised, and nobody else gets more. */
function isKept(promised: PlanPromise, now: PlanPromise, seat: number): boolean {
  const isGained = now.gains.every((gain, at) =>
    at === seat ? gain >= promised.gains[at]! : gain <= promised.gains[at]!,
  );
  const left = [...now.events];
  return (
    isGained &&
    promised.events.every((type) => {
      const at = left.indexOf(type);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    })
  );
}

/**
 * Carries out the plan of the seat to move in a game, or drops it, so that its player is told of the turn. Does nothing if there is
 * no such plan, in a paused game, or if the game has changed meanwhile; a later look at the game does it then.
 */
export async function carryOutPlan(app: App, gameId: GameId): Promise<void> {
  const record = await app.store.games.byId(gameId);
  if (record?.status !== 'running' || isPaused(record)) return;
  const result = await tableOf(app, record);
  if (!result.ok || !allowsPlans(result.value)) return;
  const table = result.value;
  const { seat } = table.progress;
  const plan = await planOfSeat(app, table, { seat, ahead: table });
  if (!plan || plan.record.isDropped) return;
  if (!plan.outlook.ok) {
    await app.store.plans.drop(gameId, seat);
    app.wake.posts(record.guildId);
    return;
  }
  const played = playAll(table, seat, plan.draft);
  if (!played.ok) throw new Error('a plan that can be carried out was rejected');
  const further = automaticActions(table, played.value.state);
  const own = plan.draft.map((action) => ({ type: 'action', seat, action }) as const);
  await commitEntries(
    app,
    {},
    {
      table,
      entries: [...own, ...further.entries],
      after: further.state,
      acts: [{ type: 'turn-planned', seat }],
    },
  );
}
