import { step, takebackRejection } from '../core/fold.ts';
import type { LogEntry } from '../core/log.ts';
import { failure, type Result, success } from '../core/result.ts';
import type { GameTypes } from '../core/rules.ts';
import {
  type Act,
  type ChannelId,
  type GameRecord,
  isComputer,
  type SeatResult,
  type UserId,
} from '../store/records.ts';
import type { ActsToWrite, BegunTurn, PostWish, SeatReplacement } from '../store/store.ts';
import { hasResigned, isPaused, resignedSeats, type Vote, votesOf } from './acts.ts';
import type { App, Request } from './app.ts';
import { isComputersTurn } from './computers.ts';
import type { Rejection } from './rejection.ts';
import { resultsAfter } from './results.ts';
import { playedByItself } from './rule-play.ts';
import { loadTable, runningTable, seatOf, type Table } from './table.ts';
import { gameAfterWrite } from './write-outcome.ts';

type Action = GameTypes['action'];
type Event = GameTypes['event'];
type State = GameTypes['state'];
type Entry = LogEntry<Action>;

/** An accepted change: the table after it and its events. */
export interface Played {
  readonly table: Table;
  readonly seat: number;
  readonly events: readonly Event[];
}

/**
 * Lets a user take one or more actions in the channel's game, all of them or none. They are on disk when this resolves;
 * a public message is due when a turn began or the game ended.
 */
export async function submit(
  app: App,
  request: Request,
  ...actions: readonly Action[]
): Promise<Result<Played, Rejection>> {
  const found = await seatedTable(app, request);
  if (!found.ok) return found;
  const { table, seat } = found.value;
  if (isPaused(table.game)) return failure({ code: 'paused' });
  const played = playAll(table, seat, actions);
  if (!played.ok) return played;
  const own: Entry[] = actions.map((action) => ({ type: 'action', seat, action }));
  const further = playedByItself(table, played.value.state);
  const entries = [...own, ...further.entries];
  const events = [...played.value.events, ...further.events];
  const hasDrawn = table.rules.reveals(events);
  const written = await commitEntries(app, request, { table, entries, after: further.state, refresh: hasDrawn });
  return written.ok ? success({ table: written.value, seat, events }) : written;
}

/** What changes a running game, besides entries of its log. */
interface Change {
  readonly table: Table;
  readonly entries: readonly Entry[];
  readonly acts?: ActsToWrite;
  readonly replacement?: SeatReplacement;
  readonly channelId?: ChannelId;
}

/**
 * Writes entries that lead to `after`: a public message is due when they end a turn or the game. A vote about the turn
 * that ends with them has no object any more.
 *
 * @param change.refresh whether to edit the turn message when the turn goes on
 * @param change.announce whether to send a new one when the turn goes on
 * @param change.posts further public messages, sent before
 * @param change.joins whether these turns are told in the message that waits for them, if it was not sent yet
 */
export async function commitEntries(
  app: App,
  request: Partial<Pick<Request, 'cause'>>,
  change: Change & {
    after: State;
    refresh?: boolean;
    announce?: boolean;
    joins?: boolean;
    posts?: readonly PostWish[];
  },
): Promise<Result<Table, Rejection>> {
  const { after, refresh = false, announce = false, joins = false, posts: further = [], ...written } = change;
  const { table, acts } = change;
  const { rules, game } = table;
  const { turn } = table.progress;
  const ended = rules.isOver(after);
  const turnEnded = ended || rules.progressOf(after).turn !== turn;
  const dropped = turnEnded ? droppedBy(game, acts?.acts, (vote) => vote.turn === turn) : [];
  const all = [...(acts?.acts ?? []), ...dropped];
  const added = all.map((act) => ({ act, seq: 0, at: 0 }));
  const posts: PostWish[] = ended
    ? [{ type: 'send', kind: 'end' }]
    : turnEnded || announce
      ? [turnPost(seatsAfter(change), rules.progressOf(after).seat, joins)]
      : refresh
        ? [{ type: 'refresh', kind: 'turn' }]
        : [];
  return commit(app, request, {
    ...written,
    posts: [...further, ...(dropped.length > 0 ? [{ type: 'refresh', kind: 'vote' } as const] : []), ...posts],
    status: ended ? 'ended' : 'running',
    ...(ended && { results: resultsAfter(table, { entries: change.entries, acts: added }) }),
    ...(turnEnded && { endedTurn: turn }),
    ...(turnEnded && !ended && { begins: rules.progressOf(after) }),
    ...(all.length > 0 && { acts: { from: game.acts.length, ...acts, acts: all } }),
  });
}

/** Seats with their users after a change. */
function seatsAfter({
  table,
  replacement,
}: Pick<Change, 'table' | 'replacement'>): readonly { readonly userId: UserId }[] {
  return table.game.seats.map((one, seat) => (replacement?.seat === seat ? replacement : one));
}

/**
 * The message that a turn has begun. Before the turn of a computer it waits, so that one message tells of that turn, too.
 *
 * @param joins whether the turns before are told in the message that waits for them
 */
export function turnPost(seats: readonly { readonly userId: UserId }[], seat: number, joins = false): PostWish {
  return {
    type: 'send',
    kind: 'turn',
    ...(isComputer(seats[seat]!.userId) && { waits: true }),
    ...(joins && { joins }),
  };
}

/** The act that ends the open vote of a game for want of an object, unless other acts decide it. */
export function droppedBy(
  game: GameRecord,
  added: readonly Act[] = [],
  isWithoutObject: (vote: Vote) => boolean,
): readonly Act[] {
  const records = added.map((act) => ({ act, seq: 0, at: 0 }));
  const vote = votesOf({ acts: [...game.acts, ...records] }).at(-1);
  return vote?.outcome === 'open' && isWithoutObject(vote) ? [{ type: 'vote-dropped' }] : [];
}

/** Carries out actions one after another on a copy; if the rules reject one, all are rejected. */
export function playAll(
  { rules, fold }: Pick<Table, 'rules' | 'fold'>,
  seat: number,
  actions: readonly Action[],
): Result<{ readonly state: State; readonly events: readonly Event[] }, Rejection> {
  const events: Event[] = [];
  let reached = fold.state;
  for (const action of actions) {
    const next = step(rules, reached, { seat, action });
    if (!next.ok) return failure({ code: 'rejected-by-rules', game: rules, reason: next.failure });
    reached = next.value.state;
    events.push(...next.value.events);
  }
  return success({ state: reached, events });
}

/** Takes back the user's own last action (never a draw); the takeback is logged and shown in the turn message of its turn. */
export async function takeBack(app: App, request: Request): Promise<Result<Played, Rejection>> {
  const found = await seatedTable(app, request);
  if (!found.ok) return found;
  const { table, seat } = found.value;
  const rejection = isPaused(table.game)
    ? ({ code: 'paused' } as const)
    : takebackRejection(table.rules, table.fold, seat);
  if (rejection) return failure(rejection);
  const written = await commit(app, request, {
    table,
    entries: [{ type: 'takeback', seat }],
    posts: takebackPosts(table),
    status: 'running',
    ...turnBegunAgain(table),
  });
  return written.ok ? success({ table: written.value, seat, events: [] }) : written;
}

/**
 * Posts that are due when the last action of a table is taken back: if it ended a turn, the message that announced the
 * next one is withdrawn, so that only one message says whose turn it is.
 */
export function takebackPosts({ fold }: Pick<Table, 'fold'>): readonly PostWish[] {
  const { entry = 0, events = [] } = fold.actions.at(-1) ?? {};
  const hasEndedTurn = events.some(({ type }) => type === 'turn-started');
  return [hasEndedTurn ? { type: 'withdraw', entry } : { type: 'refresh', kind: 'turn' }];
}

/**
 * The turn that begins again when the last action is taken back, with a clock of its own: it did not run while the next
 * player was to move. Nothing where the turn under way goes on.
 */
export function turnBegunAgain({ fold, progress }: Pick<Table, 'fold' | 'progress'>): { begins?: BegunTurn } {
  const last = fold.actions.at(-1);
  const isEnd = last?.events.some(({ type }) => type === 'turn-started');
  return last && isEnd ? { begins: { turn: progress.turn - 1, seat: last.seat } } : {};
}

/** The running game of a request, and the user's seat. */
export async function seatedTable(
  app: App,
  request: Request,
): Promise<Result<{ table: Table; seat: number }, Rejection>> {
  const found = await runningTable(app, request.channelId, request.expected);
  return found.ok ? seatAt(found.value, request.userId) : found;
}

function seatAt(table: Table, userId: UserId): Result<{ table: Table; seat: number }, Rejection> {
  const seat = seatOf(table.game, userId);
  if (seat < 0) return failure({ code: 'not-a-player', players: table.game.seats.map(({ userId }) => userId) });
  if (resignedSeats(table.game).has(seat))
    return failure({ code: hasResigned(table.game, seat) ? 'resigned' : 'kicked' });
  return success({ table, seat });
}

/** The same for a request whose control stays valid at later revisions of the same game. */
export async function seatedTableOfGame(app: App, request: Request): ReturnType<typeof seatedTable> {
  const found = await tableOfGame(app, request);
  return found.ok ? seatAt(found.value, request.userId) : found;
}

/** The running game of a request whose control stays valid at later revisions of the same game. */
export async function tableOfGame(app: App, { channelId, expected }: Request): Promise<Result<Table, Rejection>> {
  const found = await runningTable(app, channelId);
  if (!expected || (found.ok && found.value.game.id === expected.gameId)) return found;
  // No game has this revision, so this says why the control is out of date.
  const other = await runningTable(app, channelId, { ...expected, revision: -1 });
  return found.ok || (!other.ok && other.failure.code === 'moved') ? other : found;
}

/** Writes a change of a running game and returns the table after it. */
export async function commit(
  app: App,
  request: Partial<Pick<Request, 'cause'>>,
  change: Change & {
    posts: readonly PostWish[];
    status: 'running' | 'ended' | 'closed';
    endedTurn?: number;
    begins?: BegunTurn;
    results?: readonly SeatResult[];
  },
): Promise<Result<Table, Rejection>> {
  const { table, ...write } = change;
  const outcome = await app.store.append({
    gameId: table.game.id,
    revision: table.game.revision,
    seq: table.log.length,
    ...(request.cause !== undefined && { cause: request.cause }),
    at: app.now(),
    ...write,
  });
  const written = await gameAfterWrite(app, table.game.id, outcome);
  if (!written.ok) return written;
  const after = await loadTable(app, written.value, table.log.length + change.entries.length);
  if (isComputersTurn(after)) app.computerWaiting(after.game);
  return success(after);
}

/** The seats that took back an entry since something was revealed last, one for every takeback. */
export function takebacksThisTurn({ rules, fold, log, game }: Table): number[] {
  const from = fold.actions.findLast(({ events }) => rules.reveals(events))?.entry ?? 0;
  const byModerator = new Set(game.acts.flatMap(({ act, seq }) => (act.type === 'undone-by-moderator' ? [seq] : [])));
  return log
    .slice(from)
    .flatMap(({ entry, seq }) => (entry.type === 'takeback' && !byModerator.has(seq) ? [entry.seat] : []));
}

/** A turn that is over: its seat and its events. */
export interface FinishedTurn {
  readonly seat: number;
  /** Index of the log entry that ended it. */
  readonly entry: number;
  readonly events: readonly Event[];
}

/**
 * The turns that are over, the first one first; at the end of a game the last one has the final scoring. A draw that found
 * nothing to place and so ended the game belongs to the turn before it.
 */
export function finishedTurns({ fold }: Pick<Table, 'fold'>): readonly FinishedTurn[] {
  const finished: { seat: number; entry: number; events: Event[] }[] = [];
  let open: (typeof finished)[number] | undefined;
  for (const { seat, entry, events } of fold.actions) {
    open ??= { seat, entry, events: [] };
    open.entry = entry;
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

/** The turns that ended with a log entry from `entry` on; if none did, only the last turn. */
export function turnsFinishedSince(table: Pick<Table, 'fold'>, entry: number): readonly FinishedTurn[] {
  const finished = finishedTurns(table);
  const since = finished.filter((turn) => turn.entry >= entry);
  return since.length > 0 ? since : finished.slice(-1);
}

/** The number of the last turn that a user has finished; undefined for spectators and before their first one. */
export function lastOwnTurn(table: Table, userId: UserId): number | undefined {
  const seat = seatOf(table.game, userId);
  const turn = finishedTurns(table).findLastIndex((finished) => finished.seat === seat) + 1;
  return turn === 0 ? undefined : turn;
}

/** Why a rule played a turn that is over; undefined for a turn of its player. */
export function standInOf(table: Table, { seat, entry }: FinishedTurn): 'left' | 'skipped' | undefined {
  const { game, log } = table;
  const before = game.acts.filter(({ seq }) => seq <= entry);
  if (resignedSeats({ acts: before }).has(seat)) return 'left';
  const skipped = before.findLast(({ act }) => act.type === 'turn-skipped' && act.seat === seat);
  if (!skipped) return undefined;
  const first = finishedTurns(table).find((turn) => turn.seat === seat && turn.entry >= skipped.seq);
  const isPlayedAgain = log.slice(skipped.seq, entry).some((one) => one.entry.type === 'takeback');
  return first?.entry === entry && !isPlayedAgain ? 'skipped' : undefined;
}
