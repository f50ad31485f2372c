import { withReaderToken } from './access.ts';
import { asJson, fetchWithTimeout } from './fetching.ts';
import type { TurnPlayed, TurnProblem } from './turn.ts';

/** Pauses before a move without an answer is sent again, in milliseconds. */
const RETRY_DELAYS = [500, 1_000, 2_000, 4_000, 8_000];

const TOO_MANY_REQUESTS = 429;

/** Body of a move request; only a turn has a draft, and a request for a new game has no revision. */
export interface MoveRequest {
  readonly move: string;
  readonly revision?: number;
  readonly draft?: string;
  /** A kind of question, and the standing order for it. */
  readonly question?: string;
  readonly order?: string;
  /** Number of a vote, and the ballot in it. */
  readonly number?: number;
  readonly inFavour?: boolean;
}

/** Outcome of a sent move; `unknown` if no answer arrived, so that the move may or may not have been made. */
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
export async function sendMove<Answer = TurnPlayed>(address: URL, body: MoveRequest): Promise<SentMove<Answer>> {
  for (const delay of [0, ...RETRY_DELAYS]) {
    await new Promise((resolve) => setTimeout(resolve, delay));
    const sent = await attempt<Answer>(address, body).catch(() => undefined);
    // An earlier attempt may have made the move, and only the repetition exceeds the rate limit.
    if (sent && !(delay > 0 && sent.outcome === 'rejected' && sent.status === TOO_MANY_REQUESTS)) return sent;
  }
  return { outcome: 'unknown' };
}

/** Sends a move once; undefined if the outcome is unknown. */
async function attempt<Answer>(address: URL, body: MoveRequest): Promise<SentMove<Answer> | undefined> {
  const answer = await fetchWithTimeout(address, asJson(body));
  if (answer.status >= 500) return undefined;
  if (!answer.ok) return { outcome: 'rejected', status: answer.status, ...((await answer.json()) as TurnProblem) };
  return { outcome: 'played', ...((await answer.json()) as Answer) };
}

/** Asks a computer, without a time limit; rejects without a connection. */
export async function askComputer<Answer>(address: URL, about: object): Promise<Answer> {
  const answer = await fetch(address, withReaderToken(asJson(about)));
  return (await answer.json()) as Answer;
}

/** Makes a random id of a move. Needs no secure context, unlike `crypto.randomUUID`. */
export function newMoveId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
