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

/** Whether a game waits for this user to do what its phase asks for. */
export function isToMove({ game, fold: { state } }: Table, userId: UserId, phase: Phase): boolean {
  return state.phase === phase && seatOf(game, userId) === state.seat;
}

/** Games of which the table folded last is kept: most of what is asked is about the same moment of the same games. */
const KEPT_TABLES = 100;

/** Tables with the whole log of their revision, by game, those used long ago first. */
const keptTables = new WeakMap<Store, Map<GameId, Table>>();

/**
 * A game that has started, folded up to the first `length` log entries.
 *
 * @throws Error when the stored game does not follow the rules it names, or its tile set is not loaded
 */
export async function loadTable(app: App, game: GameRecord, length?: number): Promise<Table> {
  const kept = keptTables.get(app.store) ?? new Map<GameId, Table>();
  keptTables.set(app.store, kept);
  const last = kept.get(game.id);
  const isSame = last?.game.revision === game.revision && (length === undefined || length === last.log.length);
  if (isSame) return keep(kept, { ...last, game });
  // A log only grows, so what was folded last is the beginning of what is asked for now.
  const known =
    last && last.game.revision < game.revision && last.log.length <= (length ?? last.log.length) ? last : undefined;
  const log = [...(known?.log ?? []), ...(await app.store.log(game.id, known?.log.length))];
  const table = foldedTable(app, { game, log: log.slice(0, length), known });
  return table.log.length === log.length ? keep(kept, table) : table;
}

function keep(kept: Map<GameId, Table>, table: Table): Table {
  kept.delete(table.game.id);
  kept.set(table.game.id, table);
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT_TABLES) break;
    kept.delete(oldest);
  }
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
