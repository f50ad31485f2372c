import * as z from 'zod';
import { COLOURS } from '../../core/colour.ts';
import { readJson } from '../../core/json.ts';
import type { CommonSetup } from '../../core/setup.ts';
import type { GameId, StoredEntry } from '../records.ts';
import { UnreadableGame } from '../unreadable-game.ts';

/** Schema of every stored setup; the game reads the rest. */
export const setupSchema = z.looseObject({
  ruleSet: z.string(),
  version: z.int(),
  tileSet: z.string(),
  colours: z.array(z.enum(COLOURS)),
  first: z.int(),
  seed: z.string().optional(),
  pile: z.array(z.string()),
}) satisfies z.ZodType<CommonSetup>;

const seat = z.int().min(0);

/** Schema of every stored log entry; the game reads the fields of its action. */
export const logEntrySchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('action'), seat, action: z.looseObject({ type: z.string() }) }),
  z.strictObject({ type: z.literal('takeback'), seat }),
]) satisfies z.ZodType<StoredEntry>;

/** A part of a stored game. */
interface StoredPart {
  readonly gameId: GameId;
  /** Its name in errors, as in "log entry 7". */
  readonly what: string;
}

/**
 * Reads JSON text that was stored with a game.
 *
 * @throws UnreadableGame when it is not JSON or not of the schema's shape
 */
export function parseStored<Value>(schema: z.ZodType<Value>, text: string, source: StoredPart): Value {
  const read = readJson(text, schema);
  if (read.ok) return read.value;
  throw unreadable(read.failure, source);
}

/**
 * Reads JSON that the database has made of rows, see `Dialect.rows`.
 *
 * @throws when rows are of another shape than the schema of their list
 */
export function parseRows<Value>(schema: z.ZodType<Value>, text: string): Value {
  const read = readJson(text, schema);
  if (!read.ok) throw read.failure;
  return read.value;
}

/**
 * Checks a row of a game: a database may hold what no version of the program has written.
 *
 * @throws UnreadableGame when it is not of the schema's shape
 */
export function parseRow<Value>(schema: z.ZodType<Value>, row: unknown, source: StoredPart): Value {
  const parsed = schema.safeParse(row);
  if (parsed.success) return parsed.data;
  throw unreadable(parsed.error, source);
}

function unreadable(cause: Error, { gameId, what }: StoredPart): UnreadableGame {
  const fault =
    cause instanceof z.ZodError ? `stored data cannot be read: ${z.prettifyError(cause)}` : 'stored text is not JSON';
  return new UnreadableGame(gameId, new Error(`${what}: ${fault}`, { cause }));
}
