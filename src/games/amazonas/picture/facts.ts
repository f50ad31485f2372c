import type { DrawingContext } from '../../contract/picture.ts';
import type { BoardScene } from '../../contract/scene.ts';
import type { GameEvent } from '../rules/event.ts';
import type { TileSet } from '../rules/tile-set.ts';
import { boatRank, type SeatView, type View } from '../rules/view.ts';

/** Facts of a picture that only Amazonas has. */
export interface AmazonasFacts {
  /** Where the river goes on, the foremost column for land tiles (A3), and the number of its spaces (A18). */
  readonly river: View['river'];
  /** Points at the mouth by rank, when the game is over (A28). */
  readonly mouth?: readonly number[];
  /** Points of the Amazon scoring in the turn that is told, the most first (A25). */
  readonly awards?: readonly { readonly points: number; readonly seats: readonly number[] }[];
  /** The events that are told have the points of the mouth. */
  readonly isMouthScored?: true;
  /** By seat. */
  readonly seats: readonly SeatFacts[];
  readonly pile: Pick<View['pile'], 'land' | 'amazon'>;
  readonly doubles: View['doubles'];
}

/** Supply and boat of a seat. */
export interface SeatFacts extends Pick<SeatView, 'meeples' | 'camps' | 'space'> {
  /** Rank of its boat by occupied space, from 1 (A25). */
  readonly rank: number;
  /** Space from which its boat has come in the turn that is told; absent if it has not moved. */
  readonly from?: number;
}

export type AmazonasScene = BoardScene<AmazonasFacts>;
export type AmazonasContext = DrawingContext<TileSet, AmazonasFacts>;

export function factsOf(
  set: TileSet,
  { phase, river, seats, pile, doubles }: View,
  events: readonly GameEvent[],
): AmazonasFacts {
  const awards = events.flatMap((event) => (event.type === 'amazon-scored' ? event.awards : []));
  const points = [...new Set(awards.map((award) => award.points))].filter((some) => some > 0).sort((a, b) => b - a);
  return {
    river,
    ...(points.length > 0 && {
      awards: points.map((some) => ({
        points: some,
        seats: awards.filter((award) => award.points === some).map(({ seat }) => seat),
      })),
    }),
    ...(phase === 'over' ? { mouth: set.mouth[seats.length] ?? [] } : {}),
    ...(events.some(({ type }) => type === 'mouth-scored') && { isMouthScored: true }),
    seats: seats.map(({ meeples, camps, space }, seat) => {
      const from = events.find((event) => event.type === 'sailed' && event.seat === seat && event.from < space);
      return {
        ...{ meeples, camps, space, rank: boatRank(seats, seat) },
        ...(from?.type === 'sailed' && { from: from.from }),
      };
    }),
    pile: { land: pile.land, amazon: pile.amazon },
    doubles,
  };
}
