import { tileOf } from './catalogue.ts';
import { type Feature, featuresAt, iconsOf, includes, type Landscape } from './landscape.ts';
import type { Award, RefereeState, ScoredFeature, ScoredRiver, StandingPiece } from './state.ts';

/** Tributaries and villages that the tiles of this turn complete, scored (A20-A23). */
export function scoreCompleted(state: RefereeState, landscape: Landscape): ScoredFeature[] {
  const fresh = state.laid.flatMap((position, laid) =>
    position.turn === state.turn
      ? tileOf(state.catalogue, position.id).segments.map((_, segment) => ({ laid, segment }))
      : [],
  );
  return featuresAt(landscape, fresh)
    .filter(({ kind, completed }) => completed && (kind === 'tributary' || kind === 'village'))
    .map((feature) => scoreFeature(state, landscape, { feature, final: false }));
}

/** Every feature on which pieces stand at the end, scored (A20, A21, A23). */
export function scoreUnfinished(state: RefereeState, landscape: Landscape): ScoredFeature[] {
  return featuresAt(landscape, state.pieces).map((feature) => scoreFeature(state, landscape, { feature, final: true }));
}

function scoreFeature(
  state: RefereeState,
  landscape: Landscape,
  { feature, final }: { feature: Feature; final: boolean },
): ScoredFeature {
  const pieces = state.pieces.filter((piece) => includes(feature, piece));
  const completed = feature.completed && feature.kind !== 'jungle';
  const fruit = iconsOf(landscape, feature, 'fruit');
  const animals = iconsOf(landscape, feature, 'animal');
  const present = [...new Set(pieces.map(({ seat }) => seat))].sort();
  const seats = majorityOf(pieces);
  return {
    type: 'feature',
    kind: feature.kind,
    completed,
    final,
    tiles: [...feature.tiles].sort((a, b) => a - b),
    parts: feature.spots.length,
    loop: completed && feature.joints === 2 * feature.spots.length,
    fruit,
    animals,
    points: pointsOf({ kind: feature.kind, completed, tiles: feature.tiles.size, fruit, animals }),
    seats,
    beaten: present.filter((seat) => !seats.includes(seat)),
    home: final ? [] : pieces,
  };
}

function pointsOf(facts: { kind: string; completed: boolean; tiles: number; fruit: number; animals: number }): number {
  switch (facts.kind) {
    case 'tributary':
      return facts.tiles + facts.fruit;
    case 'village':
      return (facts.completed ? 2 : 1) * facts.tiles + facts.fruit;
    case 'jungle':
      return facts.animals;
    default:
      throw new Error(`nothing is scored for a ${facts.kind}`);
  }
}

/** Seats with the most pieces; all of those who tie (A23). */
function majorityOf(pieces: readonly StandingPiece[]): number[] {
  const strength = new Map<number, number>();
  for (const { seat } of pieces) strength.set(seat, (strength.get(seat) ?? 0) + 1);
  const max = Math.max(0, ...strength.values());
  return [...strength].flatMap(([seat, count]) => (count === max ? [seat] : [])).sort();
}

/** Points for the Amazon pieces of this turn: caimans and piranhas for the first, piranhas for the second (A25). */
export function scoreAmazon(state: RefereeState): ScoredRiver {
  const icons = { caiman: 0, piranha: 0 };
  for (const { id, turn } of state.laid) {
    if (turn !== state.turn) continue;
    for (const { marks } of tileOf(state.catalogue, id).segments) {
      icons.caiman += marks.caiman ?? 0;
      icons.piranha += marks.piranha ?? 0;
    }
  }
  const worth = [icons.caiman + icons.piranha, icons.piranha];
  return { type: 'river', what: 'amazon', worth, awards: awardsByRank(state.boats, worth) };
}

/** Points of the mouth (A28). */
export function scoreMouth(state: RefereeState): ScoredRiver {
  const worth = state.catalogue.mouth;
  return { type: 'river', what: 'mouth', worth, awards: awardsByRank(state.boats, worth) };
}

/** Occupied spaces from the foremost on get the points of rank 1, 2, ..., each boat there in full (A25, A27, A28). */
function awardsByRank(boats: readonly number[], points: readonly number[]): Award[] {
  const occupied = [...new Set(boats)].sort((a, b) => b - a);
  return boats.flatMap((space, seat) => {
    const rank = occupied.indexOf(space) + 1;
    const award = points[rank - 1] ?? 0;
    const tooFar = boats.length === 2 && rank === 2 && occupied[0]! - space > 1;
    return award === 0 || tooFar ? [] : [{ seat, rank, points: award }];
  });
}
