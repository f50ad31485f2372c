import type { DrawingContext } from '../../picture.ts';
import type { SegmentPlace } from '../../view.ts';
import type { GameEvent } from '../rules/event.ts';
import type { GameMap } from '../rules/game-map.ts';
import type { TileSet } from '../rules/tile-set.ts';
import type { SeatView, View } from '../rules/view.ts';

/** What a picture shows of Carcassonne alone: what each seat has, and the map with what lies on it. */
export interface CarcassonneFacts {
  readonly seats: readonly Pick<SeatView, 'meeples' | 'chips' | 'isle'>[];
  /** Id of the map; absent on the open table. */
  readonly map?: string;
  /** Meeples that were put on a chip in the turn that is told. */
  readonly raised?: readonly SegmentPlace[];
  /** What is played with chips, and those and the piles on the map. */
  readonly chips?: Pick<NonNullable<View['chips']>, 'game' | 'onBoard' | 'piles'>;
}

export type CarcassonneContext = DrawingContext<TileSet, CarcassonneFacts>;

export function factsOf(
  { seats, options, chips, tiles }: Pick<View, 'seats' | 'options' | 'chips' | 'tiles'>,
  events: readonly GameEvent[],
): CarcassonneFacts {
  const raised = events.flatMap((event): SegmentPlace[] => {
    if (event.type !== 'upgraded') return [];
    const { x, y, segment } = event;
    const tile = tiles.findIndex(({ squares }) => squares.some((square) => square.x === x && square.y === y));
    return [{ tile, segment }];
  });
  return {
    ...(raised.length > 0 && { raised }),
    seats: seats.map(({ meeples, chips, isle }) => ({
      meeples,
      ...(chips && { chips }),
      ...(isle !== undefined && { isle }),
    })),
    ...(options.map !== 'none' && { map: options.map }),
    ...(chips && { chips: { game: chips.game, onBoard: chips.onBoard, piles: chips.piles } }),
  };
}

/** The map of a picture; undefined on the open table. */
export function mapIn({ maps }: TileSet, { map }: CarcassonneFacts): GameMap | undefined {
  return map === undefined ? undefined : maps.get(map);
}
