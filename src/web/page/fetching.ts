import { withReaderToken } from './access.ts';

/** An answer that takes longer than this counts as lost, in milliseconds. */
const ANSWER_TIMEOUT = 10_000;

/**
 * Fetches from the server; rejects if no answer comes in time, as a connection that broke while the device slept stays silent
 * for minutes.
 */
export function fetchWithTimeout(address: URL | string, how?: RequestInit): Promise<Response> {
  return fetch(address, withReaderToken({ ...how, signal: AbortSignal.timeout(ANSWER_TIMEOUT) }));
}

/** A request that sends a value as JSON. */
export function asJson(value: object): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}
