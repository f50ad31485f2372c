import { createHash } from 'node:crypto';

/** The longest pause between two attempts, in milliseconds. */
const LONGEST_PAUSE = 10 * 60_000;

/**
 * How long to wait after a failure that may pass, in milliseconds: twice as long every time, up to ten minutes, a little
 * at random so that not everything is tried again at once.
 *
 * @param first the pause after the first attempt
 * @param attempts failed before this one
 */
export function pauseAfter(first: number, attempts: number): number {
  return Math.min(first * 2 ** attempts, LONGEST_PAUSE) * (0.75 + Math.random() / 4);
}

/** Pauses while the store cannot be read or written, which grow from one pause to the next. */
export interface StorePauses {
  /** Notes a failure and returns how long to wait, in milliseconds; one before the end of a pause leaves its end as it is. */
  readonly afterFailure: (now: number) => number;
  /** Notes that the store works, so that the next pause is a short one again. */
  readonly end: () => void;
}

/** Returns pauses of which the first one takes about `first` milliseconds. */
export function storePauses(first: number): StorePauses {
  let failures = 0;
  let until = 0;
  return {
    afterFailure(now) {
      if (now >= until) until = now + Math.ceil(pauseAfter(first, failures++));
      return until - now;
    },
    end() {
      failures = 0;
      until = 0;
    },
  };
}

/** The same thing has the same nonce, so that Discord does not post it twice when the first answer was lost. */
export function nonceOf(thing: string): string {
  return createHash('sha256').update(thing).digest('hex').slice(0, 24);
}
