import {
  type Action,
  type AmazonasLogEntry,
  failure,
  type GameEvent,
  type Result,
  type State,
  step,
  success,
  takebackRejection,
} from '../engine/index.ts';
import type { PostWish, UserId, WriteOutcome } from '../store/store.ts';
import type { App, Request } from './app.ts';
import type { Rejection } from './rejection.ts';
import { loadTable, runningTable, seatOf, type Table } from './table.ts';

/** An accepted change: the table after it and what followed from it. */
export interface Played {
  readonly table: Table;
  readonly seat: number;
  readonly events: readonly GameEvent[];
}

/**
 * Lets a user take one or more actions in the channel's game, all of them or none. They are on disk when this returns; a
 * public message is due whenever a turn began or the game ended.
 */
export async function submit(
  app: App,
  request: Request,
  ...actions: readonly Action[]
): Promise<Result<Played, Rejection>> {
  const found = await seatedTable(app, request);
  if (!found.ok) return found;
  const { table, seat } = found.value;
  const played = playAll(table.fold.state, seat, actions);
  if (!played.ok) return played;
  let { state } = played.value;
  const events = [...played.value.events];
  const entries: AmazonasLogEntry[] = actions.map((action) => ({ type: 'action', seat, action }));
  const turnEnded = state.phase === 'draw';
  if (turnEnded && table.game.options.autoDraw) {
    const drawn: AmazonasLogEntry = { type: 'action', seat: state.seat, action: { type: 'draw' } };
    const drawStep = step(state, state.seat, drawn.action);
    if (!drawStep.ok) throw new Error(`automatic draw refused: ${drawStep.failure.code}`);
    entries.push(drawn);
    events.push(...drawStep.value.events);
    state = drawStep.value.state;
  }
  const ended = state.phase === 'over';
  const posts: PostWish[] = ended
    ? [{ type: 'send', kind: 'end' }]
    : turnEnded
      ? [{ type: 'send', kind: 'turn' }]
      : actions.some(({ type }) => type === 'draw')
        ? [{ type: 'refresh', kind: 'turn' }]
        : [];
  const endedTurn = turnEnded || ended ? { endedTurn: table.fold.state.turn } : {};
  return commit(app, request, { table, seat, entries, events, posts, ended, ...endedTurn });
}

/** Carries out actions one after another on a copy; the first that the rules refuse refuses them all. */
export function playAll(
  state: State,
  seat: number,
  actions: readonly Action[],
): Result<{ readonly state: State; readonly events: readonly GameEvent[] }, Rejection> {
  const events: GameEvent[] = [];
  let reached = state;
  for (const action of actions) {
    const next = step(reached, seat, action);
    if (!next.ok) return next;
    reached = next.value.state;
    events.push(...next.value.events);
  }
  return success({ state: reached, events });
}

/** Takes back the user's own last action (never a draw); the takeback is logged and told in the turn message. */
export async function takeBack(app: App, request: Request): Promise<Result<Played, Rejection>> {
  const found = await seatedTable(app, request);
  if (!found.ok) return found;
  const { table, seat } = found.value;
  const rejection = takebackRejection(table.fold, seat);
  if (rejection) return failure(rejection);
  const posts: PostWish[] = [{ type: 'refresh', kind: 'turn' }];
  return commit(app, request, { table, seat, entries: [{ type: 'takeback', seat }], events: [], posts, ended: false });
}

/** The running game that a request is about, and the seat of who asks. */
async function seatedTable(app: App, request: Request): Promise<Result<{ table: Table; seat: number }, Rejection>> {
  const found = await runningTable(app, request.channelId, request.expected);
  if (!found.ok) return found;
  const table = found.value;
  const seat = seatOf(table.game, request.userId);
  if (seat < 0) return failure({ code: 'not-a-player', players: table.game.seats.map(({ userId }) => userId) });
  return success({ table, seat });
}

async function commit(
  app: App,
  request: Request,
  change: {
    table: Table;
    seat: number;
    entries: readonly AmazonasLogEntry[];
    events: readonly GameEvent[];
    posts: readonly PostWish[];
    ended: boolean;
    endedTurn?: number;
  },
): Promise<Result<Played, Rejection>> {
  const { table, seat, events, ...write } = change;
  const { entries, posts } = write;
  const outcome = await app.store.append({
    gameId: table.game.id,
    revision: table.game.revision,
    seq: table.log.length,
    cause: request.cause,
    at: app.now(),
    ...write,
  });
  const refused = refusal(outcome);
  if (refused) return failure(refused);
  if (posts.length > 0) app.postsWaiting();
  return success({ table: await reload(app, table, entries), seat, events });
}

/** The rejection that tells of a write that was not made. */
export function refusal(outcome: WriteOutcome): Rejection | undefined {
  switch (outcome) {
    case 'written':
      return undefined;
    case 'conflict':
      return { code: 'overtaken' };
    case 'duplicate':
      return { code: 'already-handled' };
  }
}

async function reload(app: App, before: Table, entries: readonly AmazonasLogEntry[]): Promise<Table> {
  const game = await app.store.game(before.game.id);
  if (!game) throw new Error(`game ${before.game.id} is gone`);
  return loadTable(app, game, before.log.length + entries.length);
}

/** The entries since the last draw that were taken back, by seat, for the public note. */
export function takebacksThisTurn(table: Table): number[] {
  const seats: number[] = [];
  for (const { entry } of table.log) {
    if (entry.type === 'takeback') seats.push(entry.seat);
    else if (entry.action.type === 'draw') seats.length = 0;
  }
  return seats;
}

/** A turn that is over: who took it, and what followed from it. */
export interface FinishedTurn {
  readonly seat: number;
  readonly events: readonly GameEvent[];
}

/**
 * The turns that are over, the first one first; at the end of a game the last one has the final scoring. A draw that found
 * nothing to place and so ended the game belongs to the turn before it.
 */
export function finishedTurns({ fold }: Pick<Table, 'fold'>): readonly FinishedTurn[] {
  const finished: { seat: number; events: GameEvent[] }[] = [];
  let open: { seat: number; events: GameEvent[] } | undefined;
  for (const { seat, events } of fold.actions) {
    open ??= { seat, events: [] };
    open.events.push(...events);
    if (!events.some(({ type }) => type === 'turn-started' || type === 'ended')) continue;
    const placed = open.events.some(({ type }) => type === 'placed');
    const before = finished.at(-1);
    if (placed || !before) finished.push(open);
    else before.events.push(...open.events);
    open = undefined;
  }
  return finished;
}

/** The turn that was finished last; undefined in the first turn. */
export function lastFinishedTurn(table: Pick<Table, 'fold'>): FinishedTurn | undefined {
  return finishedTurns(table).at(-1);
}

/** The number of the last turn that a user has finished; undefined for spectators and before their first one. */
export function lastOwnTurn(table: Table, userId: UserId): number | undefined {
  const seat = seatOf(table.game, userId);
  const turn = finishedTurns(table).findLastIndex((finished) => finished.seat === seat) + 1;
  return turn === 0 ? undefined : turn;
}
