import * as z from 'zod';
import { type ActionSchema, actionNotation } from '../../kernel/action.ts';
import { EXPANSIONS } from '../expansions/index.ts';
import { type Action, BASE_SCHEMAS } from '../rules/action.ts';

/** The shapes of all actions, each once: several chip games take chips in the same way. */
export const ACTION_SCHEMAS: readonly ActionSchema[] = [
  ...new Set([
    ...Object.values(BASE_SCHEMAS),
    ...EXPANSIONS.flatMap(({ verbs = [] }) => verbs.map(({ schema }) => schema)),
  ]),
];

/** Schema of all actions, including those of every expansion. */
export const actionSchema = z.discriminatedUnion(
  'type',
  ACTION_SCHEMAS as [ActionSchema],
) as unknown as z.ZodType<Action>;

/**
 * An action as text, such as `meeple 2 large`, `island orange 1`, `treat 3,4`, `set orange1,orange2,purple1`, `sell purple 11
 * abroad`, `upgrade 3 112`.
 */
export const { makeAction, parseAction } = actionNotation<Action>(ACTION_SCHEMAS);
