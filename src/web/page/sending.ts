import { fetchSoon } from './fetching.ts';
import type { TurnPlayed, TurnProblem } from './turn.ts';

/** Pauses before a move is sent again whose answer did not arrive, in milliseconds. */
const RETRY_DELAYS = [500, 1_000, 2_000, 4_000, 8_000];

/** Status of an answer to who asks too much. */
const TOO_MUCH = 429;

/** A move that is sent; only a turn has a draft, and what begins a game has no revision. */
interface Sending {
  readonly move: string;
  readonly revision?: number;
  readonly draft?: string;
  /** A kind of question, and the standing order for it. */
  readonly question?: string;
  readonly order?: string;
}

/** What became of a move; `unknown` if no answer arrived, so that it may be made or not. */
export type SentMove<Answer = TurnPlayed> =
  | ({ readonly outcome: 'played' } & Answer)
  | ({ readonly outcome: 'rejected'; readonly status: number } & TurnProblem)
  | { readonly outcome: 'unknown' };

/**
 * Sends a move until an answer arrives, or the last attempt has failed. All attempts have the same id, by which the server makes the
 * move once.
 *
 * @param body.move the id of the move, from `newMoveId`
 */
export async function sendMove<Answer = TurnPlayed>(address: URL, body: Sending): Promise<SentMove<Answer>> {
  const text = JSON.stringify(body);
  for (const delay of [0, ...RETRY_DELAYS]) {
    await new Promise((resolve) => setTimeout(resolve, delay));
    const sent = await attempt<Answer>(address, text).catch(() => undefined);
    // An earlier attempt may have made the move, whose repetition is too much at the moment.
    if (sent && !(delay > 0 && sent.outcome === 'rejected' && sent.status === TOO_MUCH)) return sent;
  }
  return { outcome: 'unknown' };
}

/** Sends a move once; undefined if the server could not tell what became of it. */
async function attempt<Answer>(address: URL, body: string): Promise<SentMove<Answer> | undefined> {
  const answer = await fetchSoon(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  if (answer.status >= 500) return undefined;
  if (!answer.ok) return { outcome: 'rejected', status: answer.status, ...((await answer.json()) as TurnProblem) };
  return { outcome: 'played', ...((await answer.json()) as Answer) };
}

/** Makes a random id of a move. Needs no secure context, unlike `crypto.randomUUID`. */
export function newMoveId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
