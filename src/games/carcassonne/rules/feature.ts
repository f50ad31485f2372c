import { touchedFeatures } from '../../../core/adjacency.ts';
import { type Board, squaresOfTile, tileAt } from '../../../core/board.ts';
import { countTiles, featureOf, marksOn, openPorts, tilesOf } from '../../../core/feature-graph.ts';
import { SIDE_STEPS } from '../../../core/ports.ts';
import { surroundingsOf } from '../../../core/surroundings.ts';
import { boardFeatures, type BoardFeature as CommonBoardFeature } from '../../kernel/features.ts';
import { squareOfSegment } from '../../kernel/state.ts';
import type { Worth } from './expansion.ts';
import { squareKey, townAt } from './game-map.ts';
import type { CompiledRules, State, WorthRow } from './state.ts';
import { holdersOf, strengthsOn } from './strength.ts';
import { CITY, COAT_OF_ARMS, FIELD, FURTHER_SQUARE, GARDEN, isFeatureKind, MONASTERY, ROAD } from './tile-set.ts';
import { type FeatureKind, type Mark, type PrintedSign, SEGMENT_KINDS } from './tile-set-file.ts';
import type { FeatureParts } from './view.ts';

/** A feature as it stands now. */
export interface FeatureView {
  readonly kind: FeatureKind;
  readonly completed: boolean;
  /** Tiles of the feature; for a monastery or garden the squares with a tile among its own and the eight around it. */
  readonly tiles: number;
  readonly coatsOfArms: number;
  /** Completed cities that a field touches. */
  readonly cities: number;
  /** Towns beside a road that give points for it; 0 without that variant. */
  readonly towns: number;
  /**
   * The mark that makes it worth more when it is complete, and nothing while it is open (E24, E27); absent
   * without one.
   */
  readonly mark?: Mark;
  /** Points it is worth as it stands. */
  readonly points: number;
  /** Seats with the majority. */
  readonly seats: readonly number[];
  readonly parts: FeatureParts;
}

export type BoardFeature = CommonBoardFeature<FeatureView>;

/** Every feature on the board, in the order in which they were begun. */
export function featuresOf(state: State): BoardFeature[] {
  const { kind } = state.board.graph;
  return boardFeatures(
    state,
    (segment) => (isFeatureKind(kind[segment]!) ? featureView(state, segment) : undefined),
    (root) => strengthsOn(state, root),
  );
}

/** The feature of a segment that is part of one, by its number in the feature graph. */
export function featureView(state: State, segment: number): FeatureView {
  const root = featureOf(state.board.graph, segment);
  return {
    ...commonView(state, segment),
    parts: Object.assign({}, ...state.rules.expansions.map((one) => one.featureView?.(state, root))),
  };
}

/** A feature as it stands now, without the parts of expansions. */
export function commonView(state: State, segment: number): Omit<FeatureView, 'parts'> {
  const { board } = state;
  const { graph } = board;
  const root = featureOf(graph, segment);
  const kind = graph.kind[root]!;
  const worth = markedWorth(board, state.rules, root);
  return {
    kind: SEGMENT_KINDS[kind] as FeatureKind,
    completed: isCompleted(board, segment),
    tiles: countsSquares(kind) ? 1 + around(board, segment).covered : tilesIn(board, segment),
    coatsOfArms: marksOn(graph, root, COAT_OF_ARMS),
    cities: kind === FIELD ? completedCities(board, segment) : 0,
    towns: kind === ROAD ? townsBeside(state, segment) : 0,
    ...(worth && { mark: worth.name }),
    points: featurePoints(state, segment),
    seats: holdersOf(state, root),
  };
}

/** True if the points of a kind of segment count the squares around it: monasteries and gardens (E18, E22, E54). */
export function countsSquares(kind: number): boolean {
  return kind === MONASTERY || kind === GARDEN;
}

/** Whether the feature of a segment is completed; a field never is. */
export function isCompleted(board: Board, segment: number): boolean {
  const { graph } = board;
  const kind = graph.kind[segment]!;
  if (kind === FIELD || !isFeatureKind(kind)) return false;
  if (countsSquares(kind)) return around(board, segment).free === 0;
  return openPorts(graph, featureOf(graph, segment)) === 0;
}

/** The tiles of a feature; every square of a large city is one, and so is a print or a ferry (M6, M10). */
export function tilesIn({ graph }: Board, segment: number): number {
  return countTiles(graph, segment) + marksOn(graph, featureOf(graph, segment), FURTHER_SQUARE);
}

/** Number of uncovered towns beside the tiles of a road, each counted once (M23); 0 without that variant. */
function townsBeside({ board, map, rules }: State, segment: number): number {
  if (!map || rules.towns !== 'c') return 0;
  const towns = new Set<string>();
  for (const tile of tilesOf(board.graph, segment)) {
    for (const { x, y } of squaresOfTile(board, tile)) {
      for (const step of SIDE_STEPS) {
        const beside = { x: x + step.x, y: y + step.y };
        if (townAt(map, beside) && tileAt(board, beside.x, beside.y) < 0) towns.add(squareKey(beside));
      }
    }
  }
  return towns.size;
}

/** Points of a field for each completed city that it touches (M22). */
export const POINTS_PER_CITY = 3;

/**
 * Worth of the feature of a segment: a road 1 a tile, and 2 for each town beside it in variant c of towns; a
 * completed city 2 a tile, an open one 1; a coat of arms of a road or city 2, of an open one 1 (M8); a monastery or garden 1
 * for itself and 1 for every square around it with a tile (M9); a field 3 for every completed city that it touches (M22).
 */
export function featurePoints(state: State, segment: number): number {
  const { board } = state;
  const { graph } = board;
  const root = featureOf(graph, segment);
  switch (graph.kind[root]) {
    case FIELD:
      return POINTS_PER_CITY * completedCities(board, segment);
    case MONASTERY:
    case GARDEN:
      return 1 + around(board, segment).covered;
    default: {
      const tiles = tilesIn(board, root);
      const each = worthOf(state, root, { completed: openPorts(graph, root) === 0, tiles });
      // An open feature without points gets no points for towns either (E51).
      const towns = graph.kind[root] === ROAD && each.tile > 0 ? 2 * townsBeside(state, segment) : 0;
      const points = tiles * each.tile + marksOn(graph, root, COAT_OF_ARMS) * each.coatOfArms + towns;
      return state.rules.pointChanges.reduce((sum, change) => change(state, root, { tiles, points: sum }), points);
    }
  }
}

/**
 * Points per tile and per coat of arms of a road or city (by its root), completed or open. Expansions may change them; marks
 * come first.
 */
export function worthOf(
  { board, rules }: State,
  root: number,
  { completed, tiles }: { readonly completed: boolean; readonly tiles: number },
): Worth {
  const worth = markedWorth(board, rules, root);
  if (worth) return completed ? worth : NOTHING;
  if (!completed) return OPEN;
  const kind = board.graph.kind[root]!;
  for (const plainWorth of rules.plainWorths) {
    const own = plainWorth({ kind, tiles });
    if (own) return own;
  }
  return kind === CITY ? COMPLETED_CITY : COMPLETED_ROAD;
}

/** Worth that the first mark of an expansion gives a feature (by its root); undefined without such a mark. */
function markedWorth({ graph }: Board, { worths }: CompiledRules, root: number): WorthRow | undefined {
  for (const worth of worths) {
    if (worth.kind === graph.kind[root] && marksOn(graph, root, worth.mark) > 0) return worth;
  }
  return undefined;
}

const NOTHING = { tile: 0, coatOfArms: 0 };
const OPEN = { tile: 1, coatOfArms: 1 };
const COMPLETED_ROAD = { tile: 1, coatOfArms: 2 };
const COMPLETED_CITY = { tile: 2, coatOfArms: 2 };

/** The surroundings of the tile of a segment. */
function around(board: Board, segment: number) {
  return surroundingsOf(board, squareOfSegment(board, segment));
}

/** Completed cities beside a field, large ones and those that the border completed among them (M11). */
function completedCities(board: Board, segment: number): number {
  let completed = 0;
  for (const city of touchedFeatures(board, segment)) if (openPorts(board.graph, city) === 0) completed++;
  return completed;
}

/** Whether a placed tile (by its index) shows a sign. */
export function hasSign({ board, set }: State, tile: number, sign: PrintedSign): boolean {
  // Prints of maps have no type.
  return set.tiles[board.tileType[tile]!]?.signs.includes(sign) ?? false;
}
