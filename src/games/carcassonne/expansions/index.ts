import { inns } from './inns.ts';

/** The expansions, in the order in which their tiles and pieces are counted. */
export const EXPANSIONS = [inns] as const;

/** The id of an expansion, which is also the option that chooses it. */
export type ExpansionId = (typeof EXPANSIONS)[number]['id'];
