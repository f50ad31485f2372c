import type * as z from 'zod';
import { readJson } from '../core/json.ts';
import { failure, type Result } from '../core/result.ts';
import { isJson, readBody } from './requests.ts';
import { type RequestContext, refused, type WebContext } from './responses.ts';

/** Limit for a body, in bytes. */
const MAX_BODY_BYTES = 2 * 1024;

/**
 * True if a script of a page of this server sent a request that changes something. Browsers tell the origin of every such request,
 * so one without is not from a page.
 */
export function isFromOwnPage({ place }: WebContext, c: RequestContext): boolean {
  return c.req.header('origin') === place.origin;
}

/** Reads the JSON that a script of a page of this server sent; the failure is the answer to any other request. */
export async function readOwnJson<Value>(
  web: WebContext,
  c: RequestContext,
  schema: z.ZodType<Value>,
): Promise<Result<Value, Response>> {
  if (!isFromOwnPage(web, c)) return failure(refused(c, 'other-origin', 403));
  // A form cannot send JSON, and the script of another site must ask first, which nothing here allows.
  if (!isJson(c.req.header('content-type'))) return failure(refused(c, 'not-json', 415));
  const text = await readBody(c.env.incoming, MAX_BODY_BYTES);
  if (text === undefined) return failure(refused(c, 'too-large', 413));
  const body = readJson(text, schema);
  return body.ok ? body : failure(refused(c, 'not-understood', 400));
}
