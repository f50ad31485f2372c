import type { Choose } from '../../lab/simulation/chooser.ts';

/** Steps of the end of a turn at which the program is killed; what is watched from outside tells when they are reached. */
export const STEPS = [
  // The database is locked, so that the command can be decided but not committed.
  'before commit',
  // The answer has reached Discord, which does not take it.
  'after commit, before answer',
  // The message of the next turn has reached Discord, which does not take it.
  'between answer and post',
  // Discord has the message and has not answered yet.
  'between post and recording it',
] as const;
export type StepName = (typeof STEPS)[number];

/** A death to come: at a step, or some time after the process began or was ready. */
export type PlannedKill =
  | { readonly type: 'step'; readonly step: StepName }
  | { readonly type: 'random'; readonly from: 'start' | 'ready'; readonly part: number };

/** Parts that a random time is measured in. */
export const PARTS = 10_000;

/** One random kill in so many comes while the program starts. */
const AT_START = 6;

/**
 * So many kills at random instants, with every named step `each` times among them.
 *
 * @param most.times how many of them are at random
 */
export function killPlan(
  choose: Choose,
  { times, each }: { readonly times: number; readonly each: number },
): PlannedKill[] {
  const plan: PlannedKill[] = Array.from({ length: times }, () => ({
    type: 'random',
    from: choose(AT_START) === 0 ? 'start' : 'ready',
    part: choose(PARTS),
  }));
  const named = STEPS.flatMap((step) => Array.from({ length: each }, () => ({ type: 'step', step }) as const));
  for (const kill of named) plan.splice(choose(plan.length + 1), 0, kill);
  return plan;
}
