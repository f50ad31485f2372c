import { EXPANSIONS } from '../expansions/index.ts';
import type { Phase } from '../rules/rejection.ts';
import { BASE_STEPS } from '../rules/turn.ts';

/** Everything that a game can wait for, with any expansion. */
export const PHASES: readonly Phase[] = [
  ...new Set(
    [...BASE_STEPS, ...EXPANSIONS.flatMap(({ steps = [] }) => steps)].flatMap(({ enter, name }) =>
      enter ? [] : [name as Phase],
    ),
  ),
  'over',
];
