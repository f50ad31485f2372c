import { featureOf } from '../../../core/feature-graph.ts';
import { lastTile } from '../../kernel/state.ts';
import type { State } from './state.ts';

/** Name of a covered town as the giver of a further tile, beside the kinds of pieces. */
export const GIVEN_BY_TOWN = 'town';

/** Name that stands for no giver, once it is certain that nothing gives a further tile in this turn (`noteTileGiver`). */
export const GIVEN_BY_NOTHING = '';

/** Notes what gives a further tile, before features are joined or parted that the tile did not. */
export function noteTileGiver(state: State): void {
  state.earnedBy = furtherTileBy(state) ?? GIVEN_BY_NOTHING;
}

/**
 * Name of what gives the seat whose turn it is a further tile: a kind of piece, `GIVEN_BY_TOWN`, or a name from
 * `Expansion.givesTile`; undefined for nothing. A further tile gives no other (E39, E44), and the last tile gives none. To be
 * called before the scoring, as the same tile may return the piece that gives a further one (E38).
 */
export function furtherTileBy(state: State): string | undefined {
  if (state.earnedBy === undefined && !mayGiveTile(state)) return undefined;
  if (state.isFurtherTile || !hasFurtherTile(state)) return undefined;
  const isTown = state.coversTown && state.rules.towns === 'a';
  const by = state.earnedBy ?? tileGiver(state) ?? (isTown ? GIVEN_BY_TOWN : givingTile(state));
  return by === GIVEN_BY_NOTHING ? undefined : by;
}

/** Whether anything in a game may give a further tile. */
export function mayGiveTile({ rules }: State): boolean {
  return rules.hasTileGivers || rules.towns === 'a';
}

/** The name that an expansion gives for the tile just placed. */
function givingTile(state: State): string | undefined {
  for (const { givesTile } of state.rules.expansions) {
    const by = givesTile?.(state);
    if (by !== undefined) return by;
  }
  return undefined;
}

/**
 * Kind of the piece that gives its seat a further tile: it stood on a feature before the tile just placed continued that (E37).
 * Undefined without one. To be called before the scoring.
 */
export function tileGiver({ board, pieces, rules, turnSeat }: State): string | undefined {
  if (!rules.hasTileGivers) return undefined;
  const { graph, tileSegment } = board;
  const first = tileSegment[lastTile({ board })]!;
  for (const { kind = 0, seat: owner, segment } of pieces) {
    const { givesTile, id } = rules.pieces[kind]!;
    if (!givesTile || owner !== turnSeat || segment >= first) continue;
    const feature = featureOf(graph, segment);
    for (let own = first; own < graph.segmentCount; own++) if (featureOf(graph, own) === feature) return id;
  }
  return undefined;
}

/** Whether the seat whose turn it is has a tile for a further turn, including tiles that only a further turn can use. */
function hasFurtherTile(state: State): boolean {
  if (hasTileFor(state, state.turnSeat)) return true;
  for (const expansion of state.rules.expansions) if (expansion.hasTileAgain?.(state, state.turnSeat)) return true;
  return false;
}

/** Whether a seat has a tile for a turn: in the pile, or among the tiles that it holds. */
export function hasTileFor(state: State, seat: number): boolean {
  if (state.drawn < state.pile.length) return true;
  for (const { heldTiles } of state.rules.expansions) if (heldTiles && heldTiles(state, seat).length > 0) return true;
  return false;
}
