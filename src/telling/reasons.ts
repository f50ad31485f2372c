import { OTHER_SEATS } from '../computer/rank-choices.ts';
import type { AnyGame } from '../games/contract/game.ts';
import type { Translator } from '../i18n/translate.ts';
import { tenths } from './tenths.ts';

/** Most reasons that are told. */
export const MAX_REASONS = 2;

/** Smallest difference that is told, in points. */
const MIN_DIFFERENCE = 0.3;

/** A choice compared with the best one. */
interface Comparison {
  /** Terms of the choice minus those of the best one. */
  readonly terms: Readonly<Record<string, number>>;
  /** The kind of reasons: against the choice, for the best choice, or for the best choice in comparison with the average. */
  readonly side: 'against' | 'for the best' | 'ahead';
  /** Points that the choice is behind, as the reader sees them. */
  readonly points: number;
  /** Most reasons that are told. */
  readonly maxReasons?: number;
  /**
   * Terms of other choices that are told, minus those of the best one. A term in which one of them is better is no reason for
   * the best one.
   */
  readonly otherChoices?: readonly Readonly<Record<string, number>>[];
}

/** The largest difference between the told points and the sum that they explain, in tenths. */
const MAX_ROUNDING_ERROR = 2;

/**
 * Explains in words why the best choice is better than another one, by the terms that differ most.
 *
 * It tells the strongest term for the side, with a second term for or against it, chosen so that both add up to the points that
 * the choice is behind. If no pair adds up, it tells the strongest terms as the main reasons; if these exceed the difference, it
 * tells them without points, beside the term that outweighs them. For the side `ahead` it never tells points, as there is no
 * single other choice. Terms with the same name are added up. Returns an empty text if no term speaks for the side.
 */
export function reasonText(
  t: Translator,
  game: AnyGame,
  { terms, side, points: pointsBehind, maxReasons = MAX_REASONS, otherChoices = [] }: Comparison,
): string {
  const sums = sumsByName(t, game, terms);
  for (const choice of otherChoices) {
    for (const [name, points] of sumsByName(t, game, choice)) if (points >= MIN_DIFFERENCE) sums.delete(name);
  }
  const strongTerms = [...sums]
    .filter(([, points]) => Math.abs(points) >= MIN_DIFFERENCE)
    .sort(([, one], [, other]) => one - other);
  const [first, next] = strongTerms.filter(([, points]) => points < 0);
  if (!first) return '';
  const wayOf = (difference: number) => (difference > 0 === (side === 'against') ? 'more' : 'less');
  const termText = ([name, difference]: Term) => {
    const amount = { points: tenths(t, Math.abs(difference)), side: wayOf(difference) };
    return name === OTHER_SEATS ? t('hint.reason.others', amount) : t('hint.reason', { ...amount, name });
  };
  const trendText = ([name, difference]: Term) => {
    const way = { side: wayOf(difference) };
    return name === OTHER_SEATS ? t('hint.trend.others', way) : t('hint.trend', { ...way, name });
  };
  const strongest = [first, ...(next && maxReasons > 1 ? [next] : [])];
  const trendsText = () => {
    const names = strongest.map(([name]) => name);
    // Both are for the same side, so that one word for more or less is enough.
    return names.includes(OTHER_SEATS) ? termsText(t, strongest, trendText) : trendText([t.list(names), first[1]]);
  };
  if (side === 'ahead') return trendsText();
  const pairs = maxReasons > 1 ? strongTerms.filter((one) => one !== first).map((one) => [first, one]) : [];
  const fittingTerms = groupsByFit(pairs, pointsBehind)[0] ?? groupsByFit([[first]], pointsBehind)[0];
  if (fittingTerms) return termsText(t, fittingTerms, termText);
  const mainTerms = [strongest, [first]].find((some) => shownTenths(pointsBehind) + sumOf(some) >= 0);
  if (mainTerms) return t('hint.mainly', { reasons: termsText(t, mainTerms, termText) });
  const against = strongTerms.at(-1)!;
  if (against[1] <= 0 || maxReasons === 1) return trendsText();
  // “The others get more, though more from fields” would not say who gets more there.
  if (first[0] === OTHER_SEATS) return trendText(first);
  if (against[0] === OTHER_SEATS) return t('hint.but.others', { first: trendText(first), side: wayOf(against[1]) });
  return termsText(t, [first, against], trendText);
}

/** Sums of points by the name of their terms; terms without a name are left out. */
function sumsByName(t: Translator, { words }: AnyGame, terms: Readonly<Record<string, number>>): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [term, points] of Object.entries(terms)) {
    const name = term === OTHER_SEATS ? OTHER_SEATS : words.term?.(t, term);
    if (name !== undefined) sums.set(name, (sums.get(name) ?? 0) + points);
  }
  return sums;
}

/** A name of terms, and their points. */
type Term = readonly [name: string, points: number];

/** One or two terms in words. */
function termsText(t: Translator, terms: readonly Term[], textOf: (term: Term) => string): string {
  const [first, second] = terms;
  if (!second) return textOf(first!);
  return t(second[1] < 0 ? 'hint.and' : 'hint.but', { first: textOf(first!), second: textOf(second) });
}

/** Groups of terms whose shown points add up to the difference from the best choice, the best fit first. */
function groupsByFit(groups: readonly (readonly Term[])[], behind: number): readonly (readonly Term[])[] {
  const errorOf = (group: readonly Term[]) => Math.abs(shownTenths(behind) + sumOf(group));
  const weight = (group: readonly Term[]) => group.reduce((total, [, points]) => total + Math.abs(points), 0);
  return groups
    .filter((group) => sumOf(group) < 0 && errorOf(group) <= MAX_ROUNDING_ERROR)
    .sort((one, other) => errorOf(one) - errorOf(other) || weight(other) - weight(one));
}

/** Rounds points to the tenths that readers see; returns a number of tenths. */
function shownTenths(points: number): number {
  return Math.sign(points) * Math.round(Math.abs(points) * 10);
}

/** Sum of the rounded points of terms, in tenths. */
function sumOf(terms: readonly Term[]): number {
  return terms.reduce((total, [, points]) => total + shownTenths(points), 0);
}
