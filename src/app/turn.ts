import { step } from '../core/fold.ts';
import type { LogEntry } from '../core/log.ts';
import { makeOrder } from '../core/order-name.ts';
import { andThen, failure, type Result, success } from '../core/result.ts';
import type { GameTypes, Question } from '../core/rules.ts';
import type { Act, ActRecord } from '../store/records.ts';
import { tooManyActs } from './act-limits.ts';
import { isPaused, resignedSeats, seatOf } from './acts.ts';
import type { App, Request } from './app.ts';
import { commit, commitEntries } from './commit.ts';
import type { Rejection } from './rejection.ts';
import { isExpected, seatedAt, seatedTableOfGame, type Table } from './table.ts';

type Action = GameTypes['action'];
type Event = GameTypes['event'];
type State = GameTypes['state'];
type Entry = LogEntry<Action>;

/** An accepted change: the table after it and its events. */
export interface AcceptedChange {
  readonly table: Table;
  readonly seat: number;
  readonly events: readonly Event[];
}

/**
 * Takes one or more actions of a user in the game of the channel, all of them or none. They are on disk when this resolves. A
 * public message is due if a turn began or the game ended.
 *
 * @param table the table of the request; nothing is written if the game has changed since it was read
 * @param left the user's seat, if what the turn asks further is left to its standing orders
 */
export async function submit(
  app: App,
  request: Request,
  table: Table,
  actions: readonly Action[],
  left?: number,
): Promise<Result<AcceptedChange, Rejection>> {
  const isCurrent = isExpected(table.record, request.expected);
  const seated = isCurrent ? seatedAt(table, request.userId) : failure({ code: 'stale' } as const);
  const played = andThen(seated, ({ seat }) =>
    isPaused(table.record) ? failure({ code: 'paused' } as const) : playAll(table, seat, actions),
  );
  if (!played.ok) return played;
  const seat = seatOf(table.record, request.userId);
  const ownEntries: Entry[] = actions.map((action) => ({ type: 'action', seat, action }));
  const further = automaticActions(table, played.value.state, { left });
  const entries = [...ownEntries, ...further.entries];
  const events = [...played.value.events, ...further.events];
  const hasDrawn = table.game.reveals(events);
  const written = await commitEntries(app, request, { table, entries, after: further.state, refresh: hasDrawn });
  return written.ok ? success({ table: written.value, seat, events }) : written;
}

/** Like `submit`, for a user who leaves all questions until the end of the turn to the standing orders of their seat. */
export async function submitByOrders(
  app: App,
  request: Request,
  table: Table,
): Promise<Result<AcceptedChange, Rejection>> {
  const seat = seatOf(table.record, request.userId);
  const action = seat === table.progress.seat ? standingOrderAction(table) : undefined;
  return action ? submit(app, request, table, [action], seat) : failure({ code: 'nothing-asked' });
}

/** Carries out actions one after another on a copy; if the rules reject one, all are rejected. */
export function playAll(
  { game, fold }: Pick<Table, 'game' | 'fold'>,
  seat: number,
  actions: readonly Action[],
): Result<{ readonly state: State; readonly events: readonly Event[] }, Rejection> {
  const events: Event[] = [];
  let state = fold.state;
  for (const action of actions) {
    const next = step(game, state, { seat, action });
    if (!next.ok) return failure({ code: 'rejected-by-rules', game, reason: next.failure });
    state = next.value.state;
    events.push(...next.value.events);
  }
  return success({ state, events });
}

/** Log entries of automatic actions, and the state after them. */
export interface AutomaticActions {
  readonly state: State;
  readonly entries: readonly LogEntry<Action>[];
  readonly events: readonly GameTypes['event'][];
}

/**
 * Takes the automatic actions that follow a state: actions without a choice, answers by standing orders, the turns of seats
 * without a player, and the draw of the next player if the game draws automatically. None in a paused game: they follow when
 * it is resumed.
 *
 * @param skipped number of the current turn, if the rule for absent players is to play it for the seat to move
 * @param left seat whose player leaves the rest of the current turn's questions to its orders
 */
export function automaticActions(
  table: Table,
  from: State,
  { skipped, left }: { readonly skipped?: number | undefined; readonly left?: number | undefined } = {},
): AutomaticActions {
  const { record, game } = table;
  const resigned = resignedSeats(record);
  const entries: LogEntry<Action>[] = [];
  const events: GameTypes['event'][] = [];
  let state = from;
  const take = (action: Action) => {
    const { seat } = game.progressOf(state);
    const next = step(game, state, { seat, action });
    if (!next.ok) throw new Error(`an automatic action was rejected: ${next.failure.code}`);
    entries.push({ type: 'action', seat, action });
    events.push(...next.value.events);
    state = next.value.state;
  };
  const isStandIn = () => {
    const { seat, turn } = game.progressOf(state);
    return resigned.has(seat) || (turn === skipped && seat === table.progress.seat);
  };
  const standing = (question: string) => orderIn(table, { ...game.progressOf(state), question });
  const ordered = () => {
    const { seat, turn } = game.progressOf(state);
    return game.orderedAction?.(state, standing, seat === left && turn === table.progress.turn);
  };
  if (isPaused(record)) return { state, entries, events };
  while (!game.isOver(state)) {
    const action = game.dueAction?.(state) ?? ordered() ?? (isStandIn() ? game.standInAction(state) : undefined);
    if (!action) break;
    take(action);
  }
  const opening = game.openingAction(state, standing);
  const beginsTurn = game.progressOf(state).turn !== game.progressOf(from).turn || game.openingAction(from, standing);
  if (opening && beginsTurn && record.options.autoDraw) take(opening);
  return { state, entries, events };
}

/*
 * Standing orders: the answers of a seat to questions in other seats' turns. A change is an act of which only its player is told.
 * An action in the log names the order that decided it.
 */

/** Types of acts with which a player leaves a seat, which ends the orders. */
const ENDS: ReadonlySet<Act['type']> = new Set(['resigned', 'kicked', 'replaced']);

/** A kind of question with the order of a seat. */
export interface StandingOrder {
  readonly question: Question;
  readonly order: string;
}

/** The questions that a game can ask seats in turns of others. */
export function questionsOf({ game, setup }: Pick<Table, 'game' | 'setup'>): readonly Question[] {
  return game.questions?.(setup.options ?? {}) ?? [];
}

/** The orders that a seat can choose for a question; if they may name another seat, also each with every other seat. */
export function ordersToChoose({ setup }: Table, { orders, mayName }: Question, seat: number): readonly string[] {
  const others = mayName && setup.colours.length > 2 ? setup.colours.filter((_, at) => at !== seat) : [];
  return orders.flatMap((order) => [order, ...others.map((named) => makeOrder({ order, named }))]);
}

/** Current orders of a seat, one for each question. */
export function ordersOf(table: Table, seat: number): StandingOrder[] {
  return questionsOf(table).map((question) => {
    return { question, order: orderAfter(table.record.acts, { seat, question: question.id }) ?? question.orders[0] };
  });
}

/**
 * The order of a seat for a question of a turn; undefined for the standard. It is the one that was set before the tile of the
 * turn was placed (F13).
 */
function orderIn(
  { record, progress, fold }: Table,
  { turn, ...asked }: { readonly seat: number; readonly turn: number; readonly question: string },
): string | undefined {
  const began = fold.actions.findLastIndex(({ events }) => events.some(({ type }) => type === 'turn-started'));
  const placed = fold.actions.slice(began + 1).find(({ events }) => events.some(({ type }) => type === 'placed'));
  const isPlaced = placed && turn === progress.turn;
  return orderAfter(isPlaced ? record.acts.filter(({ seq }) => seq <= placed.entry) : record.acts, asked);
}

/** The action that the standing order of the seat to move gives, even if its player is asked; undefined if nothing is asked. */
export function standingOrderAction(table: Table): GameTypes['action'] | undefined {
  const { game, fold, progress } = table;
  return game.orderedAction?.(fold.state, (question) => orderIn(table, { ...progress, question }), true);
}

/** The order that the player of a seat set last; undefined if there is none, as for a new player and a seat without one. */
function orderAfter(
  acts: readonly ActRecord[],
  { seat, question }: { readonly seat: number; readonly question: string },
): string | undefined {
  const last = acts.findLast(
    ({ act }) =>
      'seat' in act && act.seat === seat && (act.type === 'order-set' ? act.question === question : ENDS.has(act.type)),
  );
  return last?.act.type === 'order-set' ? last.act.order : undefined;
}

/** The user's seat in the running game of the channel, whose turns ask questions. */
export async function seatWithOrders(
  app: App,
  request: Request,
): Promise<Result<{ readonly table: Table; readonly seat: number }, Rejection>> {
  const result = await seatedTableOfGame(app, request);
  if (!result.ok) return result;
  const { table } = result.value;
  if (questionsOf(table).length > 0) return result;
  return failure({ code: 'no-such-verb', game: table.game, verb: 'orders' });
}

/** Sets an order of the user's seat. */
export async function setOrder(
  app: App,
  request: Request,
  { question, order }: { readonly question: string; readonly order: string },
): Promise<Result<{ readonly table: Table; readonly seat: number }, Rejection>> {
  const result = await seatWithOrders(app, request);
  if (!result.ok) return result;
  const { table, seat } = result.value;
  const asked = questionsOf(table).find(({ id }) => id === question);
  if (!asked || !ordersToChoose(table, asked, seat).includes(order)) return failure({ code: 'no-such-order' });
  const act: Act = { type: 'order-set', seat, question, order };
  const tooMany = tooManyActs(table.record, act);
  if (tooMany) return failure(tooMany);
  const written = await commit(app, request, { table, acts: [act], posts: [], status: 'running' });
  return written.ok ? success({ table: written.value, seat }) : written;
}
