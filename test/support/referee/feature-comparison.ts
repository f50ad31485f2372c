import type { BoardFeature } from '../../../src/games/amazonas/rules/feature.ts';
import { tileOf } from './catalogue.ts';
import { type Difference, listDifference } from './comparison.ts';
import { featuresAt, iconsOf, includes, landscapeOf } from './landscape.ts';
import type { RefereeState } from './state.ts';

/** What differs between the features of the engine and those that the referee finds by walking from side to side. */
export function featureDifferences(features: readonly BoardFeature[], { catalogue, laid, ...state }: RefereeState) {
  const landscape = landscapeOf(catalogue, laid);
  const spots = laid.flatMap(({ id }, index) =>
    tileOf(catalogue, id).segments.flatMap(({ kind }, segment) =>
      kind === 'amazon' ? [] : [{ laid: index, segment }],
    ),
  );
  const referee = featuresAt(landscape, spots).map((feature) => {
    const strengths = state.boats.map(
      (_, seat) => state.pieces.filter((piece) => piece.seat === seat && includes(feature, piece)).length,
    );
    const [boats, fruit, animals] = ['boat', 'fruit', 'animal'].map((icon) => iconsOf(landscape, feature, icon));
    const segments = feature.spots.map((spot) => ({ tile: spot.laid, segment: spot.segment }));
    return writeFeature({
      ...feature,
      tiles: feature.tiles.size,
      segments,
      strengths,
      boats: boats!,
      fruit: fruit!,
      animals: animals!,
    });
  });
  return listDifference('features', features.map(writeFeature), referee) satisfies Difference[];
}

type Facts = Pick<BoardFeature, 'tiles' | 'completed' | 'boats' | 'fruit' | 'animals' | 'segments' | 'strengths'>;

function writeFeature({ kind, ...facts }: Facts & { readonly kind: string }): string {
  const { tiles, completed, boats, fruit, animals, segments, strengths } = facts;
  // Whether a jungle goes on somewhere changes nothing.
  const state = kind === 'jungle' ? '' : completed ? ', closed' : ', open';
  const where = segments.map(({ tile, segment }) => `${tile}:${segment}`).sort();
  return `${kind}${state} of ${tiles} tiles, ${where}; ${boats} boats, ${fruit} fruit, ${animals} animals; ${strengths}`;
}
