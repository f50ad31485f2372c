import type { en } from './en.ts';

/** What the terms of the evaluation count, by the message that says so. */
export const TERM_WORDS: Readonly<Record<string, keyof typeof en & `term.${string}`>> = {
  points: 'term.points',
  tributaries: 'term.tributaries',
  villages: 'term.villages',
  animals: 'term.animals',
  jungleSquares: 'term.animals',
  returning: 'term.returning',
  lastMeeple: 'term.meeples',
  secondMeeple: 'term.meeples',
  furtherMeeples: 'term.meeples',
  lastCamp: 'term.camps',
  secondCamp: 'term.camps',
  river: 'term.river',
  mouth: 'term.mouth',
  ahead: 'term.ahead',
  icons: 'term.icons',
};
