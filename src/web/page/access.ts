/*
 * A page inside Discord has no cookie; a header identifies its reader. The script files of the page share the token on the window.
 */

declare global {
  /** The server's token for the reader inside Discord; undefined in other browsers. */
  var pageToken: string | undefined;
}

/** True for a page inside Discord. */
export function isInsideDiscord(): boolean {
  return globalThis.pageToken !== undefined;
}

/** Adds the token of the reader, if there is one, to a request. */
export function withReaderToken(how: RequestInit): RequestInit {
  if (globalThis.pageToken === undefined) return how;
  const headers = new Headers(how.headers);
  headers.set('authorization', `Seat ${globalThis.pageToken}`);
  return { ...how, headers };
}

/** The address of a stream. A stream has no headers, so the address has the reader's pass, which is no secret. */
export function streamAddress(path: string): string {
  const pass = globalThis.pageToken?.split('.').slice(0, 3).join('.');
  return pass === undefined ? path : `${path}?pass=${pass}`;
}
