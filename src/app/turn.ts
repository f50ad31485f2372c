import { step } from '../core/fold.ts';
import type { LogEntry } from '../core/log.ts';
import { andThen, failure, type Result, success } from '../core/result.ts';
import type { GameTypes } from '../core/rules.ts';
import { isPaused, resignedSeats, seatOf } from './acts.ts';
import type { App, Request } from './app.ts';
import { commitEntries } from './commit.ts';
import { orderIn, standingOrderAction } from './orders.ts';
import type { Rejection } from './rejection.ts';
import { isExpected, seatedAt, type Table } from './table.ts';

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
