import { squaresOfTile } from '../core/board.ts';
import { addStrength, featureOf, marksOn, openPorts, strengthOf, tilesOf } from '../core/feature-graph.ts';
import { majority } from '../core/majority.ts';
import type { FeatureKind, GameEvent } from './event.ts';
import { lastTile, type PlacedPiece, type State } from './state.ts';
import { ANIMAL, FRUIT, JUNGLE, TRIBUTARY, VILLAGE } from './tile-set.ts';
import { SEGMENT_KINDS } from './tile-set-file.ts';

/** Scores every tributary and village that the tile just laid has closed; their meeples come home (A15, A20, A21). */
export function scoreClosedFeatures(state: State, events: GameEvent[] | undefined): void {
  const { board } = state;
  const first = board.tileSegment[lastTile(state)]!;
  const scored = new Set<number>();
  for (let segment = first; segment < board.graph.count; segment++) {
    const feature = featureOf(board.graph, segment);
    const kind = board.graph.kind[feature]!;
    if ((kind !== TRIBUTARY && kind !== VILLAGE) || scored.has(feature) || openPorts(board.graph, feature) > 0)
      continue;
    scored.add(feature);
    scoreFeature(state, events, segment, false);
  }
}

/** Scores what still stands on the board at the end: tributaries, villages, then the camps in their jungles (A20-A23). */
export function scoreRemainingFeatures(state: State, events: GameEvent[] | undefined): void {
  const { graph } = state.board;
  for (const kind of [TRIBUTARY, VILLAGE, JUNGLE]) {
    const scored = new Set<number>();
    for (const { segment } of [...state.pieces]) {
      const feature = featureOf(graph, segment);
      if (graph.kind[feature] !== kind || scored.has(feature)) continue;
      scored.add(feature);
      scoreFeature(state, events, segment, true);
    }
  }
}

function scoreFeature(state: State, events: GameEvent[] | undefined, segment: number, final: boolean): void {
  const { board } = state;
  const { graph } = board;
  const feature = featureOf(graph, segment);
  const kind = SEGMENT_KINDS[graph.kind[feature]!] as FeatureKind;
  // A jungle is never complete, whether its borders are closed or not.
  const closed = kind !== 'jungle' && openPorts(graph, feature) === 0;
  const tiles = tilesOf(graph, segment);
  const fruit = marksOn(graph, feature, FRUIT);
  const animals = marksOn(graph, feature, ANIMAL);
  const points = featurePoints({ kind, closed, tiles: tiles.length, fruit, animals });
  const seats = majority(graph, feature);
  const beaten = state.boats.flatMap((_, seat) =>
    strengthOf(graph, feature, seat) > 0 && !seats.includes(seat) ? [seat] : [],
  );
  for (const seat of seats) state.scores[seat] = state.scores[seat]! + points;
  events?.push({
    type: 'feature-scored',
    kind,
    closed,
    final,
    tiles: tiles.length,
    fruit,
    animals,
    points,
    seats,
    beaten,
    squares: tiles.flatMap((tile) => squaresOfTile(board, tile)),
  });
  if (!final) bringMeeplesHome(state, feature);
}

/** Tributary 1 a tile, village 2 a tile or 1 while open, 1 a fruit (A20, A21); a jungle 1 an animal (A23). */
export function featurePoints(feature: {
  kind: FeatureKind;
  closed: boolean;
  tiles: number;
  fruit: number;
  animals: number;
}): number {
  switch (feature.kind) {
    case 'tributary':
      return feature.tiles + feature.fruit;
    case 'village':
      return feature.tiles * (feature.closed ? 2 : 1) + feature.fruit;
    case 'jungle':
      return feature.animals;
  }
}

function bringMeeplesHome(state: State, feature: number): void {
  const { graph } = state.board;
  const staying: PlacedPiece[] = [];
  for (const piece of state.pieces) {
    if (featureOf(graph, piece.segment) !== feature) {
      staying.push(piece);
      continue;
    }
    addStrength(graph, feature, piece.seat, -1);
    state.meeples[piece.seat] = state.meeples[piece.seat]! + 1;
  }
  state.pieces = staying;
}
