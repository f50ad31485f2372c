import { LRUCache } from 'lru-cache';
import {
  type Fold,
  failure,
  fold,
  foldOn,
  type Phase,
  type Result,
  type Setup,
  success,
  type TileSet,
} from '../engine/index.ts';
import type { ChannelId, GameId, GameRecord, LogRecord, Store, UserId } from '../store/store.ts';
import type { App, Moment } from './app.ts';
import type { Rejection } from './rejection.ts';

/** A running or ended game with its log folded. */
export interface Table {
  readonly game: GameRecord;
  readonly setup: Setup;
  readonly set: TileSet;
  readonly log: readonly LogRecord[];
  readonly fold: Fold;
}

/** The seat of a user at a game; -1 for spectators. */
export function seatOf(game: GameRecord, userId: UserId): number {
  return game.seats.findIndex((seat) => seat.userId === userId);
}

/** Whether nobody can act any more: the game was played to its end, or stopped before. */
export function isOver({ game, fold: { state } }: Table): boolean {
  return state.phase === 'over' || game.status === 'closed';
}

/** Whether a game waits for this user to do what its phase asks for. */
export function isToMove({ game, fold: { state } }: Table, userId: UserId, phase: Phase): boolean {
  return state.phase === phase && seatOf(game, userId) === state.seat;
}

/**
 * Tables of one game that are kept, those folded last: most of what is asked is about the same moments of the same
 * games, and what is told late about the end of a turn that others have followed.
 */
const KEPT_MOMENTS = 8;
/** Bytes that all kept tables may take together. */
const KEPT_BYTES = 24 * 2 ** 20;
/** Bytes of a folded table: of its state, and of each entry of its log with what that did. */
const STATE_BYTES = 40_000;
const ENTRY_BYTES = 750;

/** Tables with the whole log of their revision by game, the shortest log first. */
type KeptTables = LRUCache<GameId, readonly Table[]>;

const keptTables = new WeakMap<Store, KeptTables>();

function keptTablesOf(store: Store): KeptTables {
  const known = keptTables.get(store);
  if (known) return known;
  const kept: KeptTables = new LRUCache({
    maxSize: KEPT_BYTES,
    sizeCalculation: (tables) => tables.reduce((sum, { log }) => sum + STATE_BYTES + ENTRY_BYTES * log.length, 0),
  });
  keptTables.set(store, kept);
  return kept;
}

/**
 * A game that has started, folded up to the first `length` log entries.
 *
 * @throws Error when the stored game does not follow the rules it names, or its tile set is not loaded
 */
export async function loadTable(app: App, game: GameRecord, length?: number): Promise<Table> {
  const kept = keptTablesOf(app.store);
  // A log only grows, so what was folded before is the beginning of what is asked for now.
  const known = kept.get(game.id)?.findLast(({ log }) => length === undefined || log.length <= length);
  const isSame = length === undefined ? known?.game.revision === game.revision : known?.log.length === length;
  if (known && isSame) return { ...keep(kept, known), game };
  const log = [...(known?.log ?? []), ...(await app.store.log(game.id, known?.log.length))];
  const table = foldedTable(app, { game, log: log.slice(0, length), known });
  return table.log.length === log.length ? keep(kept, table) : table;
}

function keep(kept: KeptTables, table: Table): Table {
  const { id } = table.game;
  const others = (kept.get(id) ?? []).filter(({ log }) => log.length !== table.log.length);
  const moments = [...others, table].sort((one, other) => one.log.length - other.log.length);
  kept.set(id, moments.slice(-KEPT_MOMENTS));
  return table;
}

/** @param asked.known a table of the same game whose log is the beginning of this one */
function foldedTable(
  app: App,
  asked: { readonly game: GameRecord; readonly log: readonly LogRecord[]; readonly known: Table | undefined },
): Table {
  const { game, log, known } = asked;
  const { setup } = game;
  if (!setup) throw new Error(`game ${game.id} has not started`);
  const set = app.tileSets.get(setup.tileSet);
  if (!set) throw new Error(`game ${game.id} was started with the tile set ${setup.tileSet}, which is not loaded`);
  const entries = log.map(({ entry }) => entry);
  const folded = known ? foldOn(known.fold, known.log.length, entries) : fold(set, setup, entries);
  if (!folded.ok)
    throw new Error(`game ${game.id}, log entry ${folded.failure.entry}: ${folded.failure.rejection.code}`);
  return { game, setup, set, log, fold: folded.value };
}

/** Whether a game is still what a control was made for. */
export function isExpected({ id, revision }: GameRecord, expected: Moment | undefined): boolean {
  return expected === undefined || (expected.gameId === id && expected.revision === revision);
}

/** The running game of a channel; `stale` when it is no longer what a control was made for. */
export async function runningTable(
  app: App,
  channelId: ChannelId,
  expected?: Moment,
): Promise<Result<Table, Rejection>> {
  const game = await app.store.openGame(channelId);
  if (expected && !(game && isExpected(game, expected))) return failure({ code: 'stale' });
  if (!game) return failure({ code: 'no-game' });
  if (game.status === 'lobby') return failure({ code: 'not-started' });
  return success(await loadTable(app, game));
}

/** The running game of a channel or, when there is none, the one that ended last there. */
export async function latestTable(app: App, channelId: ChannelId): Promise<Result<Table, Rejection>> {
  const running = await runningTable(app, channelId);
  if (running.ok || running.failure.code !== 'no-game') return running;
  const last = await app.store.lastGame(channelId);
  return last?.setup ? success(await loadTable(app, last)) : running;
}
