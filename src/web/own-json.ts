import type * as z from 'zod';
import { readJson } from '../core/json.ts';
import { failure, type Result } from '../core/result.ts';
import { isJson, readBody } from './requests.ts';
import { type RequestContext, rejectRequest, type WebContext } from './responses.ts';

/** Limit for a body, in bytes. */
const MAX_BODY_BYTES = 2 * 1024;

/**
 * True if a script of a page of this server sent a request that changes something. Browsers tell the origin of every such request,
 * so one without is not from a page.
 */
export function isFromOwnPage({ place }: WebContext, c: RequestContext): boolean {
  // Inside Discord its proxy stands before this server. No script of another site can send that header.
  return c.req.header('origin') === place.origin || tokenInHeader(c) !== undefined;
}

/** The token with which a page inside Discord asks, in place of a cookie; undefined without one. */
export function tokenInHeader(c: RequestContext): string | undefined {
  return /^Seat ([\w.-]{60,90})$/.exec(c.req.header('authorization') ?? '')?.[1];
}

/** Reads the JSON that a script of a page of this server sent; the failure is the answer to any other request. */
export async function readOwnJson<Value>(
  web: WebContext,
  c: RequestContext,
  schema: z.ZodType<Value>,
): Promise<Result<Value, Response>> {
  return isFromOwnPage(web, c) ? readJsonBody(c, schema) : failure(rejectRequest(c, 'other-origin', 403));
}

/**
 * Reads the JSON body of a request that anybody may send, as it needs no cookie; the failure is the answer to a body that does
 * not match.
 */
export async function readJsonBody<Value>(
  c: RequestContext,
  schema: z.ZodType<Value>,
): Promise<Result<Value, Response>> {
  // A form cannot send JSON, and the script of another site must ask first, which nothing here allows.
  if (!isJson(c.req.header('content-type'))) return failure(rejectRequest(c, 'not-json', 415));
  const text = await readBody(c.env.incoming, MAX_BODY_BYTES);
  if (text === undefined) return failure(rejectRequest(c, 'too-large', 413));
  const body = readJson(text, schema);
  return body.ok ? body : failure(rejectRequest(c, 'not-understood', 400));
}
