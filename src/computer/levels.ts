/** Levels of computer players, from weak to strong. */
export const LEVELS = ['learner', 'regular', 'strong'] as const;
export type Level = (typeof LEVELS)[number];
