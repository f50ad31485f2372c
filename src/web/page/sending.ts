import type { TurnPlayed, TurnProblem } from './turn.ts';

/** Pauses before a move is sent again whose answer did not arrive, in milliseconds. */
const RETRY_DELAYS = [500, 1_000, 2_000, 4_000, 8_000];

/** An answer that takes longer than this counts as lost, in milliseconds. */
const ANSWER_TIMEOUT = 10_000;

/** What became of a move; `unknown` if no answer arrived, so that it may be made or not. */
export type SentMove<Answer = TurnPlayed> =
  | ({ readonly outcome: 'played' } & Answer)
  | ({ readonly outcome: 'rejected'; readonly status: number } & TurnProblem)
  | { readonly outcome: 'unknown' };

/**
 * Sends a move until an answer arrives, or the last attempt has failed. All attempts have the same random id, by which the server
 * makes the move once.
 */
export async function sendMove<Answer = TurnPlayed>(address: URL, body: object): Promise<SentMove<Answer>> {
  const text = JSON.stringify({ ...body, move: newMoveId() });
  for (const delay of [0, ...RETRY_DELAYS]) {
    await new Promise((resolve) => setTimeout(resolve, delay));
    const sent = await attempt<Answer>(address, text).catch(() => undefined);
    if (sent) return sent;
  }
  return { outcome: 'unknown' };
}

/** Sends a move once; undefined if the server could not tell what became of it. */
async function attempt<Answer>(address: URL, body: string): Promise<SentMove<Answer> | undefined> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(ANSWER_TIMEOUT),
  });
  if (answer.status >= 500) return undefined;
  if (!answer.ok) return { outcome: 'rejected', status: answer.status, ...((await answer.json()) as TurnProblem) };
  return { outcome: 'played', ...((await answer.json()) as Answer) };
}

/** Needs no secure context, unlike `crypto.randomUUID`. */
function newMoveId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
