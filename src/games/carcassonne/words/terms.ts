import type { en } from './en.ts';

/** What the terms of the evaluation count, by the message that says so. */
export const TERM_MESSAGES: Readonly<Record<string, keyof typeof en & `term.${string}`>> = {
  points: 'term.points',
  roads: 'term.roads',
  cities: 'term.cities',
  monasteries: 'term.monasteries',
  fields: 'term.fields',
  fieldRisk: 'term.fieldRisk',
  fieldHope: 'term.fieldHope',
  returning: 'term.returning',
  lastMeeple: 'term.meeples',
  secondMeeple: 'term.meeples',
  thirdMeeple: 'term.meeples',
  furtherMeeples: 'term.meeples',
  largeInHand: 'term.large',
  abbotInHand: 'term.abbot',
  builderInHand: 'term.builder',
  builderOnBoard: 'term.builder',
  pigInHand: 'term.pig',
  pigOnFarm: 'term.pig',
  goods: 'term.goods',
  chips: 'term.chips',
  isle: 'term.isle',
  move: 'term.move',
};
