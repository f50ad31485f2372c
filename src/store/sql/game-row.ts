import { getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import * as z from 'zod';
import { COLOURS } from '../../core/colour.ts';
import { failure, success } from '../../core/result.ts';
import { unlessUnreadable } from '../../guard/each-game.ts';
import {
  GAME_STATUSES,
  type GameLookup,
  type GameOptions,
  type GameRecord,
  LATE_ACTIONS,
  TELLING_MODES,
} from '../records.ts';
import { actsOfGame, parseActs } from './act-table.ts';
import type { Row, Tables } from './schema.ts';
import { parseSeats, seatsOfGame } from './seat-table.ts';
import type { Session } from './session.ts';
import { parseRow, parseStored, setupSchema } from './stored-json.ts';

const chosenSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

const optionsSchema = z.strictObject({
  seats: z.int().positive(),
  autoDraw: z.boolean(),
  order: z.enum(['random', 'given']),
  // Games stored before this option existed have hints.
  hints: z.boolean().default(true),
  advice: z.exactOptional(z.boolean()),
  theme: z.exactOptional(z.string()),
  computers: z.exactOptional(z.array(z.string())),
  language: z.exactOptional(z.string()),
  tiles: z.exactOptional(z.string()),
  chosen: z.exactOptional(chosenSchema),
  proposed: z.exactOptional(z.strictObject({ chosen: chosenSchema, missing: z.array(z.enum(COLOURS)) })),
  pace: z.exactOptional(z.number().min(0)),
  bank: z.exactOptional(z.number().min(0)),
  weekends: z.exactOptional(z.string()),
  late: z.exactOptional(z.enum(LATE_ACTIONS)),
  short: z.exactOptional(z.boolean()),
  told: z.exactOptional(z.enum(TELLING_MODES)),
  rematchOf: z.exactOptional(z.int().positive()),
}) satisfies z.ZodType<GameOptions>;

/** Schema of stored game options. Earlier versions stored `chosen` as `game`. */
const gameOptionsSchema = z.preprocess((stored) => {
  if (typeof stored !== 'object' || stored === null || !('game' in stored)) return stored;
  const { game, ...others } = stored;
  return { ...others, chosen: game };
}, optionsSchema);

const { placeholder } = sql;

/** Conditions on games. */
export function conditionsOn({ games }: Pick<Tables, 'games'>) {
  return {
    isLobby: sql`${games.status} = 'lobby'`,
    isRunning: sql`${games.status} = 'running'`,
    // Written exactly as in the partial index, so that SQLite uses it.
    isOpen: sql`${games.status} in ('lobby', 'running')`,
    isAtRevision: sql`${games.id} = ${placeholder('gameId')} and ${games.revision} = ${placeholder('revision')}`,
  };
}

const natural = z.int().min(0);

/** Schema of the columns of a game that need no conversion. */
const rowSchema = z.object({
  id: natural,
  guildId: z.string(),
  channelId: z.string(),
  ownerId: z.string(),
  status: z.enum(GAME_STATUSES),
  ruleSet: z.string(),
  revision: natural,
  createdAt: z.int(),
  changedAt: z.int(),
});

/** Condition for the lobby or running game of a channel. */
export function isOpenIn({ tables }: Pick<Session, 'tables'>, channelId: SQLWrapper): SQL {
  return sql`${tables.games.channelId} = ${channelId} and ${conditionsOn(tables).isOpen}`;
}

/** A game as it is selected: its row with its seats and acts. */
export type GameRow = Row<'games'> & { readonly seats: string; readonly acts: string };

/** The columns of a game with its seats and acts, so that one statement reads all of it. */
export function gameColumns(session: Pick<Session, 'tables' | 'dialect'>) {
  return { ...getTableColumns(session.tables.games), seats: seatsOfGame(session), acts: actsOfGame(session) };
}

/**
 * Converts a row of `gameColumns`.
 *
 * @throws UnreadableGame when a part of the game cannot be read
 */
export function recordOf(row: GameRow | null | undefined): GameRecord | undefined {
  if (!row) return undefined;
  const { id: gameId, options, setup, warnedAt } = row;
  return {
    ...parseRow(rowSchema, row, { gameId, what: 'row' }),
    options: parseStored(gameOptionsSchema, options, { gameId, what: 'options' }),
    seats: parseSeats(row.seats, gameId),
    ...(setup !== null && { setup: parseStored(setupSchema, setup, { gameId, what: 'setup' }) }),
    ...(warnedAt !== null && { warnedAt }),
    acts: parseActs(row.acts, gameId),
  };
}

/** Like `recordOf`, but returns the error of an unreadable game as a value. */
export function lookupOf(row: GameRow | null): Promise<GameLookup> {
  return unlessUnreadable<GameLookup, GameLookup>(async () => success(recordOf(row)), failure);
}
