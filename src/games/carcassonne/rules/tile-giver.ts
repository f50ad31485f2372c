import { featureOf } from '../../../core/feature-graph.ts';
import { lastTile } from '../../kernel/state.ts';
import type { State } from './state.ts';

/** What stands in the place of the kind of a piece where a covered town gives a further tile. */
export const TOWN_GIVES = 'town';

/**
 * What gives the seat whose turn it is a further tile after that of the tile just placed: the kind of a piece, `TOWN_GIVES`, or what
 * an expansion calls it. A further tile gives no other, however many would (E39, E44), and the last tile none. Undefined where
 * nothing does; asked before anything is scored, as a piece may come home by the very tile for which it gives a further one (E38).
 */
export function furtherTileBy(state: State): string | undefined {
  if (state.isFurtherTile || !hasFurtherTile(state)) return undefined;
  const isTown = state.coversTown && state.play.towns === 'a';
  return state.earnedBy ?? tileGiver(state) ?? (isTown ? TOWN_GIVES : givingTile(state));
}

/** What an expansion says of the tile just placed. */
function givingTile(state: State): string | undefined {
  for (const { givesTile } of state.play.expansions) {
    const by = givesTile?.(state);
    if (by !== undefined) return by;
  }
  return undefined;
}

/**
 * The kind of a piece of the seat whose turn it is that gives it a further tile: one that stood on a feature before the tile just placed
 * continued it (E37). Undefined where there is none; asked before anything is scored.
 */
export function tileGiver({ board, pieces, play, turnSeat }: State): string | undefined {
  if (!play.hasTileGivers) return undefined;
  const { graph, tileSegment } = board;
  const first = tileSegment[lastTile({ board })]!;
  for (const { kind = 0, seat: owner, segment } of pieces) {
    const { givesTile, id } = play.pieces[kind]!;
    if (!givesTile || owner !== turnSeat || segment >= first) continue;
    const feature = featureOf(graph, segment);
    for (let own = first; own < graph.segmentCount; own++) if (featureOf(graph, own) === feature) return id;
  }
  return undefined;
}

/** Whether the seat whose turn it is has a tile for a further turn, which may be one that is not for turns of their own. */
function hasFurtherTile(state: State): boolean {
  const { play, turnSeat } = state;
  return hasTileFor(state, turnSeat) || play.expansions.some((one) => one.hasTileAgain?.(state, turnSeat));
}

/** Whether there is a tile for a turn of a seat: in the pile, or before it. */
export function hasTileFor(state: State, seat: number): boolean {
  const { drawn, pile, play } = state;
  return drawn < pile.length || play.expansions.some((one) => (one.heldTiles?.(state, seat).length ?? 0) > 0);
}
