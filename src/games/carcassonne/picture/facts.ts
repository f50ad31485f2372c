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
    flown: flownSteps(told),
    driven: told.flatMap(({ driven = [] }) => driven),
    buyers: told.flatMap(({ buyer = [] }) => buyer),
    further: furtherOf(view, events),
  };
}

/** Steps of figures, each with the seats whose pieces went home from its square right after it. */
function flownSteps(told: readonly EventFacts[]): CarcassonneFacts['flown'] {
  return told.flatMap(({ flown }, at) => {
    if (!flown) return [];
    const { x, y } = flown.to;
    const after = told.slice(at + 1);
    const next = after.findIndex((one) => one.flown);
    const here = next < 0 ? after : after.slice(0, next);
    return [{ ...flown, eaten: here.flatMap(({ eaten }) => (eaten?.x === x && eaten.y === y ? [eaten.seat] : [])) }];
  });
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
