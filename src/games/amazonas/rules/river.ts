import { marksOn, type OnMerge, strengthOf } from '../../../core/feature-graph.ts';
import type { Award, GameEvent, SailCause } from './event.ts';
import type { State } from './state.ts';
import { BOAT, TRIBUTARY } from './tile-set.ts';

/** Advances a boat, at most to the last space of the river; surplus steps are lost (A18). */
export function sail(
  state: State,
  events: GameEvent[] | undefined,
  seat: number,
  steps: number,
  cause: SailCause,
): void {
  const from = state.boats[seat]!;
  const to = Math.min(from + steps, state.spaces);
  state.boats[seat] = to;
  events?.push({ type: 'sailed', seat, cause, steps, from, to });
}

/**
 * Counts the icons that each seat gains when tributaries join (A17): the icons of the joined tributary less those of the parts on
 * which the seat already had a meeple. They are added merge by merge; the order of the merges does not matter.
 *
 * @param gains receives the icons, by seat
 */
export function iconGains(gains: Int32Array): OnMerge {
  return (graph, stays, joins) => {
    if (graph.kind[stays] !== TRIBUTARY) return;
    const onStays = marksOn(graph, stays, BOAT);
    const onJoins = marksOn(graph, joins, BOAT);
    if (onStays === 0 && onJoins === 0) return;
    for (let seat = 0; seat < graph.seats; seat++) {
      const there = strengthOf(graph, stays, seat) > 0;
      const here = strengthOf(graph, joins, seat) > 0;
      if (there !== here) gains[seat] = gains[seat]! + (there ? onJoins : onStays);
    }
  };
}

/**
 * Ranks the boats by occupied space, the foremost first, and returns the points of each rank (A25, A28). With two players, the
 * second gets points only if it is exactly one space behind the first (A27).
 *
 * @param points points by rank; ranks beyond its end get none
 * @returns the awards in order of seats
 */
export function riverAwards(boats: readonly number[], points: readonly number[]): Award[] {
  const awards: Award[] = [];
  let before = Number.POSITIVE_INFINITY;
  for (let rank = 1; rank <= points.length; rank++) {
    let space = 0;
    for (const boat of boats) if (boat < before && boat > space) space = boat;
    const tooFar = boats.length === 2 && rank === 2 && before - space > 1;
    const gained = points[rank - 1]!;
    if (space === 0 || tooFar) break;
    for (let seat = 0; seat < boats.length && gained > 0; seat++) {
      if (boats[seat] === space) awards.push({ seat, rank, points: gained });
    }
    before = space;
  }
  return awards.sort((a, b) => a.seat - b.seat);
}

/** Scores the Amazon tiles placed this turn (A25), then advances all boats without points at the same time (A26). */
export function scoreAmazon(state: State, events: GameEvent[] | undefined, placed: readonly number[]): void {
  const { board, set } = state;
  const tiles = placed.map((tile) => set.tiles[board.tileType[tile]!]!);
  const caimans = tiles.reduce((sum, tile) => sum + tile.caimans, 0);
  const piranhas = tiles.reduce((sum, tile) => sum + tile.piranhas, 0);
  const awards = riverAwards(state.boats, [caimans + piranhas, piranhas]);
  for (const { seat, points } of awards) state.scores[seat] = state.scores[seat]! + points;
  events?.push({ type: 'amazon-scored', caimans, piranhas, awards });
  state.boats.forEach((_, seat) => {
    if (!awards.some((award) => award.seat === seat)) sail(state, events, seat, 1, 'no-points');
  });
}

/** Scores the river mouth at the end of the game (A28). */
export function scoreMouth(state: State, events: GameEvent[] | undefined): void {
  const awards = riverAwards(state.boats, state.set.mouth[state.boats.length]!);
  for (const { seat, points } of awards) state.scores[seat] = state.scores[seat]! + points;
  events?.push({ type: 'mouth-scored', awards });
}
