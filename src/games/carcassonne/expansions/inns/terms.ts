import { demandAt } from '../../../../core/board.ts';
import {
  countTiles,
  featureOf,
  marksOn,
  openPorts,
  strengthAgainst,
  strengthOf,
} from '../../../../core/feature-graph.ts';
import { chanceOf, featuresBeside } from '../../../kernel/completion-chance.ts';
import { lastTile, type StandingPiece } from '../../../kernel/state.ts';
import type { TermSink } from '../../../kernel/term-sink.ts';
import { BASE_INDEX } from '../../computer/base-terms.ts';
import { expansionTerms, type Position } from '../../computer/expansion-terms.ts';
import { countsSquares, featurePoints, worthOf } from '../../rules/feature.ts';
import type { State } from '../../rules/state.ts';
import { CITY, COAT_OF_ARMS, ROAD } from '../../rules/tile-set.ts';

/** Evaluation terms of Inns & Cathedrals. */
export const INNS_TERMS = expansionTerms(
  {
    /** The large meeple in hand, times the share of the game that is left. */
    largeInHand: 4,
  },
  ({ largeInHand }) => ({
    pieces: {
      large: {
        inHand: largeInHand,
        addOnBoard: addFight,
        looksBeside: true,
        // In a monastery, or on a feature that is scored at once, an ordinary meeple is as good.
        isWorthTrying({ board, seat, supply }, segment) {
          const root = featureOf(board.graph, segment);
          return supply[seat] === 0 || !(countsSquares(board.graph.kind[root]!) || openPorts(board.graph, root) === 0);
        },
      },
    },
  }),
);

/** The chance that a tile which covers the square between two features joins them. */
const JOINING = 0.5;

/**
 * Adds what a large meeple that leads alone can expect of roads and cities of others beside its own, in points, where its
 * seat would have the greater strength once a tile joins them: theirs, and its own that they do not share.
 */
function addFight({ left, state }: Position, { seat, segment }: StandingPiece, sink: TermSink): void {
  const { board } = state;
  const { graph } = board;
  const root = featureOf(graph, segment);
  const kind = graph.kind[root];
  const strength = strengthOf(graph, root, seat);
  if ((kind !== CITY && kind !== ROAD) || strengthAgainst(graph, root, seat) >= strength) return;
  let most = 0;
  for (const { cell, segment: other } of featuresBeside(board, segment, left)) {
    const rival = featureOf(graph, other);
    const against = strengthAgainst(graph, rival, seat);
    if (against === 0 || against >= strength + strengthOf(graph, rival, seat) || isNew(state, rival)) continue;
    const points = expectedPoints(state, segment) + expectedPoints(state, other);
    most = Math.max(most, JOINING * chanceOf(left, demandAt(board, cell)) * points);
  }
  sink.add(seat, kind === ROAD ? BASE_INDEX.roads : BASE_INDEX.cities, most);
}

/** True if a feature (by its root) got a piece in this turn, so that nobody can have taken it over yet. */
function isNew({ board, pieces }: State, root: number): boolean {
  const { graph } = board;
  const last = pieces.at(-1);
  return (
    last !== undefined && graph.tile[last.segment] === lastTile({ board }) && featureOf(graph, last.segment) === root
  );
}

/** Expected points of a road or city, which may or may not be completed. */
function expectedPoints(state: State, segment: number): number {
  const { graph } = state.board;
  const root = featureOf(graph, segment);
  const tiles = countTiles(graph, segment);
  const { tile, coatOfArms } = worthOf(state, root, { completed: true, tiles });
  const whenCompleted = tile * tiles + coatOfArms * marksOn(graph, root, COAT_OF_ARMS);
  return (featurePoints(state, segment) + whenCompleted) / 2;
}
