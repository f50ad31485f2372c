import { OTHERS } from '../../computer/rank-choices.ts';
import type { AnyGame } from '../../games/game.ts';
import type { Translator } from '../../i18n/translate.ts';

/** Reasons that are told, those that matter most. */
const MOST_REASONS = 3;

/** Differences below this many points are not told. */
const LEAST = 0.3;

/**
 * What speaks against a choice beside the best one, or for the best one beside it: the terms that differ most, in words,
 * with their points.
 *
 * @param terms of the choice, less those of the best one
 */
export function reasonText(
  t: Translator,
  { words }: AnyGame,
  terms: Readonly<Record<string, number>>,
  side: 'for the best' | 'against',
): string {
  const sums = new Map<string, number>();
  for (const [term, points] of Object.entries(terms)) {
    const name =
      term === OTHERS ? t('hint.others-get', { side: side === 'against' ? 'more' : 'less' }) : words.term?.(t, term);
    if (name !== undefined) sums.set(name, (sums.get(name) ?? 0) + points);
  }
  // What speaks the other way would only confuse.
  const told = [...sums]
    .filter(([, points]) => points <= -LEAST)
    .map(([name, points]): [string, number] => [name, side === 'against' ? points : -points]);
  told.sort(([, a], [, b]) => Math.abs(b) - Math.abs(a));
  return told
    .slice(0, MOST_REASONS)
    .map(([name, points]) =>
      t('hint.reason', { name, points: `${points > 0 ? '+' : '−'}${Math.abs(points).toFixed(1)}` }),
    )
    .join(', ');
}
