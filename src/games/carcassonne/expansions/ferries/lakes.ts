import { type Board, turnedTile } from '../../../../core/board.ts';
import { joinedBySides } from '../../../../core/create-board.ts';
import { type FeatureGraph, featureOf, mergeFeatures } from '../../../../core/feature-graph.ts';
import { SIDES, type SideName } from '../../../../core/ports.ts';
import { NO_SEGMENT } from '../../../../core/tile.ts';
import { type EventSink, lastTile, squareOfTile } from '../../../kernel/state.ts';
import type { GameEvent } from '../../rules/event.ts';
import { hasSign } from '../../rules/feature.ts';
import { rejoinFeatures } from '../../rules/scoring.ts';
import { type State, statePart } from '../../rules/state.ts';
import { noteTileGiver } from '../../rules/tile-giver.ts';
import { ROAD } from '../../rules/tile-set.ts';

/**
 * Pairs of road ends at a lake that a ferry can join, named by the sides of the tile as placed, in the order of preference
 * (G49).
 */
export const FERRY_ENDS = ['NE', 'NS', 'NW', 'ES', 'EW', 'SW'] as const;
export type FerryEnds = (typeof FERRY_ENDS)[number];

/** Pairs of ends by the tiles of their lakes (by index). */
type EndsOnTiles = Readonly<Record<number, FerryEnds>>;

interface Ferries {
  /** Ends that ferries join. */
  readonly lying: EndsOnTiles;
  /** Former ends of the ferries that were moved in the turn of the tile placed last. */
  readonly before: EndsOnTiles;
  /** Tiles whose ferries may still be moved in this turn; undefined until a ferry is placed or moved in it. */
  readonly movable: readonly number[] | undefined;
}

/** Part of the state: the ferries. */
export const FERRIES_PART = statePart<Ferries>('ferries', { lying: {}, before: {}, movable: undefined });

/** The tiles with ferries (by index), in order of placement. */
export function ferryTiles(state: Pick<State, 'parts'>): number[] {
  return Object.keys(FERRIES_PART.of(state).lying).map(Number);
}

/** The road at a side of a tile, by its segment; undefined where there is none. */
export function roadAt(board: Board, tile: number, side: number): number | undefined {
  const on = turnedTile(board, tile).segmentAt[side * 3 + 1]!;
  const segment = board.tileSegment[tile]! + on;
  return on !== NO_SEGMENT && board.graph.kind[segment] === ROAD ? segment : undefined;
}

/** The roads of a tile, one for each side with a road. */
function roadsOf(board: Board, tile: number): number[] {
  return SIDES.flatMap((_, side) => roadAt(board, tile, side) ?? []);
}

/** The segments of a pair of ends of a lake. */
export function segmentsAt(board: Board, tile: number, ends: FerryEnds): [number, number] {
  const [a, b] = [...ends].map((name) => roadAt(board, tile, SIDES.indexOf(name as SideName))!);
  return [a!, b!];
}

/** The pairs of ends that a lake has. */
export function endsOf(board: Board, tile: number): readonly FerryEnds[] {
  return FERRY_ENDS.filter((ends) => segmentsAt(board, tile, ends).every((segment) => segment !== undefined));
}

/** Whether the tile placed last is a lake that still has no ferry (G24). */
export function isFerryDue(state: State): boolean {
  const tile = lastTile(state);
  return hasSign(state, tile, 'lakeFerry') && FERRIES_PART.of(state).lying[tile] === undefined;
}

/**
 * Tiles whose ferries may be moved now: those whose ferry ends on a road of the tile placed last, at any distance, with no
 * other lake between. Computed once a turn, before any ferry is moved (G26).
 */
export function movableFerries(state: State): readonly number[] {
  const { lying, movable } = FERRIES_PART.of(state);
  if (movable) return movable;
  const { board } = state;
  const last = lastTile(state);
  const areOnRoad = (graph: FeatureGraph, tiles: readonly number[]) => {
    const roots = roadsOf(board, last).map((road) => featureOf(graph, road));
    return tiles.filter((tile) =>
      segmentsAt(board, tile, lying[tile]!).some((end) => roots.includes(featureOf(graph, end))),
    );
  };
  const near = areOnRoad(
    board.graph,
    ferryTiles(state).filter((tile) => tile !== last),
  );
  // Without the ferries every lake ends the roads that lead to it.
  return near.length > 0 ? areOnRoad(joinedBySides(board).graph, near) : near;
}

/** Places or moves the ferry of a lake, which changes the roads that the lake joins (G24, G26, G27). */
export function placeFerry(
  state: State,
  { tile, ends }: { readonly tile: number; readonly ends: FerryEnds },
  events: EventSink<GameEvent>,
): void {
  const { before, lying } = FERRIES_PART.of(state);
  const from = lying[tile];
  const movable = movableFerries(state).filter((one) => one !== tile);
  // A ferry that extends or shortens the road of a builder neither gives nor costs a further tile (G29).
  noteTileGiver(state);
  FERRIES_PART.change(state, {
    lying: { ...lying, [tile]: ends },
    movable,
    ...(from && { before: { ...before, [tile]: from } }),
  });
  const { x, y } = squareOfTile(state.board, tile);
  events?.push({ type: 'ferry-put', seat: state.seat, x, y, ends, ...(from && { from }) });
  if (from) rejoinFeatures(state, events);
  else mergeFeatures(state.board.graph, ...segmentsAt(state.board, tile, ends));
}
