/*
 * A page inside Discord has no cookie: it tells the server by a header who reads it. The scripts of the page are files of their own,
 * so that what they share is kept with the window.
 */

declare global {
  /** What a page inside Discord is known by, as the server gave it; undefined in every other browser. */
  var pageToken: string | undefined;
}

/** True for a page inside Discord. */
export function isInsideDiscord(): boolean {
  return globalThis.pageToken !== undefined;
}

/** A request of the reader that the server knows. */
export function asReader(how: RequestInit): RequestInit {
  if (globalThis.pageToken === undefined) return how;
  const headers = new Headers(how.headers);
  headers.set('authorization', `Seat ${globalThis.pageToken}`);
  return { ...how, headers };
}

/** The address of a stream, which can have no header: it has the pass of the reader, which is no secret. */
export function streamAddress(path: string): string {
  const pass = globalThis.pageToken?.split('.').slice(0, 3).join('.');
  return pass === undefined ? path : `${path}?pass=${pass}`;
}
