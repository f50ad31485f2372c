import { asReader } from './access.ts';

/** An answer that takes longer than this counts as lost, in milliseconds. */
const ANSWER_TIMEOUT = 10_000;

/**
 * Fetches from the server; rejects if no answer comes in time. A connection that died while the device slept would stay silent for
 * minutes.
 */
export function fetchSoon(address: URL | string, how?: RequestInit): Promise<Response> {
  return fetch(address, asReader({ ...how, signal: AbortSignal.timeout(ANSWER_TIMEOUT) }));
}
