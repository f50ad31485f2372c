import type { AnyGame } from '../../games/game.ts';
import type { Translator } from '../../i18n/translate.ts';

/** Reasons that are told, those that matter most. */
const MOST_REASONS = 3;

/** Differences below this many points are not told. */
const LEAST = 0.3;

/** The terms that differ most, in words, with their points; `sign` -1 turns them round. */
export function reasonText(
  t: Translator,
  { words }: AnyGame,
  terms: Readonly<Record<string, number>>,
  sign: 1 | -1,
): string {
  const sums = new Map<string, number>();
  for (const [term, points] of Object.entries(terms)) {
    const name = words.term?.(t, term) ?? term;
    sums.set(name, (sums.get(name) ?? 0) + sign * points);
  }
  const told = [...sums].filter(([, points]) => Math.abs(points) >= LEAST);
  told.sort(([, a], [, b]) => Math.abs(b) - Math.abs(a));
  return told
    .slice(0, MOST_REASONS)
    .map(([name, points]) =>
      t('hint.reason', { name, points: `${points > 0 ? '+' : '−'}${Math.abs(points).toFixed(1)}` }),
    )
    .join(', ');
}
