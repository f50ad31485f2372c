import type { Scoring } from '../../contract/game.ts';
import { EXPANSIONS, SCORINGS } from '../expansions/index.ts';
import { baseScoringOf, type GameEvent } from '../rules/event.ts';

const BROUGHT: Readonly<Record<string, ((event: never) => Scoring) | 'nothing'>> = SCORINGS;

/** The categories of points that expansions add, in the order of the score sheet. */
export const EXPANSION_CATEGORIES = EXPANSIONS.flatMap(({ scoreCategories = [] }) => scoreCategories);

/** Scoring of an event; undefined for an event without points. */
export function scoringOf(event: GameEvent): Scoring | undefined {
  const brought = BROUGHT[event.type];
  if (brought === undefined) return baseScoringOf(event);
  return brought === 'nothing' ? undefined : brought(event as never);
}

/**
 * The points that an event gave, one line a seat, or took, as negative ones; a seat's score is the sum of its lines over
 * all events.
 */
export function scoreLines(event: GameEvent): Scoring['lines'] {
  return scoringOf(event)?.lines ?? [];
}
