import {
  countTiles,
  type FeatureGraph,
  marksOn,
  openPorts,
  strengthAgainst,
  strengthOf,
} from '../../../core/feature-graph.ts';
import { type Outlook, outlookOf } from '../../kernel/completion-chance.ts';
import type { TermSink } from '../../kernel/term-sink.ts';
import { countsSquares, featurePoints, POINTS_PER_CITY, worthOf } from '../rules/feature.ts';
import type { State } from '../rules/state.ts';
import { strengthsOn } from '../rules/strength.ts';
import { CITY, COAT_OF_ARMS, FIELD, FURTHER_SQUARE, ROAD } from '../rules/tile-set.ts';
import { BASE_INDEX } from './base-terms.ts';
import type { Position } from './expansion-terms.ts';
import { expectedCities, monasteryOutlook } from './outlook.ts';

const {
  roads: ROADS,
  cities: CITIES,
  monasteries: MONASTERIES,
  fields: FIELDS,
  fieldRisk: RISK,
  fieldHope: HOPE,
  returning: RETURNING,
} = BASE_INDEX;

/** Open sides of a field by thirds at which it is about two thirds open. */
const WIDE = 8;

/** Adds the terms of a feature to every seat with pieces there. */
export function addFeature(position: Position, segment: number, root: number, sink: TermSink): void {
  const { chanceOfCity, left, share, state } = position;
  const { board } = state;
  const { graph } = board;
  const kind = graph.kind[root]!;
  if (kind === FIELD) {
    addField(graph, root, POINTS_PER_CITY * expectedCities(board, segment, chanceOfCity), sink);
    return;
  }
  let term = MONASTERIES;
  let points: number;
  let chance = 1;
  if (countsSquares(kind)) ({ points, chance } = monasteryOutlook(board, segment, left));
  else {
    term = kind === CITY ? CITIES : ROADS;
    const outlook = openPorts(graph, root) > 0 ? outlookOf(board, segment, left) : undefined;
    points = outlook ? openPoints(state, segment, root, outlook) : featurePoints(state, segment);
    chance = outlook?.chance ?? 1;
  }
  // The strength of a piece may depend on the feature.
  const strengths = state.rules.hasStrengthOn ? strengthsOn(state, root) : undefined;
  let most = 0;
  for (let seat = 0; seat < graph.seats; seat++)
    most = Math.max(most, strengths?.[seat] ?? strengthOf(graph, root, seat));
  for (let seat = 0; seat < graph.seats; seat++) {
    const strength = strengths?.[seat] ?? strengthOf(graph, root, seat);
    if (strength === 0) continue;
    if (strength === most) sink.add(seat, term, points);
    sink.add(seat, RETURNING, strength * chance * share);
  }
}

/** Adds the terms of a field with these points: whoever leads may lose it, and whoever follows may win it, while it is open. */
function addField(graph: FeatureGraph, root: number, points: number, sink: TermSink): void {
  const openness = 1 - Math.exp(-openPorts(graph, root) / WIDE);
  for (let seat = 0; seat < graph.seats; seat++) {
    const strength = strengthOf(graph, root, seat);
    if (strength === 0) continue;
    const against = strengthAgainst(graph, root, seat);
    if (strength >= against) sink.add(seat, FIELDS, points);
    sink.add(seat, strength >= against ? RISK : HOPE, (points * openness) / (1 + Math.abs(strength - against)));
  }
}

/** Points that an open road or city is expected to bring. */
function openPoints(state: State, segment: number, root: number, { chance, growth, squares }: Outlook): number {
  const { board, rules } = state;
  const { graph } = board;
  const coats = marksOn(graph, root, COAT_OF_ARMS);
  const tiles = countTiles(graph, segment) + marksOn(graph, root, FURTHER_SQUARE);
  const whenCompleted = worthOf(state, root, { completed: true, tiles: tiles + squares });
  const whenOpen = worthOf(state, root, { completed: false, tiles });
  const towns =
    graph.kind[root] === ROAD && rules.towns === 'c'
      ? Math.max(0, featurePoints(state, segment) - tiles * whenOpen.tile - coats * whenOpen.coatOfArms)
      : 0;
  return (
    chance * (whenCompleted.tile * (tiles + squares) + whenCompleted.coatOfArms * coats) +
    (1 - chance) * (whenOpen.tile * (tiles + growth / 2) + whenOpen.coatOfArms * coats) +
    towns
  );
}
