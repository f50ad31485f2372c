import type { LogEntry } from '../core/log.ts';
import { failure, type Result, success } from '../core/result.ts';
import type { GameTypes } from '../core/rules.ts';
import {
  type Act,
  type BegunTurn,
  type ChannelId,
  type ClockChange,
  type GameId,
  type GameRecord,
  type GameResult,
  isComputer,
  type PageChange,
  type PostToWrite,
  type SeatReplacement,
  type UserId,
  type WriteOutcome,
} from '../store/records.ts';
import { type Vote, votesOf, withActs } from './acts.ts';
import type { App, Request } from './app.ts';
import { spentAfter } from './clock.ts';
import { isComputersTurn } from './computers.ts';
import { inOneMessage, noticesFor, withFollowing } from './posts.ts';
import { rateEndedGame } from './rate-ended.ts';
import type { Rejection } from './rejection.ts';
import { resultAfter } from './results.ts';
import { type Table, tableAfterEntries } from './table.ts';

type State = GameTypes['state'];
type Entry = LogEntry<GameTypes['action']>;

/** How long a turn message waits for the turns of computers that follow, in milliseconds. */
const WAITING = 6_000;

/** A change of a running game. */
interface Change {
  readonly table: Table;
  readonly entries?: readonly Entry[];
  readonly acts?: readonly Act[];
  /** The user who decided the first act, if the act does not name one, such as a moderator. */
  readonly by?: UserId;
  readonly replacement?: SeatReplacement;
  readonly channelId?: ChannelId;
}

/**
 * Writes entries that lead to the state `after`. A public message is due when they end a turn or the game. They also end a vote
 * about the player who was to move, and a vote to take back the turn before.
 *
 * @param change.refresh true to edit the turn message when the turn goes on
 * @param change.announce true to send a new turn message when the turn goes on
 * @param change.posts further public messages, sent before the turn message
 * @param change.joins true to tell these turns in the turn message that waits for them, if it was not sent yet
 */
export async function commitEntries(
  app: App,
  request: Partial<Pick<Request, 'cause'>>,
  change: Change & {
    after: State;
    refresh?: boolean;
    announce?: boolean;
    joins?: boolean;
    posts?: readonly PostToWrite[];
  },
): Promise<Result<Table, Rejection>> {
  const { after, refresh = false, announce = false, joins = false, posts: further = [], ...written } = change;
  const { table, entries = [], acts = [] } = change;
  const { game, record } = table;
  const { turn } = table.progress;
  const ended = game.isOver(after);
  const turnEnded = ended || game.progressOf(after).turn !== turn;
  const moverChanged = turnEnded || game.progressOf(after).seat !== table.progress.seat;
  const isDropped = (vote: Vote) => (vote.subject === 'undo' ? entries.length > 0 : moverChanged && vote.turn === turn);
  const dropped = droppedBy(record, acts, isDropped);
  const all = [...acts, ...dropped];
  const posts: readonly PostToWrite[] = ended
    ? [{ type: 'send', kind: 'end' }]
    : moverChanged || announce
      ? turnPosts(
          change,
          { ...turnPost(seatsAfter(change), game.progressOf(after).seat, joins), ...planOf(change, after) },
          announce,
        )
      : refresh
        ? [{ type: 'refresh', kind: 'turn' }]
        : [];
  return commit(app, request, {
    ...written,
    posts: [...further, ...(dropped.length > 0 ? [{ type: 'refresh', kind: 'vote' } as const] : []), ...posts],
    status: ended ? 'ended' : 'running',
    ...(ended && { results: resultAfter(table, { entries, acts: all, at: app.now() }) }),
    ...(turnEnded && { endedTurn: turn }),
    ...(moverChanged && !ended && { begins: game.progressOf(after) }),
    acts: all,
  });
}

/** The seat whose plan is carried out before the message of its turn is sent; undefined in games without plans. */
function planOf({ table: { game, setup } }: Change, after: State): { planOf?: number } {
  return allowsPlans({ game, setup }) ? { planOf: game.progressOf(after).seat } : {};
}

/** True if players can plan their turns in a game. */
export function allowsPlans({ game, setup }: Pick<Table, 'game' | 'setup'>): boolean {
  return game.planning?.isOffered(setup.options ?? {}) ?? false;
}

/**
 * Seats whose plans end with a change: that of the turn that is played, those whose entries are taken back, and those of players who
 * leave.
 */
function endedPlans({ table, entries = [], acts = [] }: Change): readonly number[] {
  if (!allowsPlans(table)) return [];
  const takenBack = entries.flatMap(({ type, seat }) => (type === 'takeback' ? [seat] : []));
  const left = acts.flatMap((act) => (isLeaving(act) ? [act.seat] : []));
  return [...(entries.length > 0 ? [table.progress.seat] : []), ...takenBack, ...left];
}

/** Seats with their users after a change. */
function seatsAfter({ table, replacement }: Pick<Change, 'table' | 'replacement'>): GameRecord['seats'] {
  return table.record.seats.map((one, seat) =>
    replacement?.seat === seat ? { ...one, userId: replacement.userId } : one,
  );
}

/**
 * The post for a turn: an edit in a game with one message for all turns, else a new message; a turn that is to be announced
 * always gets a new one.
 */
function turnPosts(change: Change, post: PostToWrite, announce: boolean): readonly PostToWrite[] {
  return announce ? [post] : inOneMessage({ ...change.table.record, seats: seatsAfter(change) }, [post]);
}

/**
 * The message that a turn has begun. Before the turn of a computer the message waits, so that it tells of that turn, too.
 *
 * @param joins true to tell the turns before in the message that waits for them
 */
export function turnPost(seats: readonly { readonly userId: UserId }[], seat: number, joins = false): PostToWrite {
  return {
    type: 'send',
    kind: 'turn',
    ...(isComputer(seats[seat]!.userId) && { waits: WAITING }),
    ...(joins && { joins }),
  };
}

/** The act that drops the open vote of a game if it no longer makes sense after other acts, unless those acts decide it. */
export function droppedBy(
  record: GameRecord,
  added: readonly Act[],
  isWithoutObject: (vote: Vote) => boolean,
): readonly Act[] {
  const records = added.map((act) => ({ act, seq: 0, at: 0 }));
  const vote = votesOf({ ...record, acts: [...record.acts, ...records] }).at(-1);
  return vote?.outcome === 'open' && isWithoutObject(vote) ? [{ type: 'vote-dropped' }] : [];
}

/** The users who lose their seats by acts, and those who have left the server: they may no longer play on the page. */
function leavingUsers({ seats }: GameRecord, acts: readonly Act[]): UserId[] {
  return acts.flatMap((act) => (isLeaving(act) ? [seats[act.seat]!.userId] : []));
}

function isLeaving(act: Act): act is Act & { readonly type: 'resigned' | 'kicked' | 'replaced' | 'player-gone' } {
  return ['resigned', 'kicked', 'replaced', 'player-gone'].includes(act.type);
}

/** Writes a change of a running game and returns the table after it. */
export async function commit(
  app: App,
  request: Partial<Pick<Request, 'cause'>>,
  change: Change & {
    posts: readonly PostToWrite[];
    status: 'running' | 'ended' | 'closed';
    endedTurn?: number;
    begins?: BegunTurn;
    results?: GameResult;
    page?: PageChange;
  },
): Promise<Result<Table, Rejection>> {
  const { table, entries = [], acts = [], by: userId, results, begins: _, endedTurn, ...write } = change;
  const { posts, replacement, channelId } = change;
  const { id: gameId, revision, guildId } = table.record;
  const now = app.now();
  const raises = revisionRaise(change);
  const added = { acts, ...(userId !== undefined && { userId }) };
  const { record } = withActs(table, { ...added, at: now, replacement });
  const clock = clockChange(change, table.progress.seat);
  const isTimed = clock.type === 'begin' || clock.type === 'restart';
  const spent = isTimed ? await spentAfter(app, table.record) : undefined;
  const outcome = await app.store.games.append({
    gameId,
    revision,
    seq: table.log.length,
    ...(request.cause !== undefined && { cause: request.cause }),
    at: now,
    ...write,
    entries,
    ...(acts.length > 0 && { acts: { from: table.record.acts.length, ...added } }),
    posts: withFollowing(posts),
    notices: noticesFor({ record, endedTurn, posts }),
    raises,
    clock: isTimed && spent ? { ...clock, spent } : clock,
    // The new player gets no notices as a spectator any more.
    ...(replacement && { endsWatch: replacement.userId }),
    endsPlans: endedPlans(change),
    endsAccess: leavingUsers(table.record, acts),
    ...(results && { results: results.seats }),
    isUnrated: results ? !results.isRated : write.status === 'closed',
  });
  if (typeof outcome === 'string') return failure(WRITE_REJECTIONS[outcome]);
  // The message of the end shows the new ratings. A failed rating is repeated when games are rated next.
  if (results?.isRated) await rateEndedGame(app, gameId).catch(() => undefined);
  app.wake.posts(guildId);
  const { at } = outcome;
  const written = {
    ...withActs(table, { ...added, at, replacement }).record,
    status: change.status,
    revision: revision + raises,
    changedAt: at,
    ...(channelId !== undefined && { channelId }),
  };
  const after = tableAfterEntries(app, table, written, entries);
  const mayBePlanned = !isComputersTurn(after) && allowsPlans(after);
  if (isComputersTurn(after) || mayBePlanned) app.wake.computer({ ...after.record, mayBePlanned });
  return success(after);
}

/*
 * Effects of a change of a running game on its revision and its clock.
 */

/** A change that is written to a running game. */
interface GameChange {
  readonly status: 'running' | 'ended' | 'closed';
  readonly entries?: readonly unknown[];
  readonly acts?: readonly Act[];
  /** The turn that begins with the change, or begins again. */
  readonly begins?: BegunTurn;
}

/** Types of acts that raise the revision, so that decisions based on the game before them are conflicts. */
const REVISION_ACTS: ReadonlySet<Act['type']> = new Set([
  'resigned',
  'kicked',
  'paused',
  'resumed',
  'replaced',
  'moved',
]);

/**
 * By how much a change raises the revision: by 1 for every log entry; without entries by 1 if the game closes or an act of
 * `REVISION_ACTS` is among its acts. Other acts keep the revision, so that controls of the current turn stay valid in a vote.
 */
export function revisionRaise({ status, entries = [], acts = [] }: GameChange): number {
  const raisesWithoutEntries = status === 'closed' || acts.some(({ type }) => REVISION_ACTS.has(type));
  return Math.max(entries.length, raisesWithoutEntries ? 1 : 0);
}

/**
 * The effect of a change on the clock of the turn. The clock ends with the game and begins with a turn. It restarts if the
 * player to move got more time or was replaced. Otherwise it is only checked again.
 *
 * @param toMove the seat to move before the change
 */
export function clockChange({ status, entries = [], acts = [], begins }: GameChange, toMove: number): ClockChange {
  if (status !== 'running') return { type: 'end' };
  if (begins) return { type: 'begin', turn: begins.turn, seat: begins.seat };
  const isRestart = acts.some((act) => (act.type === 'extended' || act.type === 'replaced') && act.seat === toMove);
  return isRestart ? { type: 'restart' } : { type: 'touch', isMove: entries.length > 0 };
}

/** Rejections by the outcome of a guarded write that was not made. */
export const WRITE_REJECTIONS = {
  conflict: { code: 'overtaken' },
  duplicate: { code: 'already-handled' },
} as const satisfies Record<Exclude<WriteOutcome, 'written'>, Rejection>;

/** Returns the game after a write and wakes the delivery of its posts; maps a failed write to a rejection. */
export async function gameAfterWrite(
  app: App,
  gameId: GameId,
  outcome: WriteOutcome,
): Promise<Result<GameRecord, Rejection>> {
  if (outcome !== 'written') return failure(WRITE_REJECTIONS[outcome]);
  const record = await app.store.games.byId(gameId);
  if (!record) throw new Error(`game ${gameId} is gone`);
  app.wake.posts(record.guildId);
  return success(record);
}
