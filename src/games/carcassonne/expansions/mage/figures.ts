import { featureOf, openPorts } from '../../../../core/feature-graph.ts';
import { lastTile } from '../../../kernel/state.ts';
import { hasSign } from '../../rules/feature.ts';
import { type State, statePart } from '../../rules/state.ts';
import { CITY, ROAD } from '../../rules/tile-set.ts';

/** The figures of Mage & Witch. */
export const MAGICIANS = ['mage', 'witch'] as const;
export type Magician = (typeof MAGICIANS)[number];

/** Segment (in the feature graph) on whose feature each figure is; undefined for a figure off the board. */
export const MAGE_PART = statePart<Readonly<Partial<Record<Magician, number | undefined>>>>('mage', {});

/** The root of the feature that a figure is on; undefined where it is off the board. */
export function magicianRoot(state: State, figure: Magician): number | undefined {
  const segment = MAGE_PART.of(state)[figure];
  return segment === undefined ? undefined : featureOf(state.board.graph, segment);
}

/** The figure on a feature (by its root); the mage, as long as both are there. */
export function figureOn(state: State, root: number): Magician | undefined {
  return MAGICIANS.find((figure) => magicianRoot(state, figure) === root);
}

/** True if a figure has to be placed or moved: after a magic tile (G34), or if the features of both have become one (G36). */
export function isMoveDue(state: State): boolean {
  const mage = magicianRoot(state, 'mage');
  const isWithWitch = mage !== undefined && mage === magicianRoot(state, 'witch');
  return isWithWitch || (state.phase === 'magic' && hasSign(state, lastTile(state), 'magic'));
}

/**
 * The roads and cities to which a magician can go: incomplete ones without mage and witch, each given by its first segment
 * (G34).
 */
export function magicianPlaces(state: State): readonly number[] {
  const { graph } = state.board;
  const firsts = new Map<number, number>();
  for (let segment = 0; segment < graph.segmentCount; segment++) {
    const kind = graph.kind[segment];
    if (kind !== ROAD && kind !== CITY) continue;
    const root = featureOf(graph, segment);
    if (!firsts.has(root) && openPorts(graph, root) > 0 && !figureOn(state, root)) firsts.set(root, segment);
  }
  return [...firsts.values()];
}
