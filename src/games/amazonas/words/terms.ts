import type { en } from './en.ts';

/** Keys of the messages that describe evaluation terms, by term. */
export const TERM_MESSAGES: Readonly<Record<string, keyof typeof en & `term.${string}`>> = {
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
  move: 'term.move',
};
