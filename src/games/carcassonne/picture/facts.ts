import type { Square } from '../../../core/tile.ts';
import type { SegmentPlace } from '../../contract/view.ts';
import { EXPANSION_PICTURES } from '../expansions/pictures.ts';
import type { GameEvent } from '../rules/event.ts';
import type { View } from '../rules/view.ts';
import { awardOf, type CarcassonneFacts, type EventFacts } from './context.ts';

export function factsOf(view: View, events: readonly GameEvent[]): CarcassonneFacts {
  let placed: Square | undefined;
  const told = events.flatMap((event): EventFacts[] => {
    if (event.type === 'placed') placed = { x: event.x, y: event.y };
    if (event.type === 'town-paid') return [{ awards: [awardOf(event, -event.points)] }];
    return EXPANSION_PICTURES.flatMap((one) => one.tells?.(event, placed) ?? []);
  });
  return {
    view,
    raised: told.flatMap(({ raised }) => (raised ? [segmentPlace(view, raised)] : [])),
    awards: told.flatMap(({ awards = [] }) => awards),
    laid: told.flatMap(({ laid = [] }) => laid),
    buyers: told.flatMap(({ buyer = [] }) => buyer),
    further: furtherOf(view, events),
  };
}

function segmentPlace({ tiles }: View, { x, y, segment }: NonNullable<EventFacts['raised']>): SegmentPlace {
  return { tile: tiles.findIndex(({ squares }) => squares.some((one) => one.x === x && one.y === y)), segment };
}

function furtherOf({ phase, isFurtherTile }: View, events: readonly GameEvent[]): CarcassonneFacts['further'] {
  if (phase === 'over') return undefined;
  const started = events.findLast((event) => event.type === 'turn-started');
  if (isFurtherTile || started?.by !== undefined) return 'second-tile';
  const bought = events.findLastIndex((event) =>
    EXPANSION_PICTURES.some((one) => one.tells?.(event, undefined)?.buyer !== undefined),
  );
  return bought > events.findLastIndex(({ type }) => type === 'placed') ? 'extra-turn' : undefined;
}
