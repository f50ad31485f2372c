import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { type EnteredSeat, SESSION_LIFETIME, seatOfToken } from '../app/seat-access.ts';
import { tokenInHeader } from './own-json.ts';
import type { RequestContext, WebContext } from './responses.ts';

const NAME = 'seat';

/** Matches a token; other cookies cause no query. */
const TOKEN = /^[\w-]{43,86}$/;

/**
 * The seat that the browser of a request plays in the game of its page; undefined for everybody who only looks on. A page inside
 * Discord names it by a header. The cookie of others goes on for 30 days from its last use.
 */
export async function seatOfRequest(web: WebContext, c: RequestContext): Promise<EnteredSeat | undefined> {
  const inside = tokenInHeader(c);
  if (inside !== undefined) return seatOfToken(web.app, c.var.game, inside);
  const token = seatToken(web, c);
  const seat = token === undefined ? undefined : await seatOfToken(web.app, c.var.game, token);
  if (token !== undefined && seat?.isRenewed) setSeatCookie(web, c, { token });
  return seat;
}

/** The token in the cookie of a request; undefined if it has none. */
export function seatToken({ place }: WebContext, c: RequestContext): string | undefined {
  const token = getCookie(c, NAME, cookieOptions(c, place).prefix);
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

/**
 * Gives the browser of a request the token of a seat.
 *
 * @param seat.path path of the page of the seat's game; by default the page of the request
 */
export function setSeatCookie(
  { place }: WebContext,
  c: RequestContext,
  { token, path }: { readonly token: string; readonly path?: string },
): void {
  const options = { ...cookieOptions(c, place), ...(path !== undefined && { path }) };
  setCookie(c, NAME, token, { ...options, maxAge: SESSION_LIFETIME / 1_000 });
}

/** Takes the token from the browser of a request. */
export function dropSeatCookie({ place }: WebContext, c: RequestContext): void {
  deleteCookie(c, NAME, cookieOptions(c, place));
}

/**
 * The cookie is sent to the page of one game alone, and no script can read it. Over HTTPS the prefix `__Secure-` makes browsers refuse
 * it from anywhere else. A page on this machine without HTTPS has a plain cookie, as Chromium refuses the prefix there and Safari also
 * the attribute.
 */
function cookieOptions(c: RequestContext, { origin }: WebContext['place']): CookieOptions {
  const isSecure = new URL(origin).protocol === 'https:';
  const options = { path: `/g/${c.var.key}`, httpOnly: true, sameSite: 'Strict' } as const;
  return isSecure ? { ...options, prefix: 'secure', secure: true } : options;
}
