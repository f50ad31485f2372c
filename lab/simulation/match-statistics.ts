/** The interval in which a true share lies with a probability of 95 %, by Wilson. */
export function wilson(won: number, games: number): [number, number] {
  const z = 1.96;
  const share = won / games;
  const middle = share + z ** 2 / (2 * games);
  const half = z * Math.sqrt((share * (1 - share)) / games + z ** 2 / (4 * games ** 2));
  const all = 1 + z ** 2 / games;
  return [(middle - half) / all, (middle + half) / all];
}

/** How far the mean of numbers may be from the true one: its standard error. */
export function standardError(numbers: readonly number[]): number {
  const mean = meanOf(numbers);
  const squares = numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, numbers.length - 1) / numbers.length);
}

export function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/**
 * The Elo difference between one player and equal others at which it wins a share of games. The chances to win are held to
 * be as 10^(Elo / 400) of each seat, so that the even share, one part of the seats, is 0.
 *
 * @param players seats, the one player's included
 */
export function eloOf(share: number, players: number): number {
  return 400 * Math.log10((share / (1 - share)) * (players - 1));
}

/** The share of games that one player wins against equal others with an Elo difference, as in `eloOf`. */
export function shareOf(elo: number, players: number): number {
  const strength = 10 ** (elo / 400);
  return strength / (strength + players - 1);
}

/** Two shares of games won: a test finds out which of them holds rather than the other. */
export interface Hypotheses {
  readonly none: number;
  readonly gain: number;
}

/** The shares for so many players at the same differences in Elo as shares of games for two. */
export function hypothesesFor(players: number, { none, gain }: Hypotheses = { none: 0.5, gain: 0.53 }): Hypotheses {
  return { none: shareOf(eloOf(none, 2), players), gain: shareOf(eloOf(gain, 2), players) };
}

/** How a sequential test stands. */
export interface TestResult {
  /** Logarithm of how much likelier the scores are where the share is `gain` than where it is `none`. */
  readonly llr: number;
  /** Undefined while more games are needed. */
  readonly holds: keyof Hypotheses | undefined;
}

/** The chance that a test decides for one hypothesis though the other holds. */
const ERROR = 0.05;

/** A test is decided where its `llr` is this much above or below 0. */
export const LLR_BOUND = Math.log((1 - ERROR) / ERROR);

/**
 * The sequential probability ratio test, by the normal approximation: asked after every pile, it ends a match as soon as
 * its games tell the hypotheses apart. A score is the mean over the games of a pile, which is played from every seat once,
 * so that the luck of the pile is no part of how scores vary. Scores vary as though there had been one lost pile and one
 * won pile more, as the first piles may all end alike.
 *
 * @param scores of the piles, 0 = all lost, 1 = all won
 */
export function sequentialTest(scores: readonly number[], { none, gain }: Hypotheses): TestResult {
  const mean = meanOf(scores);
  const varied = [...scores, 0, 1];
  const middle = meanOf(varied);
  const variance = meanOf(varied.map((score) => (score - middle) ** 2));
  const llr = scores.length === 0 ? 0 : (scores.length * (gain - none) * (2 * mean - none - gain)) / (2 * variance);
  return { llr, holds: llr >= LLR_BOUND ? 'gain' : llr <= -LLR_BOUND ? 'none' : undefined };
}
