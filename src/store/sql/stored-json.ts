import * as z from 'zod';
import { COLOURS } from '../../core/colour.ts';
import { readJson } from '../../core/json.ts';
import type { CommonSetup } from '../../core/setup.ts';
import type { GameId, StoredEntry } from '../records.ts';
import { UnreadableGame } from '../unreadable-game.ts';

/** Schema of every stored setup; the game parses the other fields. */
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

/** Schema of every stored log entry; the game parses the other fields of its action. */
export const logEntrySchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('action'), seat, action: z.looseObject({ type: z.string() }) }),
  z.strictObject({ type: z.literal('takeback'), seat }),
]) satisfies z.ZodType<StoredEntry>;

/** A part of a stored game. */
interface StoredPart {
  readonly gameId: GameId;
  /** Name of the part in errors, such as "log entry 7". */
  readonly what: string;
}

/**
 * Parses JSON text that was stored with a game.
 *
 * @throws UnreadableGame when the text is not JSON or does not match the schema
 */
export function parseStored<Value>(schema: z.ZodType<Value>, text: string, source: StoredPart): Value {
  const parsed = readJson(text, schema);
  if (parsed.ok) return parsed.value;
  throw unreadable(parsed.failure, source);
}

/**
 * Parses JSON of rows that the database made, see `Dialect.rows`.
 *
 * @throws Error when the rows do not match the schema
 */
export function parseRows<Value>(schema: z.ZodType<Value>, text: string): Value {
  const parsed = readJson(text, schema);
  if (!parsed.ok) throw parsed.failure;
  return parsed.value;
}

/**
 * Checks a row of a game, as the values of a database may have been changed from outside.
 *
 * @throws UnreadableGame when the row does not match the schema
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
