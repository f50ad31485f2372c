import { featureOf, strengthAgainst, strengthOf } from '../../../../core/feature-graph.ts';
import { squareOfTile } from '../../../kernel/state.ts';
import { expansionTerms, type Position } from '../../computer/expansion-terms.ts';
import { featurePoints } from '../../rules/feature.ts';
import { kindOf, type Move, payloadOf, typeOf } from '../../rules/move.ts';
import type { PlacedPiece, State } from '../../rules/state.ts';
import { DRAGON_PART, fairysPiece, isInReach, tileOfPiece } from './figures.ts';
import { FLIGHT_STEPS } from './flight.ts';
import { FAIRY_POINTS, stepsLeft } from './rules.ts';

/** The chance that the next step of a flight leads to one of the tiles beside the dragon. */
const CHANCE_A_STEP = 0.6;

/** The chance that the fairy is still with a piece when its feature is scored, or another turn begins. */
const CHANCE_TO_STAY = 0.6;

/** Smallest worth of a feature, also of one just begun. */
const LEAST_WORTH = 2;

/** Evaluation terms of The Princess & the Dragon. */
export const DRAGON_TERMS = expansionTerms(
  {
    /** Points that a seat may lose to the dragon, as a negative amount. */
    dragonsReach: 1,
    /** Points that a seat can expect of the fairy. */
    fairy: 1,
  },
  ({ dragonsReach, fairy }) => ({
    worthTrying: withoutPoorPortals,
    addSeats(position, sink) {
      const { state, left } = position;
      addDanger(position, (seat, points) => sink.add(seat, dragonsReach, -points));
      const piece = fairysPiece(state);
      if (!piece) return;
      // After the last tile, the features still open are certain to be scored.
      const turns = Math.min(1, left.total / state.scores.length);
      sink.add(
        piece.seat,
        fairy,
        FAIRY_POINTS.feature * (left.total === 0 ? 1 : CHANCE_TO_STAY) + FAIRY_POINTS.turn * turns * CHANCE_TO_STAY,
      );
    },
  }),
);

/** Adds the points that each seat can lose to the dragon, multiplied by the chance that a flight soon reaches its pieces. */
function addDanger({ state, left }: Position, add: (seat: number, points: number) => void): void {
  const { board, pieces, scores, set } = state;
  const { dragon, fairy, flight } = DRAGON_PART.of(state);
  if (dragon === undefined) return;
  const at = squareOfTile(board, dragon);
  const steps = flight ? stepsLeft(state) : FLIGHT_STEPS;
  let chanceToFly = flight ? 1 : undefined;
  for (const piece of pieces) {
    const tile = tileOfPiece(state, piece);
    if (!isInReach(state, piece) || tile === fairy?.tile || flight?.visited.includes(tile)) continue;
    const { x, y } = squareOfTile(board, tile);
    const distance = Math.abs(x - at.x) + Math.abs(y - at.y);
    if (distance > steps) continue;
    chanceToFly ??= chanceOfDragon(left, set.tiles, scores.length);
    add(piece.seat, pointsAtStake(state, piece) * chanceToFly * CHANCE_A_STEP ** distance);
  }
}

/** The chance that a dragon comes among the tiles of the next round. */
function chanceOfDragon({ counts, total }: Position['left'], tiles: State['set']['tiles'], seats: number): number {
  let dragons = 0;
  for (let tile = 0; tile < counts.length; tile++) if (tiles[tile]!.signs.includes('dragon')) dragons += counts[tile]!;
  return total === 0 ? 0 : 1 - (1 - dragons / total) ** seats;
}

/** Points of a piece's feature for its seat; 0 if another seat has more strength there. */
function pointsAtStake(state: State, { seat, segment }: PlacedPiece): number {
  const { graph } = state.board;
  const root = featureOf(graph, segment);
  return strengthAgainst(graph, root, seat) > strengthOf(graph, root, seat)
    ? 0
    : Math.max(LEAST_WORTH, featurePoints(state, segment));
}

/** Of all places to which a piece can go through a portal, only the one worth most now of each kind of feature is tried. */
function withoutPoorPortals(state: State, moves: readonly Move[]): readonly Move[] {
  const best = new Map<string, { readonly move: Move; readonly points: number }>();
  for (const move of moves) {
    if (typeOf(state, move) !== 'portal') continue;
    const { piece, segment } = state.rules.verbs[kindOf(move)]!.placed!(state, payloadOf(move))!;
    const { graph } = state.board;
    const kind = `${piece} ${graph.kind[featureOf(graph, segment)]}`;
    const points = featurePoints(state, segment);
    if (points > (best.get(kind)?.points ?? -1)) best.set(kind, { move, points });
  }
  const kept = new Set([...best.values()].map(({ move }) => move));
  return moves.filter((move) => typeOf(state, move) !== 'portal' || kept.has(move));
}
