/** Returns the Wilson interval of 95 % for a share of games won. */
export function wilsonInterval(won: number, games: number): [number, number] {
  const z = 1.96;
  const share = won / games;
  const middle = share + z ** 2 / (2 * games);
  const half = z * Math.sqrt((share * (1 - share)) / games + z ** 2 / (4 * games ** 2));
  const all = 1 + z ** 2 / games;
  return [(middle - half) / all, (middle + half) / all];
}

/** Returns the standard error of the mean of numbers. */
export function standardError(numbers: readonly number[]): number {
  const mean = meanOf(numbers);
  const squares = numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, numbers.length - 1) / numbers.length);
}

export function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/**
 * Returns the Elo difference between one player and equal others, from its share of games won. The chances of the seats are
 * assumed to be proportional to 10^(Elo / 400), so that a share of 1 / players is a difference of 0.
 *
 * @param players number of all seats
 */
export function eloOf(share: number, players: number): number {
  return 400 * Math.log10((share / (1 - share)) * (players - 1));
}

/** The share of games that one player wins against equal others with an Elo difference, as in `eloOf`. */
export function shareOf(elo: number, players: number): number {
  const strength = 10 ** (elo / 400);
  return strength / (strength + players - 1);
}

/** Two hypotheses about the share of games won, between which a test decides. */
export interface Hypotheses {
  readonly none: number;
  readonly gain: number;
}

/** Converts hypotheses for two players to equivalent ones, by Elo difference, for another number of players. */
export function hypothesesFor(players: number, { none, gain }: Hypotheses = { none: 0.5, gain: 0.53 }): Hypotheses {
  return { none: shareOf(eloOf(none, 2), players), gain: shareOf(eloOf(gain, 2), players) };
}

/** Result of a sequential test so far. */
export interface TestResult {
  /** Log-likelihood ratio of the hypotheses `gain` and `none`. */
  readonly llr: number;
  /** Undefined while more games are needed. */
  readonly holds: keyof Hypotheses | undefined;
}

/** Probability that a test decides for the wrong hypothesis. */
const ERROR_RATE = 0.05;

/** A test is decided if the absolute value of its `llr` reaches this bound. */
export const LLR_BOUND = Math.log((1 - ERROR_RATE) / ERROR_RATE);

/**
 * Sequential probability ratio test by the normal approximation. It is repeated after every pile, and ends a match as soon
 * as one hypothesis is likely enough. A pile is played once from every seat, and its score is the mean over these games, so
 * that the luck of the pile does not add to the variance. The variance includes one lost and one won pile more, as the first
 * piles may all have the same score.
 *
 * @param scores scores of the piles, 0 = all games lost, 1 = all won
 */
export function sequentialTest(scores: readonly number[], { none, gain }: Hypotheses): TestResult {
  const mean = meanOf(scores);
  const varied = [...scores, 0, 1];
  const middle = meanOf(varied);
  const variance = meanOf(varied.map((score) => (score - middle) ** 2));
  const llr = scores.length === 0 ? 0 : (scores.length * (gain - none) * (2 * mean - none - gain)) / (2 * variance);
  return { llr, holds: llr >= LLR_BOUND ? 'gain' : llr <= -LLR_BOUND ? 'none' : undefined };
}
