import { countTiles, type FeatureGraph, marksOn, openPorts, strengthOf } from '../../../core/feature-graph.ts';
import { outlookOf, type TilesLeft } from '../../kernel/completion-chance.ts';
import type { TermSink } from '../../kernel/term-sink.ts';
import { countsSquares, featurePoints, POINTS_A_CITY, worthOf } from '../rules/feature.ts';
import type { State } from '../rules/state.ts';
import { CITY, COAT_OF_ARMS, FIELD, FURTHER_SQUARE, ROAD } from '../rules/tile-set.ts';
import { expectedCities, monasteryOutlook } from './outlook.ts';
import { TERM_INDEX } from './weights.ts';

const {
  roads: ROADS,
  cities: CITIES,
  monasteries: MONASTERIES,
  fields: FIELDS,
  fieldRisk: RISK,
  fieldHope: HOPE,
  returning: RETURNING,
} = TERM_INDEX;

/** What a feature is expected to come to, whoever holds it. */
export interface Prospect {
  /** The index of the term that counts its points. */
  term: number;
  points: number;
  /** The chance that its pieces come home; 0 for a field. */
  chance: number;
  /** How open a field is to others that may still join it, from 0 to 1; 0 for all else. */
  openness: number;
}

/** Open sides of a field by thirds at which it is about two thirds open. */
const WIDE = 8;

const prospect: Prospect = { term: 0, points: 0, chance: 0, openness: 0 };

/**
 * What is expected of the feature of a segment that is a road, city, monastery, garden or field. The object is used again:
 * it is good until the next call.
 *
 * @param chanceOfCity the chance that a city (by its root) is completed
 */
export function prospectOf(
  state: State,
  feature: { readonly segment: number; readonly root: number },
  left: TilesLeft,
  chanceOfCity: (root: number) => number,
): Readonly<Prospect> {
  const { board } = state;
  const { graph } = board;
  const { segment, root } = feature;
  const kind = graph.kind[root]!;
  prospect.openness = 0;
  if (kind === FIELD) {
    prospect.term = FIELDS;
    prospect.points = POINTS_A_CITY * expectedCities(board, segment, chanceOfCity);
    prospect.chance = 0;
    prospect.openness = 1 - Math.exp(-openPorts(graph, root) / WIDE);
    return prospect;
  }
  if (countsSquares(kind)) {
    const around = monasteryOutlook(board, segment, left);
    prospect.term = MONASTERIES;
    prospect.points = around.points;
    prospect.chance = around.chance;
    return prospect;
  }
  prospect.term = kind === CITY ? CITIES : ROADS;
  if (openPorts(graph, root) === 0) {
    prospect.points = featurePoints(state, segment);
    prospect.chance = 1;
    return prospect;
  }
  const { chance, growth, squares } = outlookOf(board, segment, left);
  const coats = marksOn(graph, root, COAT_OF_ARMS);
  const tiles = countTiles(graph, segment) + marksOn(graph, root, FURTHER_SQUARE);
  const whenCompleted = worthOf(state, root, true);
  const whenOpen = worthOf(state, root, false);
  const towns =
    kind === ROAD && state.play.towns === 'c'
      ? Math.max(0, featurePoints(state, segment) - tiles * whenOpen.tile - coats * whenOpen.coatOfArms)
      : 0;
  prospect.points =
    chance * (whenCompleted.tile * (tiles + squares) + whenCompleted.coatOfArms * coats) +
    (1 - chance) * (whenOpen.tile * (tiles + growth / 2) + whenOpen.coatOfArms * coats) +
    towns;
  prospect.chance = chance;
  return prospect;
}

/** Adds the terms of a feature (by its root) to every seat with pieces there; `share` is that of the game left. */
export function addFeature(
  graph: FeatureGraph,
  root: number,
  { term, points, chance, openness }: Readonly<Prospect>,
  share: number,
  sink: TermSink,
): void {
  const { seats } = graph;
  let most = 0;
  let second = 0;
  for (let seat = 0; seat < seats; seat++) {
    const strength = strengthOf(graph, root, seat);
    if (strength >= most) {
      second = most;
      most = strength;
    } else if (strength > second) second = strength;
  }
  for (let seat = 0; seat < seats; seat++) {
    const strength = strengthOf(graph, root, seat);
    if (strength === 0) continue;
    if (strength === most) sink.add(seat, term, points);
    if (chance > 0) sink.add(seat, RETURNING, strength * chance * share);
    if (openness === 0) continue;
    if (strength === most) sink.add(seat, RISK, (points * openness) / (1 + most - second));
    else sink.add(seat, HOPE, (points * openness) / (1 + most - strength));
  }
}
