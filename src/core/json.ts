import type * as z from 'zod';
import { failure, type Result, success } from './result.ts';

/**
 * Parses and checks JSON from outside the program's code: a database, a file, another process, a request. The failure
 * says what is wrong with it. This is the only function that parses JSON.
 */
export function readJson<Value>(text: string, schema: z.ZodType<Value>): Result<Value, Error> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return failure(error instanceof Error ? error : new Error(String(error)));
  }
  const parsed = schema.safeParse(json);
  return parsed.success ? success(parsed.data) : failure(parsed.error);
}
