import { countTiles, type FeatureGraph, marksOn, openPorts, strengthOf } from '../../../core/feature-graph.ts';
import { type Outlook, outlookOf, type TilesLeft } from '../../kernel/completion-chance.ts';
import type { TermSink } from '../../kernel/term-sink.ts';
import { featurePoints } from '../rules/feature-points.ts';
import type { State } from '../rules/state.ts';
import { ANIMAL, FRUIT, JUNGLE, TRIBUTARY, VILLAGE } from '../rules/tile-set.ts';
import { TERM_INDEX } from './weights.ts';

const {
  tributaries: TRIBUTARIES,
  villages: VILLAGES,
  animals: ANIMALS,
  jungleSquares: SQUARES,
  returning: RETURNING,
  icons: ICONS,
} = TERM_INDEX;

/** What a feature is expected to come to, whoever holds it. */
export interface Prospect {
  kind: number;
  points: number;
  /** The chance that its pieces come home; 0 for a jungle. */
  chance: number;
  /** How many squares it may grow by. */
  growth: number;
}

const CLOSED: Outlook = { squares: 0, chance: 1, growth: 0 };

const prospect: Prospect = { kind: 0, points: 0, chance: 0, growth: 0 };

/** What is expected of the feature of a segment. The object is used again: it is good until the next call. */
export function prospectOf({ board }: State, segment: number, root: number, left: TilesLeft): Readonly<Prospect> {
  const { graph } = board;
  const kind = graph.kind[root]!;
  const isOpen = openPorts(graph, root) > 0;
  const { chance, growth, squares } = isOpen ? outlookOf(board, segment, left) : CLOSED;
  prospect.kind = kind;
  prospect.growth = growth;
  prospect.chance = kind === JUNGLE ? 0 : chance;
  if (kind === JUNGLE) prospect.points = marksOn(graph, root, ANIMAL);
  else if (!isOpen) prospect.points = featurePoints(graph, root);
  else {
    const tiles = countTiles(graph, segment);
    const closed = (kind === VILLAGE ? 2 : 1) * (tiles + squares);
    prospect.points = chance * closed + (1 - chance) * (tiles + growth / 2) + marksOn(graph, root, FRUIT);
  }
  return prospect;
}

/** Adds the terms of a feature (by its root) to every seat with pieces there; `share` is that of the game left. */
export function addFeature(
  graph: FeatureGraph,
  root: number,
  expected: Readonly<Prospect>,
  share: number,
  sink: TermSink,
): void {
  let most = 0;
  for (let seat = 0; seat < graph.seats; seat++) most = Math.max(most, strengthOf(graph, root, seat));
  for (let seat = 0; seat < graph.seats; seat++) {
    const strength = strengthOf(graph, root, seat);
    if (strength > 0) addPieces(seat, { strength, holds: strength === most }, expected, share, sink);
  }
}

/** Adds the terms of a feature to a seat with pieces of some strength there. */
export function addPieces(
  seat: number,
  { strength, holds }: { readonly strength: number; readonly holds: boolean },
  { kind, points, chance, growth }: Readonly<Prospect>,
  share: number,
  sink: TermSink,
): void {
  if (holds) sink.add(seat, kind === JUNGLE ? ANIMALS : kind === VILLAGE ? VILLAGES : TRIBUTARIES, points);
  if (kind === JUNGLE) {
    if (holds) sink.add(seat, SQUARES, growth * share);
    return;
  }
  sink.add(seat, RETURNING, strength * chance * share);
  if (kind === TRIBUTARY) sink.add(seat, ICONS, growth * share);
}
