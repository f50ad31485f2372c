import * as z from 'zod';

/**
 * Reads JSON text that was stored.
 *
 * @param what names the place in the error, as in "game 3, log entry 7"
 * @throws Error when it is not JSON or not of the schema's shape
 */
export function parseStored<Value>(schema: z.ZodType<Value>, text: string, what: string): Value {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${what}: stored text is not JSON`, { cause });
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new Error(`${what}: stored data cannot be read: ${z.prettifyError(parsed.error)}`, { cause: parsed.error });
}
