import type { en } from './en.ts';

/** What the terms of the evaluation count, by the message that says so. */
export const TERM_MESSAGES: Readonly<Record<string, keyof typeof en & `term.${string}`>> = {
  points: 'term.points',
  roads: 'term.roads',
  cities: 'term.cities',
  monasteries: 'term.monasteries',
  fields: 'term.fields',
  returning: 'term.returning',
  lastMeeple: 'term.meeples',
  secondMeeple: 'term.meeples',
  thirdMeeple: 'term.meeples',
  furtherMeeples: 'term.meeples',
  chips: 'term.chips',
  isle: 'term.isle',
  move: 'term.move',
};
