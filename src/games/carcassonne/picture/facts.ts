import type { Square } from '../../../core/tile.ts';
import type { DrawingContext } from '../../contract/picture.ts';
import type { SquareAward } from '../../contract/scene.ts';
import type { SegmentPlace } from '../../contract/view.ts';
import { makeChip } from '../rules/chip.ts';
import type { GameEvent } from '../rules/event.ts';
import type { GameMap } from '../rules/game-map.ts';
import type { TileSet } from '../rules/tile-set.ts';
import { GOODS } from '../rules/tile-set-file.ts';
import type { SeatView, View } from '../rules/view.ts';
import { grapesSign } from './map/place-art.ts';
import { goodsSign } from './mark-art.ts';

/** What a picture shows of Carcassonne alone: what each seat has, and the map with what lies on it. */
export interface CarcassonneFacts {
  readonly seats: readonly Pick<SeatView, 'meeples' | 'special' | 'goods' | 'chips' | 'isle'>[];
  /** Id of the map; absent on the open table. */
  readonly map?: string;
  /** Meeples that were put on a chip in the turn that is told. */
  readonly raised?: readonly SegmentPlace[];
  /** Points of the turn that is told on squares: chips and treats taken, coats of arms, pieces taken back, towns that were paid. */
  readonly awards?: readonly SquareAward[];
  /** Squares on which treats were laid in the turn that is told. */
  readonly laid?: readonly Square[];
  /** The seat to move has one more tile: one that its own turn has brought, or one that it has bought. */
  readonly further?: 'second-tile' | 'extra-turn';
  /** Seat whose meeple went to the Isle of Man in the turn that is told. */
  readonly islander?: number;
  /** What is played with chips, and those and the piles on the map. */
  readonly chips?: Pick<NonNullable<View['chips']>, 'game' | 'onBoard' | 'piles'>;
}

export type CarcassonneContext = DrawingContext<TileSet, CarcassonneFacts>;

export function factsOf(
  view: Pick<View, 'seats' | 'options' | 'chips' | 'tiles'> & Partial<Pick<View, 'phase' | 'isFurtherTile'>>,
  events: readonly GameEvent[],
): CarcassonneFacts {
  const { seats, options, chips, tiles } = view;
  const raised = events.flatMap((event): SegmentPlace[] => {
    if (event.type !== 'upgraded') return [];
    const { x, y, segment } = event;
    const tile = tiles.findIndex(({ squares }) => squares.some((square) => square.x === x && square.y === y));
    return [{ tile, segment }];
  });
  let placed: Square | undefined;
  const awards = events.flatMap((event) => {
    if (event.type === 'placed') placed = event;
    return awardsOf(event, placed);
  });
  const laid = events.flatMap((event) => (event.type === 'treat-laid' ? [{ x: event.x, y: event.y }] : []));
  const islander = events.flatMap((event) => (event.type === 'turn-bought' ? [event.seat] : []))[0];
  const further = furtherOf(view, events);
  return {
    ...(further && { further }),
    ...(laid.length > 0 && { laid }),
    ...(islander !== undefined && { islander }),
    ...(raised.length > 0 && { raised }),
    ...(awards.length > 0 && { awards }),
    seats: seats.map(({ meeples, special, goods, chips, isle }) => ({
      meeples,
      ...(special && { special }),
      ...(goods && { goods }),
      ...(chips && { chips }),
      ...(isle !== undefined && { isle }),
    })),
    ...(options.map !== 'none' && { map: options.map }),
    ...(chips && { chips: { game: chips.game, onBoard: chips.onBoard, piles: chips.piles } }),
  };
}

function furtherOf(
  { phase, isFurtherTile }: Partial<Pick<View, 'phase' | 'isFurtherTile'>>,
  events: readonly GameEvent[],
) {
  if (phase === 'over') return undefined;
  const started = events.findLast((event) => event.type === 'turn-started');
  if (isFurtherTile || started?.by !== undefined) return 'second-tile';
  const last = events.findLast(({ type }) => type === 'placed' || type === 'turn-bought');
  return last?.type === 'turn-bought' ? 'extra-turn' : undefined;
}

/** @param placed the tile that was placed before it: wine is sold and goods are taken on no square of their own */
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
export function mapIn({ maps }: TileSet, { map }: CarcassonneFacts): GameMap | undefined {
  return map === undefined ? undefined : maps.get(map);
}
