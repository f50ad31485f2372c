import { featureOf, isOccupied } from '../../../../core/feature-graph.ts';
import type { Square } from '../../../../core/tile.ts';
import type { Scoring } from '../../../contract/game.ts';
import { type EventSink, lastTile, seatsFrom, squareOfTile } from '../../../kernel/state.ts';
import type { Action } from '../../rules/action.ts';
import type { GameEvent } from '../../rules/event.ts';
import type { ScoringOptions } from '../../rules/expansion.ts';
import { isCompleted } from '../../rules/feature.ts';
import { actionOf, legalMoves, payloadOf } from '../../rules/move.ts';
import type { BoxExpansion, State } from '../../rules/state.ts';
import { holdersOf } from '../../rules/strength.ts';
import { FIELD, isFeatureKind } from '../../rules/tile-set.ts';
import {
  GOLD_PART,
  goldPoints,
  ingotsOf,
  ingotsOn,
  ingotsWith,
  ingotTilesOf,
  isGoldPlaced,
  type PlacedIngots,
  placedIngots,
  placeIngot,
} from './ingots.ts';
import { GOLD_STEP, INGOT_VERB } from './verb.ts';

/** An ingot lies on a square, on the tile just placed or beside it (G30). */
interface IngotLaid extends Square {
  readonly type: 'ingot-laid';
  readonly seat: number;
}

/** A seat has taken ingots from what was completed (G31). */
interface GoldTaken {
  readonly type: 'gold-taken';
  readonly seat: number;
  readonly ingots: number;
}

/** At the end: points of a seat for all its ingots (G33). */
interface GoldScored {
  readonly type: 'gold-scored';
  readonly seat: number;
  readonly ingots: number;
  readonly points: number;
}

/** Ingots on squares of the board. */
export interface GoldView {
  readonly ingots: readonly PlacedIngots[];
}

declare module '../../rules/expansion-types.ts' {
  interface ExpansionSigns {
    readonly gold: true;
  }
  interface ExpansionViews {
    readonly gold: GoldView;
  }
  interface ExpansionSeatViews {
    /** Ingots of a seat. */
    readonly gold: number;
  }
  interface ExpansionFeatureViews {
    /** Ingots for whoever wins a feature. */
    readonly gold: number;
  }
  interface ExpansionEvents {
    readonly 'ingot-laid': IngotLaid;
    readonly 'gold-taken': GoldTaken;
    readonly 'gold-scored': GoldScored;
  }
}

/** How each event of the expansion is scored, by event type. */
export const GOLD_SCORINGS = {
  'ingot-laid': 'nothing' as const,
  'gold-taken': 'nothing' as const,
  'gold-scored': ({ seat, points }: GoldScored): Scoring => ({
    category: 'gold',
    final: true,
    lines: [{ seat, points }],
  }),
};

/** The Gold Mines: ingots lie on tiles, for seats that win completed features there (G30 to G33). */
export const gold: BoxExpansion = {
  isOffered: true,
  isLobbyOnly: true,
  isTableOnly: true,
  box: 'gold',
  maxSeats: 5,
  notWith: ['dragon', 'abbey'],
  verbs: [INGOT_VERB],
  steps: [{ name: GOLD_STEP, after: 'place', standIn }],
  isQuiet: ({ parts, set, tile }) =>
    !(tile >= 0 && set.tiles[tile]!.signs.includes('gold')) &&
    Object.keys(GOLD_PART.of({ parts }).onTiles).length === 0,
  covered(state, square, events) {
    if (!isGoldPlaced(state)) return;
    placeIngot(state, lastTile(state));
    events?.push({ type: 'ingot-laid', seat: state.seat, x: square.x, y: square.y });
  },
  scored: claim,
  scoresMore: share,
  scoreCategories: ['gold'],
  gameEnds: scoreGold,
  view: (state) => ({ gold: { ingots: placedIngots(state) } }),
  seatView: (state, seat) => ({ gold: ingotsOf(state, seat) }),
  featureView(state, root) {
    const kind = state.board.graph.kind[root]!;
    const ingots = kind === FIELD || !isFeatureKind(kind) ? 0 : ingotsWith(state, root);
    return ingots > 0 ? { gold: ingots } : undefined;
  },
  stated: (state) => ({ gold: placedIngots(state) }),
  statedSeat: (state, seat) => ({ ingots: ingotsOf(state, seat) }),
};

/** Winners of a completed feature may take its ingots; nobody takes those of fields and of features open at the end (G32). */
function claim(state: State, segment: number, _: EventSink<GameEvent>, { final }: ScoringOptions): void {
  const { board } = state;
  const root = featureOf(board.graph, segment);
  if (final || !isOccupied(board.graph, root) || !isCompleted(board, segment)) return;
  const tiles = ingotTilesOf(state, segment).filter((tile) => ingotsOn(state, tile) > 0);
  const seats = holdersOf(state, root);
  if (tiles.length === 0 || seats.length === 0) return;
  GOLD_PART.change(state, { claims: [...GOLD_PART.of(state).claims, { seats, tiles }] });
}

/**
 * The seats take the ingots that they have won one by one in turn order, beginning with the player to move. Each takes from the
 * tile from which most seats may take, of these the one with most ingots, then the topmost, then the leftmost (G31).
 */
function share(state: State, events: EventSink<GameEvent>): void {
  const { claims, onTiles } = GOLD_PART.of(state);
  if (claims.length === 0) return;
  const { board, scores, seat: first } = state;
  const seats = seatsFrom(state, first);
  const takers = new Map<number, Set<number>>();
  for (const one of claims) {
    for (const tile of one.tiles) takers.set(tile, new Set([...(takers.get(tile) ?? []), ...one.seats]));
  }
  const left = new Map([...takers.keys()].map((tile) => [tile, onTiles[tile]!]));
  const taken = scores.map(() => 0);
  const squareOf = (tile: number) => squareOfTile(board, tile);
  for (;;) {
    const before = taken.join();
    for (const seat of seats) {
      const [best] = [...left.keys()]
        .filter((tile) => left.get(tile)! > 0 && takers.get(tile)!.has(seat))
        .sort(
          (a, b) =>
            takers.get(b)!.size - takers.get(a)!.size ||
            left.get(b)! - left.get(a)! ||
            squareOf(a).y - squareOf(b).y ||
            squareOf(a).x - squareOf(b).x,
        );
      if (best === undefined) continue;
      left.set(best, left.get(best)! - 1);
      taken[seat] = taken[seat]! + 1;
    }
    if (taken.join() === before) break;
  }
  const others = Object.entries(onTiles).filter(([tile]) => !left.has(Number(tile)));
  GOLD_PART.change(state, {
    claims: [],
    onTiles: Object.fromEntries(others),
    ofSeats: taken.map((ingots, seat) => ingotsOf(state, seat) + ingots),
  });
  for (const seat of seats) {
    if (taken[seat]! > 0) events?.push({ type: 'gold-taken', seat, ingots: taken[seat]! });
  }
}

function scoreGold(state: State, events: EventSink<GameEvent>): void {
  for (const seat of state.scores.keys()) {
    const ingots = ingotsOf(state, seat);
    const points = goldPoints(ingots);
    if (points === 0) continue;
    state.scores[seat] = state.scores[seat]! + points;
    events?.push({ type: 'gold-scored', seat, ingots, points });
  }
}

/**
 * The action for an absent player: the ingot goes on a tile that carries a scoring feature of the placed tile, the topmost,
 * then the leftmost (G49).
 */
function standIn(state: State): Action {
  const { board } = state;
  const { graph, tileSegment } = board;
  const own = new Set<number>();
  for (let segment = tileSegment[lastTile(state)]!; segment < graph.segmentCount; segment++) {
    const kind = graph.kind[segment]!;
    if (kind !== FIELD && isFeatureKind(kind)) for (const tile of ingotTilesOf(state, segment)) own.add(tile);
  }
  const moves = legalMoves(state);
  return actionOf(state, moves.find((move) => own.has(payloadOf(move))) ?? moves[0]!);
}
