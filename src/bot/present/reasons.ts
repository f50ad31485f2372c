import { OTHERS } from '../../computer/rank-choices.ts';
import type { AnyGame } from '../../games/contract/game.ts';
import type { Translator } from '../../i18n/translate.ts';
import { tenths } from './tenths.ts';

/** Reasons that are told, those that matter most. */
const MAX_REASONS = 3;

/** Share of all reasons from which on what speaks the other way matters: then the strongest of it is told, too. */
const MIN_COUNTER = 0.4;

/** Differences below this many points are not told. */
const MIN = 0.3;

/**
 * What speaks against a choice beside the best one, or for the best one beside it: the terms that differ most, in words,
 * with how many points more or less they bring.
 *
 * @param terms of the choice, less those of the best one
 * @param most reasons that are told
 */
export function reasonText(
  t: Translator,
  { words }: AnyGame,
  terms: Readonly<Record<string, number>>,
  side: 'for the best' | 'against',
  most = MAX_REASONS,
): string {
  const sums = new Map<string, number>();
  for (const [term, points] of Object.entries(terms)) {
    const isMore = (side === 'against') === points < 0;
    const name = term === OTHERS ? t('hint.others-get', { side: isMore ? 'more' : 'less' }) : words.term?.(t, term);
    if (name !== undefined) sums.set(name, (sums.get(name) ?? 0) + points);
  }
  const inOrder = [...sums].sort(([, one], [, other]) => one - other);
  const reasons = inOrder.filter(([, points]) => points <= -MIN);
  if (reasons.length === 0) return '';
  const told = ([name, difference]: [string, number]) => {
    const points = side === 'against' ? difference : -difference;
    return t('hint.reason', { name, points: tenths(t, Math.abs(points)), side: points > 0 ? 'more' : 'less' });
  };
  const all = reasons.slice(0, most).map(told).join(', ');
  // What speaks the other way is told only where the reasons would not add up without it.
  const counter = inOrder.at(-1)!;
  const against = reasons.reduce((sum, [, points]) => sum - points, 0);
  const inFavour = inOrder.reduce((sum, [, points]) => sum + Math.max(0, points), 0);
  return counter[1] >= MIN && inFavour >= against * MIN_COUNTER
    ? t('hint.but', { reasons: all, counter: told(counter) })
    : all;
}
