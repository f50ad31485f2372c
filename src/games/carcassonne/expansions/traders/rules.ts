import { featureOf, marksOn } from '../../../../core/feature-graph.ts';
import type { Scoring } from '../../../contract/game.ts';
import type { SegmentPlace } from '../../../contract/view.ts';
import { segmentPlace } from '../../../kernel/features.ts';
import type { EventSink } from '../../../kernel/state.ts';
import { type GameEvent, seatScoring } from '../../rules/event.ts';
import type { ScoringOptions } from '../../rules/expansion.ts';
import { featureView, isCompleted } from '../../rules/feature.ts';
import { type BoxExpansion, type State, statePart } from '../../rules/state.ts';
import { holdersOf } from '../../rules/strength.ts';
import { CITY, FIELD } from '../../rules/tile-set.ts';
import { GOODS, type Goods } from './goods.ts';

/** Goods in a city that the seat has completed, with the number of each kind; kinds without goods are omitted. */
interface GoodsTaken {
  readonly type: 'goods-taken';
  readonly seat: number;
  readonly goods: Partial<GoodsView>;
}

/** At the end: points for each seat that has most of one kind of goods. */
interface GoodsScored {
  readonly type: 'goods-scored';
  readonly goods: Goods;
  readonly seats: readonly number[];
  readonly points: number;
}

/** Points of the pig on a farm that its seat has won, besides those of the farm; `at` as in its `feature-scored`. */
interface PigScored {
  readonly type: 'pig-scored';
  readonly seat: number;
  readonly points: number;
  readonly at: SegmentPlace;
  /** The farm is scored before the end of the game (F62). */
  readonly isEarly?: true;
}

/** How many tokens of each kind of goods. */
export type GoodsView = Readonly<Record<Goods, number>>;

declare module '../../rules/expansion-types.ts' {
  interface ExpansionMarks {
    readonly wine: true;
    readonly grain: true;
    readonly cloth: true;
  }
  interface ExpansionSeatViews {
    readonly traders: GoodsView;
  }
  interface ExpansionFeatureViews {
    /** Goods in a city for the seat that completes it, with the number of each kind; kinds without goods are omitted (E33). */
    readonly traders: Partial<GoodsView>;
  }
  interface ExpansionEvents {
    readonly 'goods-taken': GoodsTaken;
    readonly 'goods-scored': GoodsScored;
    readonly 'pig-scored': PigScored;
  }
}

/** How each event of the expansion is scored, by event type. */
export const TRADERS_SCORINGS = {
  'goods-taken': 'nothing' as const,
  'goods-scored': ({ seats, points }: GoodsScored): Scoring => ({
    category: 'goods',
    final: true,
    lines: seats.map((seat) => ({ seat, points })),
  }),
  'pig-scored': (event: PigScored): Scoring => ({
    ...seatScoring('field', event),
    final: !event.isEarly,
    feature: { at: event.at, points: event.points },
  }),
};

/** Points for most tokens of one kind of goods (E35). */
export const GOODS_POINTS = 10;

/** Points that the pig of a farm's winner adds to each completed city beside the farm (E42). */
const PIG_POINTS = 1;

const NO_GOODS: GoodsView = { wine: 0, grain: 0, cloth: 0 };

/** Part of the state: the goods of each seat. */
export const TRADERS_PART = statePart<{ readonly goods: readonly GoodsView[] }>('traders', { goods: [] });

/** The goods of a seat; none without Traders & Builders. */
export function goodsOf(state: Pick<State, 'parts'>, seat: number): GoodsView {
  return TRADERS_PART.of(state).goods[seat] ?? NO_GOODS;
}

/**
 * Traders & Builders: cities bring goods to whoever completes them, a builder gives further tiles, and a pig makes farms
 * worth more (E32 to E46).
 */
export const traders: BoxExpansion = {
  isOffered: true,
  box: 'traders',
  maxSeats: 5,
  pieces: [
    {
      id: 'builder',
      count: 1,
      strength: 0,
      standsOn: ['road', 'city'],
      needs: 'own',
      isUnfinishedOnly: true,
      givesTile: true,
    },
    { id: 'pig', count: 1, strength: 0, standsOn: ['field'], needs: 'own' },
  ],
  // A herd of pigs is printed on a tile of The River II (F36).
  marks: [...GOODS, 'pigHerd'],
  scored(state, segment, events, how) {
    const kind = state.board.graph.kind[segment];
    if (kind === CITY) takeGoods(state, segment, events);
    if (kind === FIELD) scorePigs(state, segment, events, how);
  },
  scoreCategories: ['goods'],
  gameEnds: scoreGoods,
  featureView(state, root) {
    const goods = goodsIn(state, root);
    return goods && { traders: goods };
  },
  seatView: (state, seat) => ({ traders: goodsOf(state, seat) }),
  statedSeat: (state, seat) => ({ goods: goodsOf(state, seat) }),
};

/** The goods in a city (by its root), each with its number; undefined where there are none. */
export function goodsIn({ board, rules }: State, root: number): Partial<GoodsView> | undefined {
  const found = GOODS.flatMap((goods) => {
    const column = rules.marks.indexOf(goods);
    const count = column < 0 ? 0 : marksOn(board.graph, root, column);
    return count > 0 ? [[goods, count]] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/** A completed city brings its goods to the seat that placed the tile, whoever stands there (E33). */
function takeGoods(state: State, segment: number, events: EventSink<GameEvent>): void {
  const { board, seat, scores } = state;
  const found = goodsIn(state, featureOf(board.graph, segment));
  if (!found || !isCompleted(board, segment)) return;
  const goods = scores.map((_, at) => goodsOf(state, at));
  TRADERS_PART.change(state, { goods: goods.with(seat, withGoods(goods[seat]!, found)) });
  events?.push({ type: 'goods-taken', seat, goods: found });
}

/** The goods of a seat after it takes further ones. */
export function withGoods(goods: GoodsView, taken: Partial<GoodsView>): GoodsView {
  const { wine, grain, cloth } = taken;
  return { wine: goods.wine + (wine ?? 0), grain: goods.grain + (grain ?? 0), cloth: goods.cloth + (cloth ?? 0) };
}

/** Adds 1 point for each completed city to a farm of a seat whose pig stands on it (E42). */
function scorePigs(state: State, segment: number, events: EventSink<GameEvent>, { final }: ScoringOptions): void {
  const { board, pieces, rules, scores } = state;
  const farm = featureOf(board.graph, segment);
  const points = featureView(state, segment).cities * PIG_POINTS;
  if (points === 0) return;
  for (const seat of holdersOf(state, farm)) {
    const hasPig = pieces.some(
      (piece) =>
        piece.seat === seat &&
        rules.pieces[piece.kind ?? 0]!.id === 'pig' &&
        featureOf(board.graph, piece.segment) === farm,
    );
    if (!hasPig) continue;
    scores[seat] = scores[seat]! + points;
    const at = segmentPlace(board, segment);
    events?.push({ type: 'pig-scored', seat, points, at, ...(!final && { isEarly: true }) });
  }
}

/** Gives points to every seat that has most tokens of a kind, also when tied (E35). */
function scoreGoods(state: State, events: EventSink<GameEvent>): void {
  const { scores } = state;
  for (const goods of GOODS) {
    const counts = scores.map((_, seat) => goodsOf(state, seat)[goods]);
    const most = Math.max(...counts);
    if (most === 0) continue;
    const seats = counts.flatMap((count, seat) => (count === most ? [seat] : []));
    for (const seat of seats) scores[seat] = scores[seat]! + GOODS_POINTS;
    events?.push({ type: 'goods-scored', goods, seats, points: GOODS_POINTS });
  }
}
