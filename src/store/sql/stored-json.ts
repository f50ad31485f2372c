import * as z from 'zod';
import { COLOURS } from '../../core/colour.ts';
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

/**
 * Reads JSON text that was stored with a game.
 *
 * @param source.what names the part of the game in the error, as in "log entry 7"
 * @throws UnreadableGame when it is not JSON or not of the schema's shape
 */
export function parseStored<Value>(
  schema: z.ZodType<Value>,
  text: string,
  { gameId, what }: { readonly gameId: GameId; readonly what: string },
): Value {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new UnreadableGame(gameId, new Error(`${what}: stored text is not JSON`, { cause }));
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new UnreadableGame(
    gameId,
    new Error(`${what}: stored data cannot be read: ${z.prettifyError(parsed.error)}`, { cause: parsed.error }),
  );
}
