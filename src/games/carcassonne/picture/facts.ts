import type { Square } from '../../../core/tile.ts';
import type { DrawingContext } from '../../contract/picture.ts';
import type { SquareAward } from '../../contract/scene.ts';
import type { SegmentPlace } from '../../contract/view.ts';
import { makeChip } from '../expansions/chips/chip.ts';
import { GOODS } from '../expansions/traders/goods.ts';
import type { GameEvent } from '../rules/event.ts';
import type { GameMap } from '../rules/game-map.ts';
import type { TileSet } from '../rules/tile-set.ts';
import type { View } from '../rules/view.ts';
import { grapesSign } from './map/chip-art.ts';
import { goodsSign } from './mark-art.ts';

/** What a picture shows of Carcassonne alone: what each seat has and what lies on its map, and what the turn did that is told. */
export interface CarcassonneFacts {
  readonly view: View;
  /** Meeples that were put on a chip in the turn that is told. */
  readonly raised: readonly SegmentPlace[];
  /** Points of the turn that is told on squares: chips and treats taken, coats of arms, pieces taken back, towns that were paid. */
  readonly awards: readonly SquareAward[];
  /** Squares on which treats were laid in the turn that is told. */
  readonly laid: readonly Square[];
  /** The seat to move has one more tile: one that its own turn has brought, or one that it has bought. */
  readonly further: 'second-tile' | 'extra-turn' | undefined;
  /** Seat whose meeple went to the Isle of Man in the turn that is told. */
  readonly islander: number | undefined;
}

export type CarcassonneContext = DrawingContext<TileSet, CarcassonneFacts>;

export function factsOf(view: View, events: readonly GameEvent[]): CarcassonneFacts {
  const raised = events.flatMap((event): SegmentPlace[] => {
    if (event.type !== 'upgraded') return [];
    const { x, y, segment } = event;
    const isThere = (square: Square) => square.x === x && square.y === y;
    return [{ tile: view.tiles.findIndex(({ squares }) => squares.some(isThere)), segment }];
  });
  let placed: Square | undefined;
  const awards = events.flatMap((event) => {
    if (event.type === 'placed') placed = event;
    return awardsOf(event, placed);
  });
  return {
    view,
    raised,
    awards,
    laid: events.flatMap((event) => (event.type === 'treat-laid' ? [{ x: event.x, y: event.y }] : [])),
    islander: events.flatMap((event) => (event.type === 'turn-bought' ? [event.seat] : []))[0],
    further: furtherOf(view, events),
  };
}

function furtherOf({ phase, isFurtherTile }: View, events: readonly GameEvent[]): CarcassonneFacts['further'] {
  if (phase === 'over') return undefined;
  const started = events.findLast((event) => event.type === 'turn-started');
  if (isFurtherTile || started?.by !== undefined) return 'second-tile';
  const last = events.findLast(({ type }) => type === 'placed' || type === 'turn-bought');
  return last?.type === 'turn-bought' ? 'extra-turn' : undefined;
}

/** @param placed the tile that was placed before it: wine is sold, goods and cards are taken on no square of their own */
function awardsOf(event: GameEvent, placed: Square | undefined): SquareAward[] {
  switch (event.type) {
    case 'goods-taken': {
      if (!placed) return [];
      const square = { x: placed.x, y: placed.y };
      return GOODS.flatMap((kind) => {
        const count = event.goods[kind] ?? 0;
        return count > 0 ? [{ square, seats: [event.seat], sign: goodsSign(kind), count }] : [];
      });
    }
    case 'card-taken':
      return placed ? [{ square: { x: placed.x, y: placed.y }, seats: [event.seat], sign: event.card }] : [];
    case 'wine-sold': {
      const { seat, points, colour } = event;
      return placed ? [{ square: { x: placed.x, y: placed.y }, points, seats: [seat], sign: grapesSign(colour) }] : [];
    }
    case 'chip-taken':
    case 'treat-taken':
    case 'coats-scored':
    case 'retrieved':
    case 'town-paid': {
      const { x, y, seat, points } = event;
      const sign = 'chip' in event && { sign: makeChip(event.chip) };
      return [{ square: { x, y }, points: event.type === 'town-paid' ? -points : points, seats: [seat], ...sign }];
    }
    default:
      return [];
  }
}

/** The map of a picture; undefined on the open table. */
export function mapIn({ maps }: TileSet, { view }: CarcassonneFacts): GameMap | undefined {
  return maps.get(view.options.map);
}
