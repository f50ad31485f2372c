import type { DrawingContext } from '../../contract/picture.ts';
import type { GameEvent } from '../rules/event.ts';
import type { TileSet } from '../rules/tile-set.ts';
import type { View } from '../rules/view.ts';

/** Facts for pictures that only Amazonas has. */
export interface AmazonasFacts {
  readonly view: View;
  /** Points of the river mouth by rank, if the game is over (A28). */
  readonly mouth?: readonly number[];
  /** Points of the Amazon scoring in the shown turn, the most first (A25). */
  readonly awards: readonly { readonly points: number; readonly seats: readonly number[] }[];
  /** True if the shown events include the scoring of the mouth. */
  readonly isMouthScored: boolean;
  /** Seats whose boats have moved in the shown turn, each with the earlier space of its boat. */
  readonly sailed: readonly { readonly seat: number; readonly from: number }[];
}

export type AmazonasContext = DrawingContext<TileSet, AmazonasFacts>;

export function factsOf(set: TileSet, view: View, events: readonly GameEvent[]): AmazonasFacts {
  const { phase, seats } = view;
  const awards = events.flatMap((event) => (event.type === 'amazon-scored' ? event.awards : []));
  const points = [...new Set(awards.map((award) => award.points))].filter((some) => some > 0).sort((a, b) => b - a);
  const sailed = seats.flatMap(({ space }, seat) => {
    const event = events.find((one) => one.type === 'sailed' && one.seat === seat && one.from < space);
    return event?.type === 'sailed' ? [{ seat, from: event.from }] : [];
  });
  return {
    view,
    awards: points.map((some) => ({
      points: some,
      seats: awards.filter((award) => award.points === some).map(({ seat }) => seat),
    })),
    ...(phase === 'over' && { mouth: set.mouth[seats.length] ?? [] }),
    isMouthScored: events.some(({ type }) => type === 'mouth-scored'),
    sailed,
  };
}
