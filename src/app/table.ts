import { continueFold, fold } from '../core/fold.ts';
import type { LogEntry } from '../core/log.ts';
import type { ChosenOptions } from '../core/options.ts';
import { failure, type Result, success } from '../core/result.ts';
import type { GameTypes } from '../core/rules.ts';
import type { AnyGame } from '../games/contract/game.ts';
import { unlessUnreadable } from '../guard/each-game.ts';
import type { GameRecord, LogRecord, Settings, StoredEntry, UserId } from '../store/records.ts';
import { StoreError } from '../store/store-error.ts';
import { UnreadableGame } from '../store/unreadable-game.ts';
import { hasResigned, resignedSeats, seatOf } from './acts.ts';
import {
  type App,
  defaultGame,
  type GameRevision,
  gameOf,
  openGameOf,
  type Request,
  type Table,
  type TableSource,
} from './app.ts';
import type { Rejection } from './rejection.ts';

export type { GamePosition, Table } from './app.ts';

/** A table with another state than that of its log, such as a preview. */
export function tableWithFold(table: Table, fold: Table['fold']): Table {
  return { ...table, fold, progress: table.game.progressOf(fold.state) };
}

/** Returns a table for one reader: with hints only if both the game and the reader have them switched on. */
export function withReaderHints({ settings }: { readonly settings: Pick<Settings, 'hints'> }, table: Table): Table {
  const { options } = table.record;
  return settings.hints || !options.hints
    ? table
    : { ...table, record: { ...table.record, options: { ...options, hints: false } } };
}

/** True if a user has something to choose in the current turn. */
export function isChoosing({ record, game, fold, progress }: Table, userId: UserId): boolean {
  return seatOf(record, userId) === progress.seat && game.choices(fold.state).length > 0;
}

/** True if the game was played to its end or stopped before. */
export function isOver({ record, game, fold }: Table): boolean {
  return game.isOver(fold.state) || record.status === 'closed';
}

/**
 * A game that has started, folded up to the first `length` log entries.
 *
 * @throws UnreadableGame when the stored game breaks the rules it names, or these rules or its tile set are missing
 */
export async function loadTable(app: TableSource, record: GameRecord, length?: number): Promise<Table> {
  const { tables } = app;
  // A log only grows, so the entries folded before are the beginning of this log.
  const cached = tables.find(record.id, length);
  const isSame = length === undefined ? cached?.record.revision === record.revision : cached?.log.length === length;
  if (cached && isSame) return { ...tables.keep(cached), record };
  const log = [...(cached?.log ?? []), ...(await app.store.log.ofGame(record.id, cached?.log.length))];
  const table = readably(record, () => foldedTable(app, { record, log: log.slice(0, length), cached }));
  return table.log.length === log.length ? tables.keep(table) : table;
}

/** A table after entries that were just written to its log; `record` is the game after the write. */
export function tableAfterEntries(
  app: TableSource,
  before: Table,
  record: GameRecord,
  entries: readonly StoredEntry[],
): Table {
  const { length } = before.log;
  const added = entries.map((entry, index) => ({ seq: length + index, entry, at: record.changedAt }));
  const log = [...before.log, ...added];
  return app.tables.keep(readably(record, () => foldedTable(app, { record, log, cached: before })));
}

/** Runs `read` and wraps every error except a `StoreError` in an `UnreadableGame`. */
function readably<Value>({ id }: GameRecord, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new UnreadableGame(id, error);
  }
}

/**
 * Folds a log, from a cached table if one is given.
 *
 * @param asked.cached a table of the same game whose log is the beginning of this one
 */
function foldedTable(
  app: TableSource,
  asked: { readonly record: GameRecord; readonly log: readonly LogRecord[]; readonly cached: Table | undefined },
): Table {
  const { record, log, cached } = asked;
  const rules = gameAndContentOf(app, record);
  if (!rules) throw new Error(`its rules (${record.ruleSet}) or its tile set are not there`);
  const { game, content } = rules;
  const setup = cached?.setup ?? game.setupSchema.parse(record.setup);
  if (setup.colours.length !== record.seats.length)
    throw new Error(`it has ${record.seats.length} seats, not ${setup.colours.length}`);
  const entries = log.map(({ entry, seq }) => (cached && seq < cached.log.length ? entry : playable(game, entry)));
  const start = () => game.startState(content, setup);
  const folded = cached
    ? continueFold(game, { before: cached.fold, length: cached.log.length, start }, entries)
    : fold(game, start(), entries);
  if (!folded.ok) throw new Error(`log entry ${folded.failure.entry}: ${folded.failure.rejection.code}`);
  const shown = cached?.content ?? game.shownContent?.(content, setup.options ?? {}) ?? content;
  return tableWithFold({ record, game, content: shown, setup, log } as Table, folded.value);
}

/**
 * A stored entry with its action parsed by the game's schema.
 *
 * @throws Error when the action does not match the schema
 */
function playable({ actionSchema }: AnyGame, entry: LogRecord['entry']): LogEntry<GameTypes['action']> {
  return entry.type === 'takeback' ? entry : { ...entry, action: actionSchema.parse(entry.action) };
}

/** The rules and tiles of a started game; undefined if this program does not have them. */
export function gameAndContentOf(
  { games, tileSets }: Pick<App, 'games' | 'tileSets'>,
  { ruleSet, setup }: GameRecord,
): { readonly game: AnyGame; readonly content: GameTypes['content'] } | undefined {
  const game = games.find((one) => one.ruleSet === ruleSet && one.version === setup?.version);
  const content = setup && tileSets.get(setup.tileSet);
  return game && content ? { game, content } : undefined;
}

/**
 * The table of a started game after its whole log; `unknown-rules` if this program does not have its rules or tiles.
 *
 * @throws UnreadableGame when the log breaks the rules
 */
export async function tableOf(app: App, record: GameRecord): Promise<Result<Table, Rejection>> {
  return gameAndContentOf(app, record) ? success(await loadTable(app, record)) : failure({ code: 'unknown-rules' });
}

/** The table of a game in a list; undefined if this program cannot read it. */
export async function readableTable(app: App, record: GameRecord): Promise<Table | undefined> {
  const result = await unlessUnreadable(() => tableOf(app, record), app.onUnreadable);
  return result?.ok ? result.value : undefined;
}

/** True if a game still has the id and revision that a control was created for. */
export function isExpected({ id, revision }: GameRecord, expected: GameRevision | undefined): boolean {
  return expected === undefined || (expected.gameId === id && expected.revision === revision);
}

/** A channel with its lobby or running game. */
export type ChannelWithGame = Pick<Request, 'channelId' | 'game'>;

/**
 * The running game of a request's channel; `stale` if the game has changed since the control was created, `moved` if it goes
 * on in another channel.
 */
export async function runningTable(
  app: App,
  request: ChannelWithGame,
  expected?: GameRevision,
): Promise<Result<Table, Rejection>> {
  const { channelId } = request;
  const record = openGameOf(request);
  if (expected && !(record && isExpected(record, expected))) {
    const expectedGame = record ? undefined : await app.store.games.byId(expected.gameId);
    const isElsewhere = expectedGame?.status === 'running' && expectedGame.channelId !== channelId;
    return failure(isElsewhere ? { code: 'moved', channelId: expectedGame.channelId } : { code: 'stale' });
  }
  if (!record) return failure({ code: 'no-game' });
  if (record.status === 'lobby') {
    const game = gameOf(app, record.ruleSet);
    return failure(game ? { code: 'not-started', min: game.seats.min } : { code: 'unknown-rules' });
  }
  return tableOf(app, record);
}

/** The running game of a request's channel; if none is running, the game that ended last in it. */
export async function latestTable(app: App, request: ChannelWithGame): Promise<Result<Table, Rejection>> {
  const running = await runningTable(app, request);
  if (running.ok || running.failure.code !== 'no-game') return running;
  const last = await app.store.games.last(request.channelId);
  return last?.setup ? tableOf(app, last) : running;
}

/** The rules of the channel's open or last game; the default game if the channel had none. */
export async function gameHere(app: App, request: ChannelWithGame): Promise<AnyGame> {
  return gameOf(app, (await openOrLast(app, request))?.ruleSet) ?? defaultGame(app);
}

/** The options of the channel's open or last game, if it has these rules; otherwise none. */
export async function optionsHere(app: App, request: ChannelWithGame, { ruleSet }: AnyGame): Promise<ChosenOptions> {
  const record = await openOrLast(app, request);
  return (record?.ruleSet === ruleSet && record.options.chosen) || {};
}

async function openOrLast({ store }: App, request: ChannelWithGame): Promise<GameRecord | undefined> {
  return openGameOf(request) ?? (await store.games.last(request.channelId));
}

/** The running game of a request, and the user's seat. */
export async function seatedTable(
  app: App,
  request: Request,
): Promise<Result<{ table: Table; seat: number }, Rejection>> {
  const result = await runningTable(app, request, request.expected);
  return result.ok ? seatedAt(result.value, request.userId) : result;
}

/** The seat of a user who plays at a table. */
export function seatedAt(table: Table, userId: UserId): Result<{ table: Table; seat: number }, Rejection> {
  const seat = seatOf(table.record, userId);
  if (seat < 0) return failure({ code: 'not-a-player', players: table.record.seats.map(({ userId }) => userId) });
  if (resignedSeats(table.record).has(seat))
    return failure({ code: hasResigned(table.record, seat) ? 'resigned' : 'kicked' });
  return success({ table, seat });
}

/** Like `seatedTable`, for a request whose control stays valid at later revisions of the same game. */
export async function seatedTableOfGame(app: App, request: Request): ReturnType<typeof seatedTable> {
  const result = await tableOfGame(app, request);
  return result.ok ? seatedAt(result.value, request.userId) : result;
}

/** The running game of a request whose control stays valid at later revisions of the same game. */
export async function tableOfGame(app: App, request: Request): Promise<Result<Table, Rejection>> {
  const { expected } = request;
  const result = await runningTable(app, request);
  if (!expected || (result.ok && result.value.record.id === expected.gameId)) return result;
  // As no game has revision -1, this returns why the control is out of date.
  const other = await runningTable(app, request, { ...expected, revision: -1 });
  return result.ok || (!other.ok && other.failure.code === 'moved') ? other : result;
}
