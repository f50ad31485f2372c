import type { Board } from '../../../core/board.ts';
import { countTiles, marksOn, openPorts, strengthOf } from '../../../core/feature-graph.ts';
import { type Outlook, outlookOf, shareLeft, tilesLeftOf } from '../../kernel/completion-chance.ts';
import type { GameTerms, ValuedPosition } from '../../kernel/position-terms.ts';
import type { TermSink } from '../../kernel/term-sink.ts';
import { featurePoints } from '../rules/feature-points.ts';
import type { State } from '../rules/state.ts';
import { FRUIT, JUNGLE, TRIBUTARY, VILLAGE } from '../rules/tile-set.ts';
import { expectedRankPoints, type RiverPoints, riverPoints } from './river-outlook.ts';
import { TERM_INDEX, TERMS } from './weights.ts';

const {
  tributaries: TRIBUTARIES,
  villages: VILLAGES,
  animals: ANIMALS,
  jungleSquares: SQUARES,
  returning: RETURNING,
  icons: ICONS,
  river: RIVER,
  mouth: MOUTH,
  ahead: AHEAD,
} = TERM_INDEX;

const MEEPLE_TERMS = [TERM_INDEX.lastMeeple, TERM_INDEX.secondMeeple, TERM_INDEX.furtherMeeples];
const CAMP_TERMS = [TERM_INDEX.lastCamp, TERM_INDEX.secondCamp];

/** A position whose terms are counted. */
export interface Position extends ValuedPosition<State> {
  readonly river: RiverPoints;
}

/** The evaluation terms of Amazonas. */
export const AMAZONAS_TERMS: GameTerms<State, Position> = {
  index: TERM_INDEX,
  count: TERMS.length,
  positionOf(state) {
    const left = tilesLeftOf(state);
    const share = shareLeft(left, state.scores.length);
    const hands = [
      { terms: MEEPLE_TERMS, share },
      { terms: CAMP_TERMS, share },
    ];
    return { state, left, share, hands, move: 1, river: riverPoints(state, left) };
  },
  addSeats: (position, sink) => addBoats(position, position.state.boats, sink),
  addFeature({ left, share, state }, segment, root, sink) {
    const { board } = state;
    const { graph } = board;
    const kind = graph.kind[root]!;
    const outlook = openPorts(graph, root) > 0 ? outlookOf(board, segment, left) : undefined;
    const { chance, growth } = outlook ?? { chance: 1, growth: 0 };
    const points = expectedPoints(board, root, outlook);
    let most = 0;
    for (let seat = 0; seat < graph.seats; seat++) most = Math.max(most, strengthOf(graph, root, seat));
    for (let seat = 0; seat < graph.seats; seat++) {
      const strength = strengthOf(graph, root, seat);
      if (strength === 0) continue;
      if (strength === most)
        sink.add(seat, kind === JUNGLE ? ANIMALS : kind === VILLAGE ? VILLAGES : TRIBUTARIES, points);
      if (kind !== JUNGLE) sink.add(seat, RETURNING, strength * chance * share);
      else if (strength === most) sink.add(seat, SQUARES, growth * share);
      if (kind === TRIBUTARY) sink.add(seat, ICONS, growth * share);
    }
  },
};

/** Returns the points that a feature (by its root) is expected to score; `outlook` is needed if the feature is open. */
function expectedPoints({ graph }: Board, root: number, outlook: Outlook | undefined): number {
  const kind = graph.kind[root]!;
  if (kind === JUNGLE || !outlook) return featurePoints(graph, root);
  const { chance, growth, squares } = outlook;
  const tiles = countTiles(graph, root);
  const closed = (kind === VILLAGE ? 2 : 1) * (tiles + squares);
  return chance * closed + (1 - chance) * (tiles + growth / 2) + marksOn(graph, root, FRUIT);
}

/** Adds the terms of boats on these spaces. */
export function addBoats({ river, share }: Position, boats: readonly number[], sink: TermSink): void {
  let spaces = 0;
  for (let seat = 0; seat < boats.length; seat++) spaces += boats[seat]!;
  for (let seat = 0; seat < boats.length; seat++) {
    sink.add(seat, RIVER, expectedRankPoints(boats, seat, river.tiles));
    sink.add(seat, MOUTH, expectedRankPoints(boats, seat, river.mouth));
    sink.add(seat, AHEAD, (boats[seat]! - (spaces - boats[seat]!) / (boats.length - 1)) * share);
  }
}
