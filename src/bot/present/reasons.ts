import { OTHERS } from '../../computer/rank-choices.ts';
import type { AnyGame } from '../../games/contract/game.ts';
import type { Translator } from '../../i18n/translate.ts';
import { tenths } from './tenths.ts';

/** Reasons that are told at most: those that decide. */
export const MAX_REASONS = 2;

/** Differences below this many points are not told. */
const MIN = 0.3;

/** A choice held against the best one. */
interface Compared {
  /** Of the choice, less those of the best one. */
  readonly terms: Readonly<Record<string, number>>;
  /** What is told: what the choice lacks, what the best one has beside it, or only where the best one has more. */
  readonly side: 'against' | 'for the best' | 'ahead';
  /** Points that it is behind, as its reader is told. */
  readonly points: number;
  /** Reasons that are told at most. */
  readonly most?: number;
}

/**
 * The two terms that decide between a choice and the best one, in words, with how many points more or less they bring: the
 * strongest for the side that is told, and the next one for it or what speaks against it, whichever leaves less of the
 * points unexplained. Terms of one name are added up. Empty where nothing speaks for that side.
 */
export function reasonText(
  t: Translator,
  { words }: AnyGame,
  { terms, side, points: behind, most = MAX_REASONS }: Compared,
): string {
  const sums = new Map<string, number>();
  for (const [term, points] of Object.entries(terms)) {
    const name = term === OTHERS ? OTHERS : words.term?.(t, term);
    if (name !== undefined) sums.set(name, (sums.get(name) ?? 0) + points);
  }
  const inOrder = [...sums].filter(([, points]) => Math.abs(points) >= MIN).sort(([, one], [, other]) => one - other);
  const [first, next] = inOrder.filter(([, points]) => points < 0);
  if (!first) return '';
  const told = ([name, difference]: readonly [string, number]) => {
    const points = side === 'against' ? difference : -difference;
    const amount = { points: tenths(t, Math.abs(points)), side: points > 0 ? 'more' : 'less' };
    return name === OTHERS ? t('hint.reason.others', amount) : t('hint.reason', { ...amount, name });
  };
  const counter = side === 'ahead' ? undefined : inOrder.findLast(([, points]) => points > 0);
  const left = (one: typeof first | undefined) =>
    one ? Math.abs(behind + first[1] + one[1]) : Number.POSITIVE_INFINITY;
  const second = left(next) <= left(counter) ? next : counter;
  if (!second || most < MAX_REASONS) return told(first);
  const both = { first: told(first), second: told(second) };
  return second === next ? t('hint.and', both) : t('hint.but', both);
}
