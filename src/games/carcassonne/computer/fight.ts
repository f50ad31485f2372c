import { demandAt } from '../../../core/board.ts';
import { countTiles, featureOf, marksOn, strengthAgainst, strengthOf } from '../../../core/feature-graph.ts';
import { chanceOf, featuresBeside, type TilesLeft } from '../../kernel/completion-chance.ts';
import { lastTile } from '../../kernel/state.ts';
import { featurePoints, worthOf } from '../rules/feature.ts';
import type { State } from '../rules/state.ts';
import { CITY, COAT_OF_ARMS, ROAD } from '../rules/tile-set.ts';
import { TERM_INDEX } from './weights.ts';

/** The chance that a tile which covers the square between two features joins them. */
const JOINING = 0.5;

/**
 * What a seat can expect of roads and cities of others beside its own, in points, where it would have the greater strength
 * once a tile joins them: theirs, and its own that they do not share. A piece placed in this turn is nobody's prey yet.
 *
 * @param root the seat's own feature, which it alone leads
 * @param strength that it has there
 */
export function fightPoints(
  state: State,
  { seat, segment, root, strength }: { seat: number; segment: number; root: number; strength: number },
  left: TilesLeft,
): number {
  const { board, pieces } = state;
  const { graph } = board;
  const kind = graph.kind[root];
  if (kind !== CITY && kind !== ROAD) return 0;
  let most = 0;
  for (const { cell, segment: other } of featuresBeside(board, segment)) {
    const rival = featureOf(graph, other);
    const against = strengthAgainst(graph, rival, seat);
    if (against === 0 || against >= strength + strengthOf(graph, rival, seat)) continue;
    const last = pieces.at(-1);
    if (last && graph.tile[last.segment] === lastTile(state) && featureOf(graph, last.segment) === rival) continue;
    const points = expectedPoints(state, segment) + expectedPoints(state, other);
    most = Math.max(most, JOINING * chanceOf(left, demandAt(board, cell)) * points);
  }
  return most;
}

/** Points of a road or city, of which nobody knows whether it will be completed. */
function expectedPoints(state: State, segment: number): number {
  const { graph } = state.board;
  const root = featureOf(graph, segment);
  const { tile, coatOfArms } = worthOf(state, root, true);
  const whenCompleted = tile * countTiles(graph, segment) + coatOfArms * marksOn(graph, root, COAT_OF_ARMS);
  return (featurePoints(state, segment) + whenCompleted) / 2;
}

/** The index of the term that counts what is expected of a road or city besides its own points. */
export function fightTerm(kind: number): number {
  return kind === ROAD ? TERM_INDEX.roads : TERM_INDEX.cities;
}
