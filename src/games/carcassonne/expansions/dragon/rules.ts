import { featureOf } from '../../../../core/feature-graph.ts';
import type { Square } from '../../../../core/tile.ts';
import type { Scoring } from '../../../contract/game.ts';
import type { SegmentPlace } from '../../../contract/view.ts';
import { type EventSink, lastTile, squareOfTile } from '../../../kernel/state.ts';
import { type GameEvent, seatScoring } from '../../rules/event.ts';
import type { ScoringOptions } from '../../rules/expansion.ts';
import { hasSign } from '../../rules/feature.ts';
import type { BoxExpansion, State } from '../../rules/state.ts';
import type { SegmentKind } from '../../rules/tile-set-file.ts';
import { DRAGON_PART, fairysPiece, tileOfPiece } from './figures.ts';
import { FLIGHT_DIRECTIONS, FLIGHT_STEPS, type FlightDirection, stepsTaken } from './flight.ts';
import { DRAGON_ORDERS, orderedWay } from './orders.ts';
import { DRAGON_VERBS } from './verbs.ts';

/** A volcano was placed, and the dragon has come to it (F37). */
interface DragonCame extends Square {
  readonly type: 'dragon-came';
}

/** A seat has sent the dragon one step on, to this square; steps from 1 (F39). */
interface DragonFlew extends Square {
  readonly type: 'dragon-flew';
  /** Set if the flight ends before its last step, as no way leads on (F39). */
  readonly isStuck?: true;
  readonly seat: number;
  readonly to: FlightDirection;
  readonly step: number;
  readonly from: Square;
}

/** A seat has brought the fairy to its piece on this square, which stands on a feature of a kind (F44). */
interface FairyMoved extends Square {
  readonly type: 'fairy-moved';
  readonly seat: number;
  readonly piece: string;
  readonly kind: SegmentKind;
}

/**
 * Points of the fairy: at the start of a turn (F46), or when the feature of her piece is scored (F47); `at` is a segment of
 * that feature.
 */
interface FairyScored {
  readonly type: 'fairy-scored';
  readonly seat: number;
  readonly points: number;
  readonly final: boolean;
  readonly why: 'turn' | 'feature';
}

/** Positions of dragon and fairy, and the squares of the current flight, its start first. */
export interface FiguresView {
  readonly dragon?: Square;
  readonly fairy?: Square & { readonly with?: SegmentPlace & { readonly seat: number } };
  readonly flight?: readonly Square[];
  readonly isPortalUsed?: true;
}

declare module '../../rules/expansion-types.ts' {
  interface ExpansionMarks {
    readonly princess: true;
  }
  interface ExpansionSigns {
    readonly dragon: true;
    readonly portal: true;
  }
  interface ExpansionViews {
    readonly dragon: FiguresView;
  }
  interface ExpansionEvents {
    readonly 'dragon-came': DragonCame;
    readonly 'dragon-flew': DragonFlew;
    readonly 'fairy-moved': FairyMoved;
    readonly 'fairy-scored': FairyScored;
  }
  interface ExpansionRejections {
    /** The dragon is on the tile (F37, F38). */
    readonly 'dragon-there': { readonly code: 'dragon-there' };
  }
  interface ExpansionSteps {
    readonly flight: true;
  }
}

/** How each event of the expansion is scored, by event type. */
export const DRAGON_SCORINGS = {
  'dragon-came': 'nothing' as const,
  'dragon-flew': 'nothing' as const,
  'fairy-moved': 'nothing' as const,
  'fairy-scored': (event: FairyScored): Scoring => ({ ...seatScoring('fairy', event), final: event.final }),
};

/** Points of the fairy at the start of a turn, and where the feature of her piece is scored (F46, F47). */
export const FAIRY_POINTS = { turn: 1, feature: 3 } as const;

/**
 * The Princess & the Dragon: volcanoes call a dragon that eats pieces, a fairy keeps it away and brings points, a princess
 * sends knights home, and meeples go through portals (F37 to F52).
 */
export const dragon: BoxExpansion = {
  isOffered: true,
  isLobbyOnly: true,
  box: 'princess',
  isTableOnly: true,
  maxSeats: 5,
  marks: ['princess'],
  verbs: DRAGON_VERBS,
  steps: [
    {
      name: 'flight',
      after: 'piece',
      mover: (state) => (state.turnSeat + stepsTaken(state)) % state.scores.length,
      question: {
        id: 'dragon',
        orders: DRAGON_ORDERS,
        mayName: true,
        answer: (state, order) => ({ type: 'dragon', to: FLIGHT_DIRECTIONS[orderedWay(state, order)]! }),
      },
    },
  ],
  // Those before the first volcano are mixed among the tiles behind it (F41).
  waits: ({ signs }, seen) => signs.includes('dragon') && !seen.some((one) => one.signs.includes('volcano')),
  tileRejection: (state, tile) => (DRAGON_PART.of(state).dragon === tile ? { code: 'dragon-there' } : undefined),
  isQuiet: isQuietTile,
  choosesAfterPiece: sendsDragon,
  covered: beginTile,
  scoreCategories: ['fairy'],
  scored: scoreFairy,
  turnEnded: leaveAlone,
  turnBegan(state, by, events) {
    const seat = fairysPiece(state)?.seat;
    // Only once a turn, not again for a further tile (F46).
    if (by === undefined && seat === state.seat) gainOfFairy(state, { seat, why: 'turn', final: false }, events);
  },
  view: (state) => ({ dragon: figuresView(state) }),
  stated: (state) => ({ figures: figuresView(state) }),
};

/** True if the drawn tile sends the dragon on a flight. */
export function sendsDragon(state: State): boolean {
  const { set, tile } = state;
  return tile >= 0 && set.tiles[tile]!.signs.includes('dragon') && DRAGON_PART.of(state).dragon !== undefined;
}

/** Signs and princesses give choices of their own. */
function isQuietTile({ set, tile }: State): boolean {
  if (tile < 0) return true;
  const { segments, signs } = set.tiles[tile]!;
  return signs.length === 0 && segments.every(({ marks }) => !marks.princess);
}

/** A volcano calls the dragon (F37), a dragon tile sends it on a flight from where it is (F39). */
function beginTile(state: State, _: Square, events: EventSink<GameEvent>): void {
  const last = lastTile(state);
  const before = DRAGON_PART.of(state).dragon;
  const isFlying = before !== undefined && hasSign(state, last, 'dragon');
  DRAGON_PART.change(state, { isPortalUsed: false, flight: isFlying ? { visited: [before] } : undefined });
  if (!hasSign(state, last, 'volcano')) return;
  DRAGON_PART.change(state, { dragon: last });
  events?.push({ type: 'dragon-came', ...squareOfTile(state.board, last) });
}

/** The owner of the piece with the fairy gets points when its feature is scored, whoever wins it (F47). */
function scoreFairy(state: State, segment: number, events: EventSink<GameEvent>, { final }: ScoringOptions): void {
  const { board } = state;
  const piece = fairysPiece(state);
  if (!piece || featureOf(board.graph, piece.segment) !== featureOf(board.graph, segment)) return;
  gainOfFairy(state, { seat: piece.seat, why: 'feature', final }, events);
}

function gainOfFairy(
  state: State,
  of: Pick<FairyScored, 'seat' | 'why' | 'final'>,
  events: EventSink<GameEvent>,
): void {
  const { seat, why } = of;
  const points = FAIRY_POINTS[why];
  state.scores[seat] = state.scores[seat]! + points;
  events?.push({ type: 'fairy-scored', points, ...of });
}

/** Ends the flight; the fairy stays where her piece was, alone (F45). */
function leaveAlone(state: State): void {
  const { fairy } = DRAGON_PART.of(state);
  const stays = fairy && !fairysPiece(state) ? { tile: fairy.tile } : fairy;
  DRAGON_PART.change(state, { flight: undefined, fairy: stays });
}

/** Positions of dragon and fairy, for the view. */
export function figuresView(state: State): FiguresView {
  const { board } = state;
  const { dragon: at, fairy, flight, isPortalUsed } = DRAGON_PART.of(state);
  const piece = fairysPiece(state);
  const company = piece && {
    seat: piece.seat,
    tile: tileOfPiece(state, piece),
    segment: piece.segment - board.tileSegment[tileOfPiece(state, piece)]!,
  };
  return {
    ...(at !== undefined && { dragon: squareOfTile(board, at) }),
    ...(fairy && { fairy: { ...squareOfTile(board, fairy.tile), ...(company && { with: company }) } }),
    ...(flight && { flight: flight.visited.map((tile) => squareOfTile(board, tile)) }),
    ...(isPortalUsed && { isPortalUsed }),
  };
}

/** Largest number of steps left in the current flight. */
export function stepsLeft(state: State): number {
  return DRAGON_PART.of(state).flight ? FLIGHT_STEPS - stepsTaken(state) : 0;
}
