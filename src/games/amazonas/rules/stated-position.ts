import { statedBoard } from '../../kernel/stated-position.ts';
import type { View } from './view.ts';

/** Returns the public facts of a position (`Rules.statedPosition`); docs/RECORD.md describes its fields. */
export function statedPosition(view: View): object {
  const { ruleSet, tileSet, seats, river, pile, discarded, doubles } = view;
  return {
    ...statedBoard(view),
    ruleSet,
    tileSet,
    seats: seats.map(({ colour, score, meeples, camps, space }) => ({ colour, score, meeples, camps, space })),
    river: { next: { x: river.next.x, y: river.next.y }, front: river.front, spaces: river.spaces },
    pile: { land: pile.land, amazon: pile.amazon, tiles: pile.tiles },
    discarded,
    doubles: doubles.map(({ tile, left }) => ({ tile, left })),
  };
}
